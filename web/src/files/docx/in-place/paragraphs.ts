import { attributeOf, decoded, type Tag, tagsOf, Unreadable } from './xml-tags.ts';

/** A span of a part's XML. */
type Stretch = { start: number; end: number };

type Run = Stretch & {
  /** Its start tag, and the XML of its formatting properties. */
  tag: string;
  properties: string;
  /** Start and end of its content. */
  inside: number;
  insideEnd: number;
  /** The start tag of the tracked insertion around it, or empty. */
  insertion: string;
};

/** Letters of a run, or a character with its own tag: a tab, a line break, a hyphen. */
export type Piece = Stretch & { kind: 'letters' | 'sign'; text: string; run: Run };

export type Paragraph = Stretch & {
  /** The end of its start tag, and its properties, if it has any. */
  inside: number;
  properties: Stretch | null;
  pieces: Piece[];
  text: string;
  /** The separator from the paragraph before it. */
  separator: string;
  /** Whether it contains nothing but words. */
  isOnlyWords: boolean;
  /** The adjacent paragraphs. */
  previous: Paragraph | null;
  next: Paragraph | null;
  /** The same paragraph in the copy of its text box for newer programs. */
  twin: Paragraph | null;
};

type Note = { kind: 'footnote' | 'endnote'; id: string };

export type Part = {
  xml: string;
  /** Namespace prefix of its tags, usually `w:`. */
  prefix: string;
  paragraphs: Paragraph[];
  /** The notes that it refers to, in order. */
  references: Note[];
  /** The paragraphs of each note, by its id, if the part contains notes. */
  notes: Map<string, Paragraph[]>;
};

type Frame = Tag & { cells: number; hasParagraph: boolean; touching: Paragraph | null };
type Box = { older: Paragraph[]; newer: Paragraph[] };

const wordsOfWord =
  /xmlns(?::([\w.-]+))?\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/;

const unsaid = new Set(['del', 'moveFrom', 'ruby', 'pPr', 'rPr']);
const signs: Record<string, string> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00ad',
};
/** Elements that may be removed together with their paragraph. */
const traceless = new Set([
  'r',
  't',
  'pPr',
  'rPr',
  'tab',
  'br',
  'proofErr',
  'lastRenderedPageBreak',
  'hyperlink',
  'ins',
  'smartTag',
]);

/** Reads the paragraphs of a part in reading order, with the offsets of their letters. */
export function readPart(xml: string): Part {
  const prefix = prefixOf(xml);
  const part: Part = { xml, prefix, paragraphs: [], references: [], notes: new Map() };
  const frames: Frame[] = [];
  const paragraphs: Paragraph[] = [];
  const runs: Run[] = [];
  let box: (Box & { depth: number; isNewer: boolean }) | null = null;
  let unsaidDepth = 0;
  let note: Paragraph[] | null = null;

  const local = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : `other ${name}`);

  function begin(tag: Tag) {
    const parent = frames.at(-1);
    const paragraph: Paragraph = {
      start: tag.start,
      end: tag.end,
      inside: tag.end,
      properties: null,
      pieces: [],
      text: '',
      separator: separatorIn(frames, local),
      isOnlyWords: true,
      previous: parent?.touching ?? null,
      next: null,
      twin: null,
    };
    if (paragraph.previous) paragraph.previous.next = paragraph;
    if (parent) parent.touching = paragraph;
    if (parent) parent.hasParagraph = true;
    if (box?.isNewer) box.newer.push(paragraph);
    else {
      (note ?? part.paragraphs).push(paragraph);
      box?.older.push(paragraph);
    }
    return paragraph;
  }

  function add(kind: Piece['kind'], start: number, end: number, text: string) {
    const paragraph = paragraphs.at(-1);
    const run = runs.at(-1);
    if (!paragraph || !run || run.start < paragraph.start || unsaidDepth > 0 || text === '') return;
    paragraph.pieces.push({ kind, start, end, text, run });
    paragraph.text += text;
  }

  for (const tag of tagsOf(xml)) {
    const name = local(tag.name);
    const source = xml.slice(tag.start, tag.end);
    const paragraph = paragraphs.at(-1);
    if (tag.kind !== 'closes') {
      const parent = frames.at(-1);
      if (name === 'tc' && parent) parent.cells++;
      if (name !== 'p' && parent) parent.touching = null;
      if (paragraph && name !== 'p' && !isTraceless(name, frames, local)) paragraph.isOnlyWords = false;
      if (name === 'p' && tag.kind === 'opens') paragraphs.push(begin(tag));
      if (name === 'r' && tag.kind === 'opens') {
        const insertion = parent && local(parent.name) === 'ins' ? xml.slice(parent.start, parent.end) : '';
        runs.push({
          start: tag.start,
          end: tag.end,
          tag: source,
          properties: '',
          inside: tag.end,
          insideEnd: tag.end,
          insertion,
        });
      }
      if (tag.kind === 'opens') {
        if (unsaid.has(name)) unsaidDepth++;
        if (tag.name === 'mc:AlternateContent')
          box ??= { older: [], newer: [], depth: frames.length, isNewer: false };
        if (tag.name === 'mc:Choice' && box?.depth === frames.length - 1) box.isNewer = true;
        if (name === 'footnote' || name === 'endnote') {
          note = [];
          part.notes.set(attributeOf(source, `${prefix}id`) ?? '', note);
        }
        frames.push({ ...tag, cells: 0, hasParagraph: false, touching: null });
      } else if (signs[name] !== undefined && isSaid(source, prefix))
        add('sign', tag.start, tag.end, signs[name]);
      if ((name === 'footnoteReference' || name === 'endnoteReference') && unsaidDepth === 0)
        part.references.push({
          kind: name === 'footnoteReference' ? 'footnote' : 'endnote',
          id: attributeOf(source, `${prefix}id`) ?? '',
        });
      continue;
    }
    const frame = frames.pop();
    if (!frame) throw new Unreadable(tag.name);
    if (unsaid.has(name)) unsaidDepth--;
    if (name === 't') add('letters', frame.start, tag.end, lettersIn(xml.slice(frame.end, tag.start)));
    else if (signs[name] !== undefined && isSaid(xml.slice(frame.start, frame.end), prefix))
      add('sign', frame.start, tag.end, signs[name]);
    const run = runs.at(-1);
    if (name === 'rPr' && run && frames.at(-1)?.start === run.start) {
      run.properties = xml.slice(frame.start, tag.end);
      run.inside = tag.end;
    }
    if (name === 'r' && run) {
      run.insideEnd = tag.start;
      run.end = tag.end;
      runs.pop();
    }
    if (name === 'pPr' && paragraph && frames.at(-1)?.start === paragraph.start)
      paragraph.properties = { start: frame.start, end: tag.end };
    if (name === 'p' && paragraph) {
      paragraph.end = tag.end;
      paragraphs.pop();
    }
    if (name === 'footnote' || name === 'endnote') note = null;
    if (tag.name === 'mc:Choice' && box?.depth === frames.length - 1) box.isNewer = false;
    if (tag.name === 'mc:AlternateContent' && box?.depth === frames.length) {
      pairUp(box);
      box = null;
    }
  }
  return part;
}

function prefixOf(xml: string): string {
  const found = wordsOfWord.exec(xml.slice(0, 20_000));
  if (!found) throw new Unreadable('no namespace');
  return found[1] === undefined ? '' : `${found[1]}:`;
}

function lettersIn(content: string): string {
  if (content.includes('<')) throw new Unreadable('tags among letters');
  return decoded(content);
}

/** Whether a break counts as a character; a page break or column break does not. */
const isSaid = (tag: string, prefix: string) =>
  [undefined, 'textWrapping'].includes(attributeOf(tag, `${prefix}type`));

function isTraceless(name: string, frames: readonly Frame[], local: (name: string) => string): boolean {
  if (name === 'sectPr') return false;
  return traceless.has(name) || frames.some((frame) => ['pPr', 'rPr'].includes(local(frame.name)));
}

function separatorIn(frames: readonly Frame[], local: (name: string) => string): string {
  const parent = frames.at(-1);
  const row = frames.at(-2);
  if (!parent || !row || local(parent.name) !== 'tc' || parent.hasParagraph) return '\n';
  return row.cells === 1 ? '\n| ' : ' | ';
}

function pairUp({ older, newer }: Box) {
  if (older.length !== newer.length) return;
  for (const [index, paragraph] of older.entries()) {
    const other = newer[index];
    if (other && other.text === paragraph.text) paragraph.twin = other;
  }
}
