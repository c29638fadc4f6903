import { piecesOfTables } from '../blocks/tables.ts';
import type { Piece } from './text-runs.ts';
import { type Row, rowsOf } from './lines.ts';

/** Rows that are read one after the other: a column, or what stands over the whole width between columns. */
export type Flow = { rows: Row[]; isColumn: boolean };

/** A column has so many lines beside others, of so many letters at the median. */
const fewestLines = 4;
const fewestLetters = 20;

/** The columns of a page, in the order in which they are read. */
export function flowsOf(pieces: readonly Piece[], isColumn = false): Flow[] {
  if (pieces.length === 0) return [];
  const cells = piecesOfTables(rowsOf(pieces));
  const gutter = gutterIn(pieces.filter((piece) => !cells.has(piece)));
  if (gutter === null) return [{ rows: rowsOf(pieces), isColumn }];
  const isAcross = (piece: Piece) => cells.has(piece) || (piece.left < gutter && piece.right > gutter);
  const across = rowsOf(pieces.filter(isAcross));
  const columns = pieces.filter((piece) => !isAcross(piece));
  const flows: Flow[] = [];
  let top = -Infinity;
  for (const row of [...across, null]) {
    const bottom = row?.y ?? Infinity;
    const between = columns.filter(({ y }) => y >= top && y < bottom);
    flows.push(
      ...flowsOf(
        between.filter(({ right }) => right <= gutter),
        true,
      ),
      ...flowsOf(
        between.filter(({ left }) => left >= gutter),
        true,
      ),
    );
    if (row) addAcross(flows, row, between.length === 0);
    top = bottom;
  }
  return flows;
}

function addAcross(flows: Flow[], row: Row, follows: boolean) {
  const last = flows.at(-1);
  if (follows && last && !last.isColumn) last.rows.push(row);
  else flows.push({ rows: [row], isColumn: false });
}

/** Where a stretch of white runs down between two columns, as wide as can be; null where there is none. */
function gutterIn(pieces: readonly Piece[]): number | null {
  if (pieces.length < 2 * fewestLines) return null;
  const left = Math.min(...pieces.map((piece) => piece.left));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const places = [...new Set(pieces.map((piece) => piece.left))].filter(
    (x) => x > left + 0.12 * (right - left) && x < right - 0.12 * (right - left),
  );
  let best: { x: number; across: number; width: number } | null = null;
  for (const place of places) {
    const x = place - 0.5;
    const found = gutterAt(x, pieces, { left, right });
    if (found === null) continue;
    if (
      best === null ||
      found.across < best.across ||
      (found.across === best.across && found.width > best.width)
    )
      best = { x, ...found };
  }
  return best?.x ?? null;
}

function gutterAt(x: number, pieces: readonly Piece[], edges: { left: number; right: number }) {
  const before = pieces.filter(({ right }) => right <= x);
  const after = pieces.filter(({ left }) => left >= x);
  const [ownBefore, ownAfter] = [besideOf(before, after), besideOf(after, before)];
  if (!isColumnOfText(ownBefore, x - edges.left) || !isColumnOfText(ownAfter, edges.right - x)) return null;
  const [top, bottom] = [Math.min(...ownAfter.map(({ y }) => y)), Math.max(...ownAfter.map(({ y }) => y))];
  const across = pieces.filter(
    ({ left, right, y }) => left < x && right > x && y >= top && y <= bottom,
  ).length;
  if (across > 0.25 * (ownBefore.length + ownAfter.length)) return null;
  const width = x - Math.max(...ownBefore.map(({ right }) => right));
  return { across, width };
}

/** Those that stand at the height of others. */
function besideOf(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const heights = others.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return pieces.filter(({ y, size }) => y >= top - size && y <= bottom + size);
}

/** Cells of a table are short, lines of a column fill it. */
function isColumnOfText(pieces: readonly Piece[], width: number): boolean {
  const rows = rowsOf(pieces);
  if (rows.length < fewestLines) return false;
  return (
    median(rows.map(({ left, right }) => right - left)) > 0.5 * width &&
    median(rows.map(({ text }) => text.length)) >= fewestLetters
  );
}

const median = (lengths: readonly number[]) =>
  lengths.toSorted((one, other) => one - other)[lengths.length >> 1] ?? 0;
