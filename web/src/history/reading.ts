import type { TextChange } from '#contract/humanize.ts';
import { applyChanges } from '#prose/text/change.ts';
import type { Span } from '#prose/text/words.ts';

/** The person's own words, in the place of a stretch of the source and of every change in it. */
export type Edit = Span & { after: string };

/** What the person has made of a result. */
export type Reading = {
  /** Indexes of the changes. */
  takenBack: ReadonlySet<number>;
  /** By the index of its change, the wording that was chosen among its alternatives. */
  chosen: ReadonlyMap<number, string>;
  /** In order; they touch no change that they do not cover. */
  edits: readonly Edit[];
};

export const asItCame: Reading = { takenBack: new Set(), chosen: new Map(), edits: [] };

/** In the order of the text. What is empty goes before what begins in the same place. */
export const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;

/** Whether a change lies under the person's own words. */
export const isCovered = (edits: readonly Edit[], { start, end }: Span): boolean =>
  edits.some((edit) => edit.start <= start && end <= edit.end);

/** What stands in the text now: changes as they are worded, and the person's own words. In order, without overlaps. */
export function standingIn(
  changes: readonly TextChange[],
  { takenBack, chosen, edits }: Reading,
): readonly Edit[] {
  if (takenBack.size + chosen.size + edits.length === 0) return changes;
  const standing: Edit[] = [];
  for (const [index, { start, end, after }] of changes.entries())
    if (!takenBack.has(index)) standing.push({ start, end, after: chosen.get(index) ?? after });
  if (edits.length === 0) return standing;
  return [...standing.filter((change) => !isCovered(edits, change)), ...edits].toSorted(inOrder);
}

/** The source as the person has made it read. */
export const textWith = (source: string, changes: readonly TextChange[], reading: Reading): string =>
  applyChanges(source, standingIn(changes, reading));
