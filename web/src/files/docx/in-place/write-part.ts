import type { Paragraph, Part, Piece } from './paragraphs.ts';
import type { Revision, Revisions } from './revisions.ts';
import { encoded } from './xml-tags.ts';

/** Author and date of the tracked changes, and the id of the next one. */
export type Tracking = { author: string; date: Date; id: number };

type Edit = { start: number; end: number; xml: string };
type Segment = { kind: 'stays' | 'goes' | 'comes'; text: string };

/** Writes the XML of a part with its paragraphs revised. All other XML stays unchanged, character for character. */
export function writePart(part: Part, revisions: Revisions, tracking: Tracking | null): string {
  const writer = writerOf(part, tracking);
  const all = [...revisions].flatMap(([paragraph, revision]) =>
    (paragraph.twin ? [paragraph, paragraph.twin] : [paragraph]).map((each) => [each, revision] as const),
  );
  const emptied = new Set(all.filter(([each, revision]) => isEmptied(each, revision)).map(([each]) => each));
  const edits = all.flatMap(([paragraph, revision]) => {
    const isRemoved = emptied.has(paragraph) && hasStaying(paragraph, emptied);
    if (isRemoved && !tracking) return [{ start: paragraph.start, end: paragraph.end, xml: '' }];
    const mark = isRemoved && paragraph.next ? [writer.markRemoved(paragraph)] : [];
    return mark.concat(writer.revise(paragraph, revision));
  });
  let xml = '';
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    xml += part.xml.slice(at, edit.start) + edit.xml;
    at = edit.end;
  }
  return xml + part.xml.slice(at);
}

const isEmptied = ({ text, isOnlyWords }: Paragraph, { deleted, inserted }: Revision) =>
  isOnlyWords &&
  inserted.length === 0 &&
  text.split('').every((letter, at) => deleted.has(at) || letter.trim() === '');

/** Whether a neighbouring paragraph stays: a cell, a note and a document need at least one. */
function hasStaying(paragraph: Paragraph, emptied: ReadonlySet<Paragraph>): boolean {
  let next: Paragraph | null = paragraph;
  while (next && emptied.has(next)) next = next.next;
  let previous: Paragraph | null = paragraph;
  while (previous && emptied.has(previous)) previous = previous.previous;
  return next !== null || previous !== null;
}

function writerOf({ xml, prefix }: Part, tracking: Tracking | null) {
  const tag = (name: string, content: string, attributes = '') =>
    `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`;
  const attributes = () =>
    tracking
      ? ` ${prefix}id="${tracking.id++}" ${prefix}author="${encoded(tracking.author)}" ${prefix}date="${tracking.date.toISOString().replace(/\.\d+/, '')}"`
      : '';
  const letters = (text: string, name = 't') =>
    text
      .split(/([\n\t])/)
      .map((each) => {
        if (each === '\n') return `<${prefix}br/>`;
        if (each === '\t') return `<${prefix}tab/>`;
        return each === '' ? '' : tag(name, encoded(each), ' xml:space="preserve"');
      })
      .join('');
  const contentOf = (piece: Piece, { kind, text }: Segment) => {
    if (piece.kind === 'sign' && kind !== 'comes') return xml.slice(piece.start, piece.end);
    return letters(text, kind === 'goes' ? 'delText' : 't');
  };

  function replaced(piece: Piece, segments: readonly Segment[]): Edit {
    const left = segments.filter(({ kind }) => kind !== 'goes');
    const written =
      piece.kind === 'letters'
        ? letters(left.map(({ text }) => text).join(''))
        : left.map((each) => contentOf(piece, each)).join('');
    return { start: piece.start, end: piece.end, xml: written };
  }

  function tracked(piece: Piece, segments: readonly Segment[]): Edit {
    const { run } = piece;
    const opening = run.tag + run.properties;
    const closing = `</${prefix}r>`;
    const isFirst = xml.slice(run.inside, piece.start).trim() === '';
    const isLast = xml.slice(piece.end, run.insideEnd).trim() === '';
    const properties = withoutChange(run.properties, prefix);
    let isOpen = !isFirst;
    let written = '';
    for (const segment of segments) {
      const stays = segment.kind === 'stays';
      if (stays !== isOpen) written += stays ? opening : closing;
      isOpen = stays;
      const content = contentOf(piece, segment);
      const own = tag('r', properties + content);
      if (stays) written += content;
      else if (segment.kind === 'goes') written += tag('del', own, attributes());
      // Insertions cannot be nested.
      else if (run.insertion === '') written += tag('ins', own, attributes());
      else written += `</${prefix}ins>${tag('ins', own, attributes())}${run.insertion}`;
    }
    if (isLast === isOpen) written += isLast ? closing : opening;
    return { start: isFirst ? run.start : piece.start, end: isLast ? run.end : piece.end, xml: written };
  }

  /** Returns a further paragraph with the properties of this one and other words. */
  function another(paragraph: Paragraph, piece: Piece, text: string): string {
    const { properties } = paragraph;
    const plain = (properties ? xml.slice(properties.start, properties.end) : '').replace(
      new RegExp(`<${prefix}(sectPr|pPrChange)\\b[\\s\\S]*?</${prefix}\\1>`, 'g'),
      '',
    );
    const own = tag('r', withoutChange(piece.run.properties, prefix) + letters(text));
    if (!tracking) return tag('p', plain + own);
    return tag('p', withMark(plain, 'ins') + tag('ins', own, attributes()));
  }

  /** Returns paragraph properties that mark the end of the paragraph as a tracked change. */
  function withMark(properties: string, kind: 'ins' | 'del'): string {
    const mark = `<${prefix}${kind}${attributes()}/>`;
    if (properties === '' || properties.endsWith('/>')) return tag('pPr', tag('rPr', mark));
    const known = new RegExp(`<${prefix}rPr(\\s*/)?>`).exec(properties);
    if (known) {
      const rest = properties.slice(known.index + known[0].length);
      const begun = `${properties.slice(0, known.index)}<${prefix}rPr>${mark}`;
      return begun + (known[1] === undefined ? rest : `</${prefix}rPr>${rest}`);
    }
    return properties.replace(
      new RegExp(`<${prefix}(?:sectPr|pPrChange)\\b|</${prefix}pPr>`),
      (found) => tag('rPr', mark) + found,
    );
  }

  return {
    markRemoved({ inside, properties }: Paragraph): Edit {
      const { start, end } = properties ?? { start: inside, end: inside };
      return { start, end, xml: withMark(xml.slice(start, end), 'del') };
    },
    revise(paragraph: Paragraph, revision: Revision): Edit[] {
      const edits: Edit[] = [];
      const added: Edit[] = [];
      let from = 0;
      for (const piece of paragraph.pieces) {
        const to = from + piece.text.length;
        const here = revision.inserted
          .filter(({ at }) => from <= at && at < to)
          .map((insertion) => {
            const isEnd = insertion.side === 'after' && insertion.at === paragraph.text.length - 1;
            const [first = '', ...others] = insertion.text.split('\n');
            if (!isEnd || others.length === 0) return insertion;
            const xmlOfOthers = others
              .filter((other) => other.trim() !== '')
              .map((other) => another(paragraph, piece, other));
            added.push({ start: paragraph.end, end: paragraph.end, xml: xmlOfOthers.join('') });
            return { at: insertion.at, side: insertion.side, text: first };
          })
          .filter(({ text }) => text !== '');
        const segments = segmentsOf(piece.text, from, revision.deleted, here);
        if (segments.some(({ kind }) => kind !== 'stays'))
          edits.push(tracking ? tracked(piece, segments) : replaced(piece, segments));
        from = to;
      }
      return [...edits, ...added];
    },
  };
}

const withoutChange = (properties: string, prefix: string) =>
  properties.replace(new RegExp(`<${prefix}rPrChange\\b[\\s\\S]*?</${prefix}rPrChange>`), '');

function segmentsOf(
  text: string,
  from: number,
  deleted: ReadonlySet<number>,
  inserted: Revision['inserted'],
): Segment[] {
  const segments: Segment[] = [];
  let waiting = '';
  const add = (kind: Segment['kind'], letters: string) => {
    const last = segments.at(-1);
    if (last?.kind === kind) last.text += letters;
    else if (letters !== '') segments.push({ kind, text: letters });
  };
  const said = (at: number, side: 'before' | 'after') =>
    inserted
      .filter((each) => each.at === at && each.side === side)
      .map((each) => each.text)
      .join('');
  const end = from + text.length;
  // Start of a deletion that reaches the end of the run and continues in the next.
  let lastStaying = end;
  while (deleted.has(end) && lastStaying > from && deleted.has(lastStaying - 1)) lastStaying--;
  for (let index = 0; index < text.length; index++) {
    const at = from + index;
    const goes = deleted.has(at);
    if (!goes) {
      add('comes', waiting);
      waiting = '';
    }
    waiting += said(at, 'before');
    // New words follow the old ones, but not inside a deletion that continues in the next run.
    if (!goes || at >= lastStaying) {
      add('comes', waiting);
      waiting = '';
    }
    add(goes ? 'goes' : 'stays', text.charAt(index));
    waiting += said(at, 'after');
  }
  add('comes', waiting);
  return segments;
}
