export type Tag = { name: string; kind: 'opens' | 'closes' | 'empty'; start: number; end: number };

/** Thrown for XML that is not well-formed, or that no program writes into a document. */
export class Unreadable extends Error {}

/** Yields the tags of an XML text in order, and checks their balance. Rejects a document type, which could define entities. */
export function* tagsOf(xml: string): Generator<Tag> {
  const open: string[] = [];
  for (let start = xml.indexOf('<'); start >= 0;) {
    const next = xml.charAt(start + 1);
    if (next === '?') start = xml.indexOf('<', after(xml, '?>', start));
    else if (xml.startsWith('<!--', start)) start = xml.indexOf('<', after(xml, '-->', start + 4));
    else {
      const tag = readTag(xml, start);
      if (tag.kind === 'opens') open.push(tag.name);
      else if (tag.kind === 'closes' && open.pop() !== tag.name) throw new Unreadable(tag.name);
      yield tag;
      start = xml.indexOf('<', tag.end);
    }
  }
  if (open.length > 0) throw new Unreadable('not closed');
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new Unreadable(mark);
  return at + mark.length;
}

function readTag(xml: string, start: number): Tag {
  const edge = /["'>]/g;
  edge.lastIndex = start;
  for (let found = edge.exec(xml); found; found = edge.exec(xml)) {
    if (found[0] === '>') return tagIn(xml, start, found.index + 1);
    edge.lastIndex = after(xml, found[0], found.index + 1);
  }
  throw new Unreadable('not ended');
}

function tagIn(xml: string, start: number, end: number): Tag {
  const closes = xml.charAt(start + 1) === '/';
  const name = /[^\s/>]+/y;
  name.lastIndex = start + (closes ? 2 : 1);
  const found = name.exec(xml)?.[0] ?? '!';
  if (found.startsWith('!')) throw new Unreadable(found);
  const kind = closes ? 'closes' : xml.charAt(end - 2) === '/' ? 'empty' : 'opens';
  return { name: found, kind, start, end };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex?: string, figure?: string, name = '') => {
    const code = hex === undefined ? Number(figure) : Number.parseInt(hex, 16);
    const sign = Number.isNaN(code) ? named[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (sign === undefined) throw new Unreadable(name);
    return sign;
  });

/** Characters that XML does not allow; Word reports a document with one as damaged. */
const unwritable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

export const writable = (text: string): string => text.toWellFormed().replace(unwritable, ' ');

export const encoded = (text: string): string =>
  writable(text).replace(
    /[&<>"]/g,
    (sign) => `&${sign === '&' ? 'amp' : sign === '<' ? 'lt' : sign === '>' ? 'gt' : 'quot'};`,
  );

/** Returns the value of an attribute in the source of a tag. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = tag.match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`));
  return found ? decoded(found[1] ?? found[2] ?? '') : undefined;
}
