import { markerOf } from './markers.ts';
import { median, type Row } from './rows.ts';
import type { Piece } from './text-runs.ts';

/** Maximum median length of the cells; lines of a column are longer. */
const mostLetters = 30;

/** Returns the table that starts at a row: rows of at least two cells, aligned below each other; null if there is none. */
export function tableAt(rows: readonly Row[], at: number): { cells: string[][]; end: number } | null {
  const [first, second] = [rows[at], rows[at + 1]];
  // A column head may be centred over its cells.
  const hasHead = !areAligned(first, second) && areAlike(first, second) && (first?.pieces.length ?? 0) > 2;
  let end = hasHead ? at + 2 : at + 1;
  while (end < rows.length && areAligned(rows[end - 1], rows[end])) end++;
  const cells = rows.slice(at, end).map(({ pieces }) => pieces.map(({ text }) => text));
  const letters = median(cells.flat().map((cell) => cell.length)) ?? 0;
  return cells.length < (hasHead ? 3 : 2) || letters > mostLetters ? null : { cells, end };
}

/** Returns the pieces of all tables with at least three columns. */
export function piecesOfTables(rows: readonly Row[]): Set<Piece> {
  const found = rows.flatMap(({ pieces }, at) =>
    pieces.length > 2 ? rows.slice(at, tableAt(rows, at)?.end ?? at) : [],
  );
  return new Set(found.flatMap(({ pieces }) => pieces));
}

const areAligned = (one: Row | undefined, other: Row | undefined): boolean =>
  areAlike(one, other) && !!one?.pieces.every((piece, at) => isBelow(piece, other?.pieces[at] ?? piece));

const areAlike = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.pieces.length > 1 &&
  one.pieces.length === other.pieces.length &&
  other.y - one.y <= 4 * one.size &&
  ![one, other].some((row) => row.isLeader || isMarkerAlone(row));

const isBelow = (one: Piece, other: Piece): boolean => {
  const [starts, ends] = [one.left - other.left, one.right - other.right];
  return Math.abs(starts) < 3 || Math.abs(ends) < 3 || Math.abs(starts + ends) < 6;
};

/** Whether a row is just a bullet with its words, or the number of a note with its text. */
const isMarkerAlone = ({ pieces: [first, second, third] }: Row): boolean =>
  third === undefined &&
  second !== undefined &&
  (markerOf(`${first?.text} .`)?.rest === '.' ||
    (/^[\d*†‡§]{1,3}$/.test(first?.text ?? '') && second.text.length > 20));
