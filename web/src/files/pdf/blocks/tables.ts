import { markedItem } from './markers.ts';
import type { Piece } from '../lines/pieces.ts';
import type { Row } from '../lines/rows.ts';

export type FoundTable = { cells: string[][]; end: number };

/** Rows of at least two cells that stand under each other. */
export function tableAt(rows: readonly Row[], at: number): FoundTable | null {
  let end = at + 1;
  while (end < rows.length && areAligned(rows[end - 1], rows[end])) end++;
  if (end - at < 2) return null;
  return { cells: rows.slice(at, end).map(({ pieces }) => pieces.map(({ text }) => text)), end };
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
