import { applyChanges } from '#prose/text/changes/change.ts';
import type { Span } from '#prose/text/words.ts';
import { type Decisions, isPartOf, type ResultChange } from './held.ts';

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
  decisions: Decisions;
};

export const asItCame: Reading = { takenBack: new Set(), chosen: new Map(), edits: [], decisions: new Map() };

/** In the order of the text. An empty range comes before one that begins in the same place. */
export const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;

/** Of what is in order, how many come before the first for which it does not hold. */
export function countWhile<Of>(ordered: readonly Of[], holds: (each: Of) => boolean): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = ordered[middle];
    if (each !== undefined && holds(each)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a change lies under the person's own words. */
export function isCovered(edits: readonly Edit[], { start, end }: Span): boolean {
  const last = edits[countWhile(edits, (edit) => edit.start <= start) - 1];
  return last !== undefined && end <= last.end;
}

const everywhere: Span = { start: 0, end: Infinity };

/** What a range of the text contains now: changes as worded and the person's own words. In order, without overlaps. */
export function standingIn(
  changes: readonly ResultChange[],
  { takenBack, chosen, edits, decisions }: Reading,
  place = everywhere,
): readonly Edit[] {
  const standing: Edit[] = [];
  const limit = countWhile(changes, ({ start }) => start <= place.end);
  for (let index = countWhile(changes, ({ start }) => start < place.start); index < limit; index++) {
    const change = changes[index];
    if (change === undefined || takenBack.has(index) || !isPartOf(change, decisions)) continue;
    if (isCovered(edits, change)) continue;
    const { start, end, after } = change;
    if (end <= place.end) standing.push({ start, end, after: chosen.get(index) ?? after });
  }
  const own = edits.filter(({ start, end }) => place.start <= start && end <= place.end);
  return own.length === 0 ? standing : [...standing, ...own].toSorted(inOrder);
}

/** The source as the person has made it read. */
export const textWith = (source: string, changes: readonly ResultChange[], reading: Reading): string =>
  applyChanges(source, standingIn(changes, reading));
