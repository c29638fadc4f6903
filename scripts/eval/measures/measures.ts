import type { FoundChange } from '#prose/text/changes/change.ts';
import { findWordChanges } from '#prose/text/changes/word-changes.ts';
import { commonLength } from '../../research/published/losses.ts';

const wordList = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

export const countWords = (text: string): number => wordList(text).length;

/** Words that only one side of a change has, whichever side has more. A moved word counts as removed and added. */
export function changedWords(changes: readonly FoundChange[]): number {
  let changed = 0;
  const parts = changes.flatMap(({ before, after }) =>
    findWordChanges(before, { start: 0, end: before.length }, after),
  );
  for (const { before, after } of parts) {
    const old = wordList(before);
    const fresh = wordList(after);
    changed += Math.max(old.length, fresh.length) - commonLength(old, fresh);
  }
  return changed;
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1
    ? (ordered[middle] ?? 0)
    : ((ordered[middle - 1] ?? 0) + (ordered[middle] ?? 0)) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
