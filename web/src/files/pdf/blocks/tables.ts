import { markedItem } from './markers.ts';
import type { Piece } from '../lines/text-runs.ts';
import type { Row } from '../lines/lines.ts';

export type FoundTable = { cells: string[][]; end: number };

/** Rows of at least two cells that stand under each other. */
export function tableAt(rows: readonly Row[], at: number): FoundTable | null {
  // The head of a column may stand otherwise than its cells: in the middle of them.
  const first = areAligned(rows[at], rows[at + 1]) || !isHead(rows[at], rows[at + 1]) ? at : at + 1;
  let end = first + 1;
  while (end < rows.length && areAligned(rows[end - 1], rows[end])) end++;
  if (end - first < 2) return null;
  return { cells: rows.slice(at, end).map(({ pieces }) => pieces.map(({ text }) => text)), end };
}

/** Of a table of at least three columns. */
const isHead = (head: Row | undefined, row: Row | undefined): boolean =>
  head !== undefined &&
  row !== undefined &&
  head.pieces.length > 2 &&
  head.pieces.length === row.pieces.length &&
  row.y - head.y < 3 * row.size;

/** The pieces of all tables of at least three columns. */
export function piecesOfTables(rows: readonly Row[]): Set<Piece> {
  const pieces = new Set<Piece>();
  for (let at = 0; at < rows.length; at++) {
    const end = (rows[at]?.pieces.length ?? 0) > 2 ? (tableAt(rows, at)?.end ?? at) : at;
    for (const row of rows.slice(at, end)) for (const piece of row.pieces) pieces.add(piece);
    at = Math.max(at, end - 1);
  }
  return pieces;
}

function areAligned(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other || one.pieces.length < 2 || one.pieces.length !== other.pieces.length) return false;
  if (
    one.isLeader ||
    other.isLeader ||
    isMarkerAlone(one) ||
    isMarkerAlone(other) ||
    other.y - one.y > 4 * one.size
  )
    return false;
  return one.pieces.every((piece, at) => {
    const below = other.pieces[at];
    return below !== undefined && standsUnder(piece, below);
  });
}

const standsUnder = (one: Piece, other: Piece): boolean => {
  const [starts, ends] = [one.left - other.left, one.right - other.right];
  return Math.abs(starts) < 3 || Math.abs(ends) < 3 || Math.abs(starts + ends) < 6;
};

/** A bullet with its words, or the number of a note. */
const isMarkerAlone = ({ pieces: [first, second, ...others] }: Row): boolean =>
  first !== undefined &&
  second !== undefined &&
  others.length === 0 &&
  (markedItem(`${first.text} .`)?.rest === '.' ||
    (/^[\d*†‡§]{1,3}$/.test(first.text) && second.text.length > 20));
