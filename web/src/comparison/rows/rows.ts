import type { TextChange } from '#contract/humanize.ts';
import { type Block, type BlockKind, findBlocks, findSentences, isProse } from '#prose/index.ts';
import { wholeWords } from '../whole-words.ts';

/** A change as it is displayed. `mine`: the user's own words. */
export type DrawnChange = Pick<TextChange, 'start' | 'end' | 'before' | 'after' | 'reason'> & {
  mine?: boolean;
};

/**
 * A row of the side-by-side view: a sentence, or several joined by a change. Rows cover the whole source without gaps; reverting
 * a change does not move their bounds.
 */
export type Row = {
  kind: BlockKind;
  start: number;
  end: number;
  /** Whether it is the first of its paragraph, heading, list item or table. */
  opens: boolean;
  /** Number of letters at its start that only mark its kind: "## ", "- ", "12. ". */
  marker: number;
  /** Its changes: from `first` up to, but not including, `last`. */
  first: number;
  last: number;
};

type Stretch = Pick<Row, 'kind' | 'start' | 'opens' | 'marker'> & { textEnd: number };

/** Whether a block is a line of a table directly below another one. */
const goesOn = (source: string, { kind, start }: Block, previous: Block | undefined): boolean =>
  kind === 'table' && previous?.kind === 'table' && source.indexOf('\n', previous.end) === start - 1;

function* stretchesOf(source: string): Generator<Stretch> {
  let previous: Block | undefined;
  for (const block of findBlocks(source)) {
    const { kind, start } = block;
    const sentences = isProse(block) ? findSentences(source, block.body, block.end) : [];
    const marker = markerOf(source, block);
    const opens = !goesOn(source, block, previous);
    yield { kind, start, opens, marker, textEnd: sentences[0]?.end ?? block.end };
    previous = block;
    for (const { start: from, end } of sentences.slice(1)) {
      yield { kind, start: from, opens: false, marker: 0, textEnd: end };
    }
  }
}

function markerOf(source: string, { kind, start, body, end }: Block): number {
  if (kind !== 'heading') return body - start;
  return /^\s*#{1,6}\s+/.exec(source.slice(start, Math.min(end, start + 200)))?.[0].length ?? 0;
}

/** Yields one row after another, so that a long text can be read in slices. The changes must be in order. */
export function* readRows(source: string, changes: readonly DrawnChange[]): Generator<Row> {
  let row: Row | undefined;
  let textEnd = 0;
  let next = 0;
  for (const stretch of stretchesOf(source)) {
    const bound = row ? stretch.start : 0;
    while ((changes[next]?.start ?? Infinity) < bound) next++;
    if (!row || !isJoined(source, changes[next - 1], row, textEnd, stretch)) {
      if (row) yield closed(row, stretch.start, next);
      const { kind, opens, marker } = stretch;
      const start: number = row ? stretch.start : 0;
      row = {
        kind,
        start,
        end: 0,
        opens,
        marker: marker + (row ? 0 : stretch.start),
        first: next,
        last: 0,
      };
    }
    textEnd = stretch.textEnd;
  }
  row ??= { kind: 'other', start: 0, end: 0, opens: true, marker: 0, first: 0, last: 0 };
  yield closed(row, source.length, changes.length);
}

const closed = (row: Row, end: number, last: number): Row => Object.assign(row, { end, last });

const endsSentence = /[.!?\u2026]["'\u2019\u201d\u00bb)\]*_]*$/;

/** Whether the row's last change extends into the next sentence, or removes the full stop between the two. */
function isJoined(
  source: string,
  change: DrawnChange | undefined,
  row: Row,
  textEnd: number,
  next: Stretch,
): boolean {
  if (!change || change.end <= row.start) return false;
  if (change.end > next.start) return true;
  if (next.opens || change.start >= textEnd || change.end < textEnd) return false;
  if (change.start <= row.start && change.after === '') return false;
  return endsSentence.test(source.slice(row.start, textEnd)) && !endsSentence.test(change.after.trimEnd());
}

/** A change as it is displayed: extended to whole words, since "Moreover, t" for "T" reads badly. */
export type Mark = { index: number; before: string; after: string; mine: boolean };
export type Piece = string | Mark;

type Whole = { start: number; end: number; before: string; after: string };

/** Extends a change to whole words, unless it is the user's own words. */
function grow(source: string, change: DrawnChange, floor: number, limit: number): Whole {
  const { before, after } = change;
  const { start, end } = change.mine ? change : wholeWords(source, change, floor, limit);
  const lead = source.slice(start, change.start);
  const tail = source.slice(change.end, end);
  return { start, end, before: lead + before + tail, after: lead + after + tail };
}

/** Returns one change in whole words, for showing it alone. */
export function wholeWordsOf(
  source: string,
  changes: readonly DrawnChange[],
  index: number,
): { before: string; after: string } {
  const change = changes[index];
  if (!change) return { before: '', after: '' };
  const floor = changes[index - 1]?.end ?? 0;
  const { before, after } = grow(source, change, floor, changes[index + 1]?.start ?? source.length);
  return { before, after };
}

/** Returns a row's text with each change in its place. */
export function piecesOf(source: string, changes: readonly DrawnChange[], row: Row): Piece[] {
  const pieces: Piece[] = [];
  let at = row.start;
  for (let index = row.first; index < row.last; index++) {
    const change = changes[index];
    if (!change) continue;
    const limit = Math.min(row.end, changes[index + 1]?.start ?? row.end);
    const { start, end, before, after } = grow(source, change, at, limit);
    if (start > at) pieces.push(source.slice(at, start));
    pieces.push({ index, before, after, mine: change.mine === true });
    at = end;
  }
  if (at < row.end) pieces.push(source.slice(at, row.end));
  return pieces;
}

type Note = { indexes: number[]; reason: string };

/** Returns the reasons of a row's changes, each once. */
export function notesOf(
  changes: readonly DrawnChange[],
  { first, last }: Pick<Row, 'first' | 'last'>,
): Note[] {
  const notes = new Map<string, Note>();
  for (const [offset, { reason }] of changes.slice(first, last).entries()) {
    if (reason === null) continue;
    const note = notes.get(reason) ?? { indexes: [], reason };
    note.indexes.push(first + offset);
    notes.set(reason, note);
  }
  return [...notes.values()];
}
