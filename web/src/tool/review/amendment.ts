import { isGrave } from '#contract/held.ts';
import { applyChanges } from '#prose/text/changes/change.ts';
import { partsOf } from '#prose/text/changes/parts.ts';
import { findFrozen } from '#prose/text/frozen.ts';
import { overlaps, type Span } from '#prose/text/words.ts';
import type { Decision } from '#history/held.ts';
import { type Edit, type Reading, standingIn } from '#history/reading.ts';
import { editsFrom } from './edits.ts';
import type { Finished } from './finished.ts';
import { type HeldItem, heldIn, openIn, ownChanges } from './held/states.ts';
import { wordsInQuestion } from './held/in-words.ts';
import { canFreeze, withFrozen } from './frozen-words.ts';
import { kindOfChange } from './measures.ts';
import type { Did } from './steps/order-of-steps.ts';
import { type Changed, changesOf } from './pieces.ts';

/** The changes that are reverted or kept together. */
export type Group = { of: 'all' } | { of: 'kind'; kind: string } | { of: 'paragraph'; paragraph: Span };

/** A user's action on a result. `at` is in milliseconds. */
export type Revision =
  | { revision: 'take back' | 'keep' | 'never change'; index: number }
  | { revision: 'take group back' | 'keep group'; group: Group }
  | { revision: 'reword'; index: number; wording: string }
  | { revision: 'edit'; text: string; at: number }
  | { revision: 'drop edit'; edit: number }
  /** `used` is null where a decision is undone. */
  | { revision: 'decide'; index: number; used: boolean | null }
  | { revision: 'decide the rest'; used: boolean }
  /** The open doubts in which the user's assistant sees no difference in meaning. */
  | { revision: 'use compared'; indexes: readonly number[] };

/** The result after a revision, what the revision did, and where in the source. */
export type Amendment = { after: Finished; did: Did; place: Span };

/** Applies a revision. Returns null if it changes nothing. */
export function amend(finished: Finished, revision: Revision): Amendment | null {
  switch (revision.revision) {
    case 'take back':
      return withOne(finished, revision.index, true);
    case 'keep':
      return withOne(finished, revision.index, false);
    case 'take group back':
      return withMany(finished, revision.group, true);
    case 'keep group':
      return withMany(finished, revision.group, false);
    case 'reword':
      return reworded(finished, revision.index, revision.wording);
    case 'never change':
      return neverChanged(finished, revision.index);
    case 'edit':
      return edited(finished, editsFrom(finished, revision.text), revision.at);
    case 'drop edit':
      return edited(finished, finished.edits.toSpliced(revision.edit, 1), -Infinity);
    case 'decide':
      return decided(finished, itemAt(finished, revision.index), revision.used);
    case 'decide the rest':
      return decidedAll(finished, revision.used);
    case 'use compared':
      return usedCompared(finished, revision.indexes);
  }
}

const isIn = (finished: Finished, group: Group, piece: Changed): boolean => {
  switch (group.of) {
    case 'all':
      return true;
    case 'kind':
      return kindOfChange(finished, piece) === group.kind;
    case 'paragraph':
      return piece.start >= group.paragraph.start && piece.start < group.paragraph.end;
  }
};

const pieceOf = (finished: Finished, index: number): Changed | undefined =>
  changesOf(finished).find((piece) => piece.index === index);

function withTaken({ takenBack }: Reading, indexes: readonly number[], isBack: boolean): Set<number> {
  const taken = new Set(takenBack);
  for (const index of indexes) {
    if (isBack) taken.add(index);
    else taken.delete(index);
  }
  return taken;
}

/** The changes that stand or go with this one: one of a used wording is several in results that were stored by an earlier version. */
function together(finished: Finished, index: number): readonly number[] {
  const { held } = finished.result.changes[index] ?? {};
  return (held === undefined ? undefined : ownChanges(finished).get(held)) ?? [index];
}

function withOne(finished: Finished, index: number, isBack: boolean): Amendment | null {
  const piece = pieceOf(finished, index);
  if (piece === undefined || finished.takenBack.has(index) === isBack) return null;
  const after = { ...finished, takenBack: withTaken(finished, together(finished, index), isBack) };
  const did: Did = {
    what: isBack ? 'took back' : 'kept',
    before: piece.before,
    after: isBack ? piece.text : textAt(after, piece),
  };
  return { after, did, place: piece };
}

function withMany(finished: Finished, group: Group, isBack: boolean): Amendment | null {
  const pieces = changesOf(finished).filter(
    (piece) => isIn(finished, group, piece) && finished.takenBack.has(piece.index) !== isBack,
  );
  const [first] = pieces;
  if (first === undefined) return null;
  const indexes = pieces.flatMap(({ index }) => together(finished, index));
  const after = { ...finished, takenBack: withTaken(finished, indexes, isBack) };
  const what = isBack ? 'took group back' : 'kept group';
  return { after, did: { what, of: group.of, count: pieces.length }, place: first };
}

/** Choosing a wording makes the change again if it was taken back. */
function reworded(finished: Finished, index: number, wording: string): Amendment | null {
  const piece = pieceOf(finished, index);
  const change = finished.result.changes[index];
  if (piece === undefined || change === undefined) return null;
  const isFirst = wording === change.after;
  if (!isFirst && change.alternatives?.includes(wording) !== true) return null;
  if (!finished.takenBack.has(index) && (finished.chosen.get(index) ?? change.after) === wording) return null;
  const chosen = new Map(finished.chosen);
  if (isFirst) chosen.delete(index);
  else chosen.set(index, wording);
  const after = { ...finished, chosen, takenBack: withTaken(finished, [index], false) };
  return {
    after,
    did: { what: 'reworded', before: piece.text, after: textAt(after, piece) },
    place: piece,
  };
}

/** The source words of a change, to add to the frozen words; null if they cannot be added, or are a recast sentence. */
export function wordsToFreeze(finished: Finished, index: number): string | null {
  const words = pieceOf(finished, index)?.before.trim() ?? '';
  const change = finished.result.changes[index];
  if (change !== undefined && partsOf(change).length > 1) return null;
  return canFreeze(finished.asked.options.frozen, words) ? words : null;
}

/** Takes back every change of these words and adds them to the frozen words of the result's options. */
function neverChanged(finished: Finished, index: number): Amendment | null {
  const words = wordsToFreeze(finished, index);
  const piece = pieceOf(finished, index);
  if (words === null || piece === undefined) return null;
  const { source, options } = finished.asked;
  const places = findFrozen(source, { start: 0, end: source.length }, [words]);
  const touched = changesOf(finished).filter(
    (other) => other === piece || places.some((place) => overlaps(place, other)),
  );
  const indexes = touched.flatMap((other) => together(finished, other.index));
  const asked = { ...finished.asked, options: { ...options, frozen: withFrozen(options.frozen, words) } };
  const after = { ...finished, asked, takenBack: withTaken(finished, indexes, true) };
  return { after, did: { what: 'never change', words, count: touched.length }, place: piece };
}

function edited(finished: Finished, edits: readonly Edit[], at: number): Amendment | null {
  const fresh = edits.filter((edit) => !finished.edits.includes(edit));
  const gone = finished.edits.filter((edit) => !edits.includes(edit));
  const [first, ...others] = [...fresh, ...gone];
  if (first === undefined) return null;
  const after = { ...finished, edits };
  const place = {
    start: Math.min(first.start, ...others.map(({ start }) => start)),
    end: Math.max(first.end, ...others.map(({ end }) => end)),
  };
  return {
    after,
    did: { what: 'edited', before: textAt(finished, place), after: textAt(after, place), at },
    place,
  };
}

const itemAt = (finished: Finished, index: number): HeldItem[] =>
  [...heldIn(finished).doubts, ...heldIn(finished).refused].filter(
    (item) => item.index === index && item.state !== 'written over',
  );

/** Records a decision on held wordings and reapplies those of their changes that were taken back. */
function withDecision(
  finished: Finished,
  items: readonly HeldItem[],
  used: boolean | null,
  by: Decision['by'] = 'you',
): Finished {
  const decisions = new Map(finished.decisions);
  for (const { index } of items) {
    if (used === null) decisions.delete(index);
    else decisions.set(index, { by, used });
  }
  const own = ownChanges(finished);
  const changes = items.flatMap(({ index }) => own.get(index) ?? []);
  return { ...finished, decisions, takenBack: withTaken(finished, changes, false) };
}

function decided(finished: Finished, items: readonly HeldItem[], used: boolean | null): Amendment | null {
  const [item] = items;
  if (item === undefined || (used === null && item.decision === undefined)) return null;
  if (used !== null && item.state === (used ? 'used' : 'kept')) return null;
  const after = withDecision(finished, items, used);
  const what = used === null ? 'to decide' : used ? 'used' : 'kept mine';
  const words = wordsInQuestion(finished.asked.source, item);
  return { after, did: { what, ...words, left: openIn(after).length }, place: item };
}

/** Uses the open doubts that are not grave, or keeps the source in place of all. */
function decidedAll(finished: Finished, used: boolean): Amendment | null {
  const open = openIn(finished).filter((item) => !used || !isGrave(item));
  const [first] = open;
  if (first === undefined) return null;
  const what = used ? 'used the rest' : 'kept the rest';
  const after = withDecision(finished, open, used);
  return { after, did: { what, count: open.length, left: openIn(after).length }, place: first };
}

function usedCompared(finished: Finished, indexes: readonly number[]): Amendment | null {
  const open = openIn(finished).filter(({ index }) => indexes.includes(index));
  const [first] = open;
  if (first === undefined) return null;
  const after = withDecision(finished, open, true, 'assistant');
  const did: Did = { what: 'used compared', count: open.length, left: openIn(after).length };
  return { after, did, place: first };
}

/** The current text of a span of the source. */
export function textAt({ asked, result, ...reading }: Finished, { start, end }: Span): string {
  const within = standingIn(result.changes, reading, { start, end }).map((change) => ({
    start: change.start - start,
    end: change.end - start,
    after: change.after,
  }));
  return applyChanges(asked.source.slice(start, end), within);
}
