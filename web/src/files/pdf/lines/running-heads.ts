import type { Piece } from './text-runs.ts';
import { commonestSize, type Row, rowsOf } from './lines.ts';

export type Sheet = { height: number; pieces: Piece[] };
type Edge = { row: Row; sheet: number; end: 'top' | 'bottom' };

/** So many lines at each end of a page may be heads. */
const deep = 3;
/** As a share of the size of the letters, from one line to the next. */
const apart = 1.5;
const numbers = /\d+/g;
const pageNumber = /^(?:page )?[-–— |[(]*(\d{1,4})[-–— |\])]*(?:(?:of|\/) ?\d+)?$/i;
const roman = /^[ivxlc]{1,7}$/;

/** Pages without what each of them repeats at its top or bottom, and without their numbers. */
export function withoutRunningHeads(sheets: readonly Sheet[]): Piece[][] {
  const size = commonestSize(sheets.flatMap(({ pieces }) => pieces));
  const edges = sheets.flatMap((sheet, at) =>
    edgesOf(sheet, at).filter(({ row }) => row.size <= 1.15 * size || isHead(row.text)),
  );
  const byPlace = Map.groupBy(edges, keyOf);
  const repeated = edges.filter((edge) =>
    (byPlace.get(keyOf(edge)) ?? []).some((other) => other !== edge && isSameHead(edge, other)),
  );
  const offsets = new Set([
    1,
    ...repeated.flatMap(({ row, sheet }) => numbersIn(row.text).map((number) => number - sheet)),
  ]);
  const alone = edges.filter((edge) => isPageNumber(edge, sheets, offsets));
  const dropped = new Set([...repeated, ...alone].flatMap(({ row }) => row.pieces));
  return sheets.map(({ pieces }) => pieces.filter((piece) => !dropped.has(piece)));
}

/** Other large lines with a number may be headings: Problem 1, Problem 2. */
const isHead = (text: string) => !/\d/.test(text) || pageNumber.test(text);

/** The first line and the last, and those that stand with them apart from the rest of the page. */
function edgesOf({ pieces }: Sheet, sheet: number): Edge[] {
  const rows = rowsOf(pieces);
  const isApart = (at: number) => {
    const [above, below] = [rows[at - 1], rows[at]];
    return above !== undefined && below !== undefined && below.y - above.y > apart * below.size;
  };
  const depths = Array.from({ length: Math.min(deep, Math.floor(rows.length / 2)) }, (_, at) => at + 1);
  const top = depths.findLast(isApart) ?? depths[0] ?? 0;
  const bottom = depths.findLast((depth) => isApart(rows.length - depth)) ?? depths[0] ?? 0;
  return [
    ...rows.slice(0, top).map((row) => ({ row, sheet, end: 'top' as const })),
    ...rows.slice(rows.length - bottom).map((row) => ({ row, sheet, end: 'bottom' as const })),
  ];
}

const keyOf = ({ row, end }: Edge) => `${end} ${row.text.replace(numbers, '#').replace(roman, '#')}`;
const numbersIn = (text: string) => (text.match(numbers) ?? []).map(Number);

/** At the same height, with the same words; of its numbers, each is the same or goes with the page. */
function isSameHead(one: Edge, other: Edge): boolean {
  if (Math.abs(one.row.y - other.row.y) > 4) return false;
  const pages = other.sheet - one.sheet;
  const others = numbersIn(other.row.text);
  return numbersIn(one.row.text).every((number, at) => {
    const by = (others[at] ?? number) - number;
    return by === 0 || by === pages;
  });
}

/** One that stands alone, as on the first page of a chapter: near the edge, and its number that of the page. */
function isPageNumber(
  { row, sheet, end }: Edge,
  sheets: readonly Sheet[],
  offsets: ReadonlySet<number>,
): boolean {
  const { height = 0 } = sheets[sheet] ?? {};
  const isNear = end === 'top' ? row.y < 0.12 * height : row.y > 0.88 * height;
  const [, number] = pageNumber.exec(row.text) ?? [];
  return isNear && number !== undefined && offsets.has(Number(number) - sheet);
}
