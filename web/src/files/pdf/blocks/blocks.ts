import type { Flow } from '../lines/flows.ts';
import { markedItem, type Marked } from './markers.ts';
import type { Edges, Measure } from './measure.ts';
import { boldHeadingAt } from './bold-headings.ts';
import { endsSentence, isApart, leavesRoom } from './breaks.ts';
import type { Row } from '../lines/lines.ts';
import { tableAt } from './tables.ts';

type Lines = { lines: Row[]; size: number; left: number };
export type Paragraph = Lines & {
  kind: 'paragraph';
  /** Whether its first line goes in, and whether its last is full, so that it may go on in the next column. */
  indented: boolean;
  full: boolean;
  /** Lines that end where they were meant to. */
  broken: ReadonlySet<Row>;
};
export type Item = Lines & { kind: 'item'; marked: Marked; full: boolean };
export type Heading = Lines & { kind: 'heading' };
type Table = { kind: 'table'; cells: string[][] };
export type Block = Paragraph | Item | Heading | Table;

const biggerBy = 1.12;
const mostLetters = 200;

/** The paragraphs, items, headings and tables of a column. */
export function blocksOf(flow: Flow, measure: Measure): Block[] {
  const edges = measure.edgesOf(flow);
  const blocks: Block[] = [];
  const { rows } = flow;
  for (let at = 0; at < rows.length;) {
    const table = tableAt(rows, at);
    if (table) {
      blocks.push({ kind: 'table', cells: table.cells });
      at = table.end;
      continue;
    }
    const bold = boldHeadingAt(rows, at, measure, edges);
    const [heading] = bold;
    if (heading) {
      blocks.push({ kind: 'heading', lines: bold, size: heading.size, left: heading.left });
      at += bold.length;
      continue;
    }
    const group = groupAt(rows, at, measure, edges);
    blocks.push(blockOf(group, rows[at - 1], measure, edges));
    at += group.length;
  }
  return blocks;
}

function blockOf(lines: Row[], before: Row | undefined, measure: Measure, edges: Edges): Block {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) throw new Error('A block has lines.');
  const { size } = first;
  const shared = { lines, size, left: first.left };
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (
    size >= biggerBy * measure.size &&
    letters <= mostLetters &&
    !first.isLeader &&
    /\p{L}/u.test(first.text)
  )
    return { kind: 'heading', ...shared };
  const full = !leavesRoom(last, '', edges);
  const marked = markedItem(first.text);
  if (marked && opensItem(first, before, measure, edges)) return { kind: 'item', ...shared, marked, full };
  const second = lines[1];
  const indented =
    second === undefined ? first.left > edges.left + 0.8 * size : first.left > second.left + 0.8 * size;
  const broken = new Set(lines.filter((line, at) => isBroken(line, lines[at + 1], edges)));
  return { kind: 'paragraph', ...shared, indented, full, broken };
}

/** The lines that belong together with the one at this place. */
function groupAt(rows: readonly Row[], at: number, measure: Measure, edges: Edges): Row[] {
  const first = rows[at];
  const group = first ? [first] : [];
  const isItem =
    first !== undefined && markedItem(first.text) !== null && opensItem(first, rows[at - 1], measure, edges);
  for (let next = at + 1; next < rows.length; next++) {
    const [before, row, after] = [rows[next - 1], rows[next], rows[next + 1]];
    if (!first || !before || !row) break;
    if (isApart(before, row, measure) || tableAt(rows, next)) break;
    if (boldHeadingAt(rows, next, measure, edges).length > 0) break;
    if (first.size < biggerBy * measure.size) {
      if (markedItem(row.text) && opensItem(row, before, measure, edges)) break;
      if (isItem ? leavesItem(first, before, row, edges) : begins(group, row, after, edges)) break;
    }
    group.push(row);
  }
  return group;
}

function begins(group: readonly Row[], row: Row, after: Row | undefined, edges: Edges): boolean {
  const before = group.at(-1);
  if (!before) return true;
  const step = 0.8 * row.size;
  if (isCentred(before, row, edges)) return false;
  // Goes in from the margin, or begins as the single line before it did.
  if (row.left > before.left + step) return true;
  if (
    group.length === 1 &&
    before.left > edges.left + step &&
    Math.abs(row.left - before.left) < step &&
    after !== undefined &&
    after.left < row.left - step
  )
    return true;
  if (group.length > 1 && row.left < before.left - step) return true;
  return endsSentence.test(before.text) && leavesRoom(before, row.text, edges);
}

function leavesItem(first: Row, before: Row, row: Row, edges: Edges): boolean {
  if (row.left < first.left - 2) return true;
  const hangs = row.left > first.left + 0.5 * row.size;
  return !hangs && leavesRoom(before, row.text, edges);
}

/** Bullets are known by themselves; a number or a dash may also come to stand at the start of a line. */
function opensItem(row: Row, before: Row | undefined, measure: Measure, edges: Edges): boolean {
  if (before === undefined || isApart(before, row, measure)) return true;
  if (/^[^\p{L}\p{N}(–—*-]/u.test(row.text)) return true;
  return Math.abs(before.left - row.left) > 2 || leavesRoom(before, row.text, edges, 0.1);
}

const isCentred = (one: Row, other: Row, { left, right }: Edges): boolean =>
  Math.abs(one.left + one.right - other.left - other.right) < 6 &&
  Math.abs(one.left + one.right - left - right) < 0.1 * (right - left) &&
  Math.min(one.left, other.left) > left + 0.1 * (right - left);

/** A line that ends although there is much room left: of an address, or of a poem. */
const isBroken = (line: Row, next: Row | undefined, edges: Edges): boolean =>
  next !== undefined &&
  (line.isLeader || (!/[-\u00ad]$/.test(line.text) && leavesRoom(line, next.text, edges, 0.2)));
