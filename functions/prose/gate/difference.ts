import type { ContentKind } from '#contract/humanize.ts';
import type { Entry } from './entries.ts';

/** Entries that only one side has, or that the sides have in different forms. `isSure`: a reader would say that the meaning changed. */
export type Difference = { kind: ContentKind; before: Entry[]; after: Entry[]; isSure: boolean };

export type Sides = Pick<Difference, 'before' | 'after'>;

/** The words of each whole text: what a pronoun may stand for, and what may be said elsewhere. */
export type Around = { source: () => ReadonlySet<string>; result: () => ReadonlySet<string> };

/** The unsettled entries of both sides, and the differences found so far. */
export type Left = { lost: Set<Entry>; gained: Set<Entry>; found: Difference[] };

export const sidesOf = (before: Entry | undefined, after: Entry | undefined) => ({
  before: before === undefined ? [] : [before],
  after: after === undefined ? [] : [after],
});

export const ofKind = (side: ReadonlySet<Entry>, kind: Entry['kind']): Entry[] =>
  [...side].filter((entry) => entry.kind === kind);

/** Groups unsettled entries of a side that follow one another, with only free entries between them. */
export function runsOf(entries: readonly Entry[], side: ReadonlySet<Entry>): Entry[][] {
  const runs: Entry[][] = [];
  let run: Entry[] = [];
  for (const entry of entries) {
    if (side.has(entry)) run.push(entry);
    else if (entry.kind !== 'free') {
      if (run.length > 0) runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
