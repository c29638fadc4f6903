import { countWhile } from '#history/reading.ts';
import type { Finished } from '../review/finished.ts';
import { type Piece, piecesOf } from '../review/pieces.ts';

/** In a piece that reads otherwise than it was written, by its share of it. */
function across(place: number, start: number, end: number, from: number, to: number): number {
  if (end === start) return from;
  const share = Math.min(1, Math.max(0, (place - start) / (end - start)));
  return end - start === to - from ? from + place - start : from + share * (to - from);
}

const pieceAt = (pieces: readonly Piece[], isBefore: (piece: Piece) => boolean): Piece | undefined =>
  pieces[Math.min(pieces.length - 1, countWhile(pieces, isBefore))];

/** Where a place of the result stands in its source. */
export function placeInSource(finished: Finished, place: number): number {
  const piece = pieceAt(piecesOf(finished), ({ to }) => to <= place);
  return piece === undefined ? place : across(place, piece.from, piece.to, piece.start, piece.end);
}

/** Where a place of the source stands in the result. */
export function placeInResult(finished: Finished, place: number): number {
  const piece = pieceAt(piecesOf(finished), ({ end }) => end <= place);
  return piece === undefined ? place : across(place, piece.start, piece.end, piece.from, piece.to);
}
