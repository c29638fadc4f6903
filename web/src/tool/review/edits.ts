import { applyChanges } from '#prose/text/changes/change.ts';
import { findWordChanges } from '#prose/text/changes/word-changes.ts';
import { countWhile, type Span } from '#prose/text/words.ts';
import { type Edit, inOrder, standingIn } from '#history/reading.ts';
import { unchangedEnds } from '../workspace/edited-text.ts';
import { type Finished, finishedText } from './finished.ts';
import { type Changed, type Edited, type Piece, piecesOf } from './pieces.ts';

type Atom = Changed | Edited;

/** A span of the text and of the source, the changes and edits in it, and what the user typed there. */
type Reach = { text: Span; source: Span; atoms: readonly Atom[]; typed: Edit[] };

/** The user's edits that lead to `text`. Each covers whole words and every change that it overlaps. */
export function editsFrom(finished: Finished, text: string): readonly Edit[] {
  const had = finishedText(finished);
  if (text === had) return finished.edits;
  const pieces = piecesOf(finished);
  const reaches: Reach[] = [];
  for (const typed of differencesOf(had, text)) {
    const reach = reachOf(typed, pieces, finished.result.changes);
    const last = reaches.at(-1);
    if (last !== undefined && last.atoms.some((atom) => reach.atoms.includes(atom))) {
      last.typed.push(typed);
      last.text.end = Math.max(last.text.end, reach.text.end);
      last.source.end = Math.max(last.source.end, reach.source.end);
      last.atoms = [...last.atoms, ...reach.atoms];
    } else reaches.push(reach);
  }
  const replaced = new Set(
    reaches.flatMap(({ atoms }) => atoms.flatMap((atom) => (atom.kind === 'edited' ? [atom.edit] : []))),
  );
  const fresh = reaches.map((reach) => editOf(had, reach)).filter((edit) => !saysNothing(finished, edit));
  return [...finished.edits.filter((_, index) => !replaced.has(index)), ...fresh].toSorted(inOrder);
}

const isSpace = (letter: string): boolean => letter.trim() === '';

/** Diffs two texts by whole words. Only the part between their first and last difference is compared. */
function differencesOf(had: string, has: string): Edit[] {
  let { start, tail } = unchangedEnds(had, has);
  while (start > 0 && !isSpace(had.charAt(start - 1))) start--;
  while (tail > 0 && !isSpace(had.charAt(had.length - tail))) tail--;
  const end = had.length - tail;
  const rewritten = has.slice(start, has.length - tail);
  return findWordChanges(had, { start, end }, rewritten, 'as they are');
}

/** Whether typing overlaps an atom, or is directly next to an edit or an insertion, where their order would be ambiguous. */
function isMet(atom: Atom, { start, end }: Span, changes: readonly Span[]): boolean {
  const own = atom.kind === 'edited' ? null : changes[atom.index];
  if (own === null || own?.start === own?.end) return atom.from <= end && start <= atom.to;
  return start === end ? atom.from < start && start < atom.to : atom.from < end && start < atom.to;
}

function reachOf({ start, end, after }: Edit, pieces: readonly Piece[], changes: readonly Span[]): Reach {
  let text = { start, end };
  let atoms: readonly Atom[] = [];
  for (;;) {
    const near = pieces.slice(
      countWhile(pieces, ({ to }) => to < text.start),
      countWhile(pieces, ({ from }) => from <= text.end),
    );
    const met = near.filter((piece) => piece.kind !== 'same').filter((atom) => isMet(atom, text, changes));
    if (met.length === atoms.length) break;
    atoms = met;
    text = {
      start: Math.min(start, ...met.map(({ from }) => from)),
      end: Math.max(end, ...met.map(({ to }) => to)),
    };
  }
  const from = sourceStart(text.start, atoms, pieces);
  const to = text.end > text.start || atoms.length > 0 ? sourceEnd(text.end, atoms, pieces) : from;
  return { text, source: { start: from, end: to }, atoms, typed: [{ start, end, after }] };
}

function sourceStart(place: number, atoms: readonly Atom[], pieces: readonly Piece[]): number {
  const atom = atoms.find(({ from }) => from === place);
  if (atom !== undefined) return atom.start;
  const piece = pieces[countWhile(pieces, ({ to }) => to <= place)];
  return piece === undefined ? (pieces.at(-1)?.end ?? 0) : piece.start + place - piece.from;
}

function sourceEnd(place: number, atoms: readonly Atom[], pieces: readonly Piece[]): number {
  const atom = atoms.findLast(({ to }) => to === place);
  if (atom !== undefined) return atom.end;
  const piece = pieces[countWhile(pieces, ({ to }) => to < place)];
  return piece === undefined || piece.from >= place ? 0 : piece.start + place - piece.from;
}

function editOf(had: string, { text, source, typed }: Reach): Edit {
  const within = typed.map((edit) => ({
    start: edit.start - text.start,
    end: edit.end - text.start,
    after: edit.after,
  }));
  return { ...source, after: applyChanges(had.slice(text.start, text.end), within) };
}

/** Whether the text would be the same without this edit, because the user restored the old words. */
function saysNothing({ asked, result, ...reading }: Finished, edit: Edit): boolean {
  const { start: from, end: to } = edit;
  const under = standingIn(result.changes, { ...reading, edits: [] }, { start: from, end: to }).map(
    ({ start, end, after }) => ({ start: start - from, end: end - from, after }),
  );
  return applyChanges(asked.source.slice(edit.start, edit.end), under) === edit.after;
}
