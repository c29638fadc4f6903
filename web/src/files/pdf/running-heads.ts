import { commonestSize, type Row, rowsOf } from './rows.ts';
import type { Piece } from './text-runs.ts';

type Sheet = { height: number; pieces: Piece[] };
type Edge = { row: Row; sheet: number; key: string; isNear: boolean };

/** Step between lines that counts as a gap, as a share of the font size. */
const wideStep = 1.5;
const numbers = /\d+/g;
const pageNumber = /^(?:page )?[-–— |[(]*\d{1,4}[-–— |\])]*(?:(?:of|\/) ?\d+)?$/i;

/** Returns the pages without the lines repeated at their top or bottom, and without page numbers. */
export function withoutRunningHeads(sheets: readonly Sheet[]): Piece[][] {
  const size = commonestSize(sheets.flatMap(({ pieces }) => pieces));
  const edges = sheets
    .flatMap(edgesOf)
    // Large lines with a number may be headings: Problem 1, Problem 2.
    .filter(({ row }) => row.size <= 1.15 * size || !/\d/.test(row.text));
  const byKey = Map.groupBy(edges, ({ key }) => key);
  const heads = edges.filter(
    (edge) =>
      (edge.isNear && pageNumber.test(edge.row.text)) ||
      byKey.get(edge.key)?.some((other) => other !== edge && isSameHead(edge, other)),
  );
  const dropped = new Set(heads.flatMap(({ row }) => row.pieces));
  return sheets.map(({ pieces }) => pieces.filter((piece) => !dropped.has(piece)));
}

/** Returns the first and the last line, and up to two next to each that a gap separates from the rest of the page. */
function edgesOf({ height, pieces }: Sheet, sheet: number): Edge[] {
  const rows = rowsOf(pieces);
  return [rows, rows.toReversed()].flatMap((ordered, end) => {
    const depths = [1, 2, 3].filter((depth) => depth <= rows.length / 2);
    const depth = depths.findLast((at) => isGap(ordered[at - 1], ordered[at])) ?? depths[0] ?? 0;
    return ordered.slice(0, depth).map((row) => ({
      row,
      sheet,
      key: `${end} ${row.text.replace(numbers, '#').replace(/^[ivxlc]+$/, '#')}`,
      isNear: Math.abs(row.y - end * height) < 0.12 * height,
    }));
  });
}

const isGap = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.y - other.y) > wideStep * (one.y > other.y ? one : other).size;

/** Whether two lines are at the same height, and each number is either the same or increases with the pages. */
function isSameHead({ row, sheet }: Edge, other: Edge): boolean {
  const [one, two] = [row, other.row].map(({ text }) => (text.match(numbers) ?? []).map(Number));
  const isCounted = one?.every((number, at) => [0, other.sheet - sheet].includes((two?.[at] ?? 0) - number));
  return Math.abs(row.y - other.row.y) <= 4 && isCounted === true;
}
