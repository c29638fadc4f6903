import type { TextChange } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import { wholeWords } from '#comparison/whole-words.ts';
import { isPartOf } from '#history/held.ts';
import { inOrder, isCovered } from '#history/reading.ts';
import { countWhile } from '#prose/text/words.ts';
import type { Finished } from './finished.ts';
import { readOnce } from './recent.ts';

/** Maps an offset from one span to another, proportionally if their lengths differ. */
function across(place: number, start: number, end: number, from: number, to: number): number {
  if (end === start) return from;
  const share = Math.min(1, Math.max(0, (place - start) / (end - start)));
  return end - start === to - from ? from + place - start : from + share * (to - from);
}

const pieceAt = (pieces: readonly Piece[], isBefore: (piece: Piece) => boolean): Piece | undefined =>
  pieces[Math.min(pieces.length - 1, countWhile(pieces, isBefore))];

/** Maps a place in the result to its source. */
export function placeInSource(finished: Finished, place: number): number {
  const piece = pieceAt(piecesOf(finished), ({ to }) => to <= place);
  return piece === undefined ? place : across(place, piece.from, piece.to, piece.start, piece.end);
}

/** Maps a place in the source to the result. */
export function placeInResult(finished: Finished, place: number): number {
  const piece = pieceAt(piecesOf(finished), ({ end }) => end <= place);
  return piece === undefined ? place : across(place, piece.start, piece.end, piece.from, piece.to);
}

/** `start` and `end` are offsets in the source, `from` and `to` offsets in the current text. */
type Place = Span & { from: number; to: number };

/** Unchanged text. */
type Same = Place & { kind: 'same'; text: string };

/** A change in whole words: kept, taken back, or with an alternative wording. */
export type Changed = Place & {
  kind: 'kept' | 'taken back' | 'reworded';
  index: number;
  /** The words of the source, and those in use now. */
  before: string;
  text: string;
};

/** An edit by the user. `edit` is its index among the edits. */
export type Edited = Place & { kind: 'edited'; edit: number; before: string; text: string };

export type Piece = Same | Changed | Edited;

type Atom = Span & ({ change: TextChange; index: number } | { edit: number });

/** The edits, and the changes of the result that no edit covers, in text order. */
function atomsOf({ asked: { source }, result: { changes }, edits, decisions }: Finished): Atom[] {
  const bare: Atom[] = [];
  for (const [index, change] of changes.entries())
    if (isPartOf(change, decisions) && !isCovered(edits, change))
      bare.push({ start: change.start, end: change.end, change, index });
  for (const [edit, { start, end }] of edits.entries()) bare.push({ start, end, edit });
  if (edits.length > 0) bare.sort(inOrder);
  let floor = 0;
  return bare.map((atom, at) => {
    const limit = bare[at + 1]?.start ?? source.length;
    const whole = 'edit' in atom ? atom : Object.assign(atom, wholeWords(source, atom.change, floor, limit));
    floor = whole.end;
    return whole;
  });
}

/** The whole result as consecutive pieces: unchanged text, changes and edits. */
export const piecesOf: (finished: Finished) => readonly Piece[] = readOnce(readPieces);

/** The changes that no edit covers. */
export const changesOf = (finished: Finished): Changed[] =>
  piecesOf(finished).filter((piece) => piece.kind !== 'same' && piece.kind !== 'edited');

function readPieces(finished: Finished): Piece[] {
  const { source } = finished.asked;
  const pieces: Piece[] = [];
  let at = 0;
  let from = 0;

  /** Returns the place of the next piece and advances the offsets past it. */
  function placed({ start, end }: Span, text: string): Place {
    const place = { start, end, from, to: from + text.length };
    from = place.to;
    at = Math.max(at, end);
    return place;
  }

  function addSame(end: number) {
    if (end <= at) return;
    const text = source.slice(at, end);
    pieces.push({ kind: 'same', ...placed({ start: at, end }, text), text });
  }

  for (const atom of atomsOf(finished)) {
    addSame(atom.start);
    const before = source.slice(atom.start, atom.end);
    if ('edit' in atom) {
      const { edit } = atom;
      const text = finished.edits[edit]?.after ?? before;
      pieces.push({ kind: 'edited', edit, ...placed(atom, text), before, text });
    } else {
      const { change, index } = atom;
      const lead = source.slice(atom.start, change.start);
      const tail = source.slice(change.end, atom.end);
      const chosen = finished.chosen.get(index);
      const isBack = finished.takenBack.has(index);
      const text = isBack ? before : lead + (chosen ?? change.after) + tail;
      const kind = isBack ? 'taken back' : chosen === undefined ? 'kept' : 'reworded';
      pieces.push({ kind, index, ...placed(atom, text), before, text });
    }
  }
  addSame(source.length);
  return pieces;
}
