import { endsSentence, isApart, isOfSize, type Layout, leavesRoom } from './layout.ts';
import type { Line } from './line-ends.ts';
import { markerOf } from './markers.ts';
import type { Row } from './rows.ts';
import { tableAt } from './tables.ts';

export type TextBlock = {
  kind: 'paragraph' | 'item' | 'heading';
  marker: string;
  lines: Line[];
  size: number;
  left: number;
  isIndented: boolean;
  /** Whether its last line is full, so that it may continue in the next column. */
  isFull: boolean;
};
export type Block = TextBlock | { kind: 'table'; cells: string[][] };

/** Minimum size of a heading, as a share of the size of the prose. */
const headingSize = 1.12;
const longestHeading = 200;

/** Returns the paragraphs, items, headings and tables of a column. */
export function blocksOf(rows: readonly Row[], layout: Layout): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < rows.length;) {
    const table = tableAt(rows, at);
    const end = table?.end ?? endOfBlock(rows, at, layout);
    blocks.push(
      table
        ? { kind: 'table', cells: table.cells }
        : textBlock(rows.slice(at, end), rows[at - 1], rows[end], layout),
    );
    at = end;
  }
  return blocks;
}

function textBlock(
  rows: readonly Row[],
  before: Row | undefined,
  after: Row | undefined,
  layout: Layout,
): TextBlock {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw new Error('A block has lines.');
  const { size, left } = first;
  const text = rows.map((row) => row.text).join(' ');
  const isLarge =
    size >= headingSize * layout.size && text.length <= longestHeading && /\p{L}/u.test(first.text);
  const isHeading = !first.isLeader && (isLarge || isBoldHeading(rows, text, after, layout));
  const marked = !isHeading && isItem(first, before, layout) ? markerOf(first.text) : null;
  const kind = isHeading ? 'heading' : marked ? 'item' : 'paragraph';
  return {
    kind,
    marker: marked?.marker ?? '',
    lines: rows.map((row, at) => ({
      text: marked && at === 0 ? marked.rest : row.text,
      isBroken: kind === 'paragraph' && isBroken(row, rows[at + 1], layout),
    })),
    size,
    left,
    isIndented: left > (second ?? layout).left + 0.8 * size,
    isFull: !leavesRoom(last, '', layout),
  };
}

const longestBoldHeading = 120;
/** Minimum length of the line after a bold heading; a shorter one may be part of a form or a list of names. */
const fewestLettersOfProse = 40;
const startsSentence = /^["'“‘«([]*[\p{Lu}\p{Lo}\p{N}]/u;
const endsWithMark = /[.,:;!…]["'”’»)\]]*$/u;

/** Whether rows are a heading: bold lines as large as the prose after them. */
const isBoldHeading = (rows: readonly Row[], text: string, after: Row | undefined, layout: Layout): boolean =>
  after !== undefined &&
  rows.length <= 2 &&
  rows.every((row) => row.bold && isProse(row, layout) && row.left - layout.left < 1.5 * row.size) &&
  text.length <= longestBoldHeading &&
  startsSentence.test(text) &&
  !endsWithMark.test(text) &&
  markerOf(text) === null &&
  !after.bold &&
  isProse(after, layout) &&
  after.text.length >= fewestLettersOfProse &&
  startsSentence.test(after.text) &&
  markerOf(after.text) === null;

/** Whether a row is prose of the usual size; cells and list items have several pieces. */
const isProse = (row: Row, { size }: Layout) => isOfSize(row, size) && row.pieces.length === 1;

/** Whether a line ends although there is much room left, as in an address or a poem. */
const isBroken = (line: Row, next: Row | undefined, layout: Layout): boolean =>
  next !== undefined &&
  (line.isLeader || (!/[-\u00ad]$/.test(line.text) && leavesRoom(line, next.text, layout, 0.2)));

/** Whether a row begins an item. A bullet is enough; a number or a dash may also be at the start of a line by chance. */
const isItem = (row: Row, before: Row | undefined, layout: Layout): boolean =>
  markerOf(row.text) !== null &&
  (before === undefined ||
    isApart(before, row, layout) ||
    /^[^\p{L}\p{N}(–—*-]/u.test(row.text) ||
    Math.abs(before.left - row.left) > 2 ||
    leavesRoom(before, row.text, layout, 0.1));

/** Returns the index after the last line of the block that begins at `start`. */
function endOfBlock(rows: readonly Row[], start: number, layout: Layout): number {
  const isList = rows[start] !== undefined && isItem(rows[start], rows[start - 1], layout);
  let end = start + 1;
  while (end < rows.length && !tableAt(rows, end) && !isBreak(rows, start, end, isList, layout)) end++;
  return end;
}

function isBreak(rows: readonly Row[], start: number, at: number, isList: boolean, layout: Layout): boolean {
  const [first, before, row] = [rows[start], rows[at - 1], rows[at]];
  if (!first || !before || !row || isApart(before, row, layout)) return true;
  if (first.size >= headingSize * layout.size) return false;
  const hasRoom = leavesRoom(before, row.text, layout);
  const step = 0.8 * row.size;
  if (isItem(row, before, layout)) return true;
  if (isList) return row.left < first.left - 2 || (row.left <= first.left + 0.5 * row.size && hasRoom);
  const ends = endsSentence.test(before.text);
  if (row.bold !== before.bold && (ends || leavesRoom(before, row.text, layout, 0.1))) return true;
  const isSecond = at === start + 1;
  return row.left > before.left + step || (!isSecond && row.left < before.left - step) || (ends && hasRoom);
}
