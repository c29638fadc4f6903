import { countWords } from '#contract/words.ts';
import type { FoundChange } from './change.ts';
import { findWordChanges } from './word-changes.ts';

/** Words that a change replaces. `at` and `to` are where they stand in its `before` and its `after`. */
export type ChangedPart = { at: number; to: number; before: string; after: string };

type Wordings = { before: string; after: string };

/** Up to so many words a change is a phrase, which reads better as a whole. */
const wordsOfPhrase = 6;

/** By the change, whose parts are asked for at each figure of a result. */
const known = new WeakMap<Wordings, ChangedPart[]>();

/** Returns the words that a change replaces if unchanged ones stand between them, as in a recast sentence, or else the change itself. */
export function partsOf(change: Wordings): ChangedPart[] {
  const parts = known.get(change) ?? findParts(change);
  known.set(change, parts);
  return parts;
}

function findParts({ before, after }: Wordings): ChangedPart[] {
  const isPhrase = Math.max(countWords(before), countWords(after)) <= wordsOfPhrase;
  const found = isPhrase
    ? []
    : findWordChanges(before, { start: 0, end: before.length }, after, 'as they are');
  if (found.length < 2) return [{ at: 0, to: 0, before, after }];
  let shift = 0;
  return found.map((part) => {
    const placed = { at: part.start, to: part.start + shift, before: part.before, after: part.after };
    shift += part.after.length - part.before.length;
    return placed;
  });
}

/** Returns the parts of a change at their places in the source. */
export const partsInSource = (change: Wordings & { start: number }): FoundChange[] =>
  partsOf(change).map(({ at, before, after }) => {
    const place = change.start + at;
    return { start: place, end: place + before.length, before, after, reason: null };
  });

/** Counts the words that a change replaces or adds. */
export const wordsChanged = (change: Wordings): number =>
  partsOf(change).reduce(
    (sum, { before, after }) => sum + Math.max(countWords(before), countWords(after)),
    0,
  );
