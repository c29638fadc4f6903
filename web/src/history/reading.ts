import { applyChanges } from '#prose/text/changes/change.ts';
import { countWhile, type Span } from '#prose/text/words.ts';
import { type Decisions, isPartOf, type ResultChange } from './held.ts';

/** The user's own words in place of a span of the source and of every change in it. */
export type Edit = Span & { after: string };

/** What the user has decided about a result. */
export type Reading = {
  /** Indexes of the reverted changes. */
  takenBack: ReadonlySet<number>;
  /** The alternative that was chosen, by the index of its change. */
  chosen: ReadonlyMap<number, string>;
  /** In order. An edit overlaps no change that it does not cover. */
  edits: readonly Edit[];
  decisions: Decisions;
};

export const asItCame: Reading = { takenBack: new Set(), chosen: new Map(), edits: [], decisions: new Map() };

/** Compares by position in the text. An empty range comes before one that begins in the same place. */
export const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;

/** Whether a change is covered by the user's own words. */
export function isCovered(edits: readonly Edit[], { start, end }: Span): boolean {
  const last = edits[countWhile(edits, (edit) => edit.start <= start) - 1];
  return last !== undefined && end <= last.end;
}

const everywhere: Span = { start: 0, end: Infinity };

/** Returns what is applied in a range of the text: changes as worded and the user's own words. In order, without overlaps. */
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

/** Returns the source with all that is applied to it. */
export const textWith = (source: string, changes: readonly ResultChange[], reading: Reading): string =>
  applyChanges(source, standingIn(changes, reading));
