import type { TextChange } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import { isCovered } from '../../history/reading.ts';
import type { Finished } from './finished.ts';
import { readOnce } from './recent.ts';

/** `start` and `end` are places of the source, `from` and `to` those of the text as it reads now. */
type Place = Span & { from: number; to: number };

/** Nobody has changed it. `refused`: why a rewriting of its sentence was not used. */
type Same = Place & { kind: 'same'; text: string; refused: string | null };

/** A change in whole words, kept, taken back or in another of its wordings. */
export type Changed = Place & {
  kind: 'kept' | 'taken back' | 'reworded';
  index: number;
  /** What the source says, and what stands here now. */
  before: string;
  text: string;
  reason: string | null;
  /** What could stand here instead, the engine's first choice among them. */
  others: readonly string[];
};

/** The person's own words. `edit` is the index among the edits. */
export type Edited = Place & { kind: 'edited'; edit: number; before: string; text: string };

export type Piece = Same | Changed | Edited;

const inWord = /[\p{L}\p{N}'\u2019]/u;
const isInWord = (letter: string): boolean => letter !== '' && inWord.test(letter);

type Atom = Span & ({ change: TextChange; index: number } | { edit: number });

/** A change over the letters around it, since "Moreover, t" for "T" reads badly, but not past its neighbours. */
function wholeWords(source: string, change: TextChange, floor: number, limit: number): Span {
  const { before, after } = change;
  let { start, end } = change;
  if (isInWord(before.charAt(0)) || isInWord(after.charAt(0)))
    while (start > floor && isInWord(source.charAt(start - 1))) start--;
  if (isInWord(before.slice(-1)) || isInWord(after.slice(-1)))
    while (end < limit && isInWord(source.charAt(end))) end++;
  return { start, end };
}

/** The changes that no edit covers and the edits, in order. */
function atomsOf({ asked: { source }, result: { changes }, edits }: Finished): Atom[] {
  const bare: Atom[] = [];
  for (const [index, change] of changes.entries())
    if (edits.length === 0 || !isCovered(edits, change))
      bare.push({ start: change.start, end: change.end, change, index });
  for (const [edit, { start, end }] of edits.entries()) bare.push({ start, end, edit });
  if (edits.length > 0) bare.sort((one, other) => one.start - other.start || one.end - other.end);
  let floor = 0;
  return bare.map((atom, at) => {
    const limit = bare[at + 1]?.start ?? source.length;
    const whole = 'edit' in atom ? atom : Object.assign(atom, wholeWords(source, atom.change, floor, limit));
    floor = whole.end;
    return whole;
  });
}

/** A result from its first letter to its last: what is as it was, each change, each edit. */
export const piecesOf: (finished: Finished) => readonly Piece[] = readOnce(readPieces);

/** The changes that do not lie under the person's own words. */
export const changesOf = (finished: Finished): Changed[] =>
  piecesOf(finished).filter((piece) => piece.kind !== 'same' && piece.kind !== 'edited');

function readPieces(finished: Finished): Piece[] {
  const { source } = finished.asked;
  const pieces: Piece[] = [];
  let at = 0;
  let from = 0;
  const refused = refusedIn(finished);
  let next = 0;

  function addSame(start: number, end: number, why: string | null) {
    if (end <= start) return;
    const text = source.slice(start, end);
    pieces.push({ kind: 'same', start, end, from, to: from + text.length, text, refused: why });
    from += text.length;
  }

  function goTo(end: number) {
    while (at < end) {
      while ((refused[next]?.end ?? Infinity) <= at) next++;
      const sentence = refused[next];
      const bound = sentence === undefined ? end : at < sentence.start ? sentence.start : sentence.end;
      const stop = Math.min(end, bound);
      addSame(at, stop, sentence !== undefined && at >= sentence.start ? sentence.why : null);
      at = stop;
    }
  }

  for (const atom of atomsOf(finished)) {
    goTo(atom.start);
    const { start, end } = atom;
    const before = source.slice(start, end);
    if ('edit' in atom) {
      const text = finished.edits[atom.edit]?.after ?? before;
      pieces.push({
        kind: 'edited',
        edit: atom.edit,
        start,
        end,
        from,
        to: from + text.length,
        before,
        text,
      });
      from += text.length;
    } else {
      const { change, index } = atom;
      const lead = source.slice(start, change.start);
      const tail = source.slice(change.end, end);
      const chosen = finished.chosen.get(index);
      const isBack = finished.takenBack.has(index);
      const after = chosen ?? change.after;
      const text = isBack ? before : lead + after + tail;
      pieces.push({
        kind: isBack ? 'taken back' : chosen === undefined ? 'kept' : 'reworded',
        index,
        start,
        end,
        from,
        to: from + text.length,
        before,
        text,
        reason: change.reason,
        others: [change.after, ...(change.alternatives ?? [])].filter((other) => isBack || other !== after),
      });
      from += text.length;
    }
    at = Math.max(at, end);
  }
  goTo(source.length);
  return pieces;
}

/** Sentences that stay as they were although another wording was proposed, in order. */
function refusedIn({ result: { facts } }: Finished): (Span & { why: string })[] {
  return facts.restored
    .filter(({ start, end }) => start < end)
    .map(({ start, end, why = '' }) => ({ start, end, why }))
    .toSorted((one, other) => one.start - other.start);
}
