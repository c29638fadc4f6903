import { median, type Row, rowsOf } from './rows.ts';
import { piecesOfTables } from './tables.ts';
import type { Piece } from './text-runs.ts';

/** Rows in reading order: a column, or rows that run across the columns. */
export type Flow = { rows: Row[]; isColumn: boolean };

/** Minimum number of lines in a column beside another, and their minimum median length in letters. */
const fewestLines = 4;
const fewestLetters = 20;

/** Returns the columns of a page in reading order. */
export function flowsOf(pieces: readonly Piece[], isColumn = false): Flow[] {
  if (pieces.length === 0) return [];
  const cells = piecesOfTables(rowsOf(pieces));
  const gutter = gutterIn(pieces.filter((piece) => !cells.has(piece)));
  if (gutter === undefined) return [{ rows: rowsOf(pieces), isColumn }];
  const isAcross = (piece: Piece) => cells.has(piece) || (piece.left < gutter && piece.right > gutter);
  const inColumns = pieces.filter((piece) => !isAcross(piece));
  const flows: Flow[] = [];
  let top = -Infinity;
  for (const row of [...rowsOf(pieces.filter(isAcross)), null]) {
    const bottom = row?.y ?? Infinity;
    const [left, right] = [true, false].map((isLeft) =>
      inColumns.filter((piece) => piece.y >= top && piece.y < bottom && piece.left < gutter === isLeft),
    );
    flows.push(...flowsOf(left ?? [], true), ...flowsOf(right ?? [], true));
    const last = flows.at(-1);
    if (row && last?.isColumn === false) last.rows.push(row);
    else if (row) flows.push({ rows: [row], isColumn: false });
    top = bottom;
  }
  return flows;
}

/** Returns an x in the gap between two columns: the gap that fewest pieces cross, then the widest. */
function gutterIn(pieces: readonly Piece[]): number | undefined {
  const left = Math.min(...pieces.map((piece) => piece.left));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const margin = 0.12 * (right - left);
  const [best] = [...new Set(pieces.map((piece) => piece.left))]
    .filter((x) => x > left + margin && x < right - margin)
    .flatMap((x) => gutterAt(x - 0.5, pieces, left, right))
    .toSorted((one, other) => one.crossing - other.crossing || other.width - one.width);
  return best?.x;
}

function gutterAt(x: number, pieces: readonly Piece[], left: number, right: number) {
  const before = pieces.filter((piece) => piece.right <= x);
  const after = pieces.filter((piece) => piece.left >= x);
  const [first, second] = [beside(before, after), beside(after, before)];
  if (!isColumnOfText(first, x - left) || !isColumnOfText(second, right - x)) return [];
  const heights = second.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const crossing = pieces.filter(
    (piece) => piece.left < x && piece.right > x && piece.y >= top && piece.y <= bottom,
  ).length;
  if (crossing > 0.25 * (first.length + second.length)) return [];
  return [{ x, crossing, width: x - Math.max(...first.map((piece) => piece.right)) }];
}

/** Returns the pieces that are at the height of the others. */
function beside(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const heights = others.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return pieces.filter(({ y, size }) => y >= top - size && y <= bottom + size);
}

/** Whether pieces are a column of text: its lines fill it, while cells of a table are short. */
function isColumnOfText(pieces: readonly Piece[], width: number): boolean {
  const rows = rowsOf(pieces);
  return (
    rows.length >= fewestLines &&
    (median(rows.map(({ left, right }) => right - left)) ?? 0) > 0.5 * width &&
    (median(rows.map(({ text }) => text.length)) ?? 0) >= fewestLetters
  );
}
