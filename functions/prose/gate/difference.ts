import type { ContentKind } from '#contract/humanize.ts';
import type { Entry } from './entries.ts';

/** Entries that one side has and the other has not, or has otherwise. `isSure`: a reader would call it another meaning. */
export type Difference = { kind: ContentKind; before: Entry[]; after: Entry[]; isSure: boolean };

/** The words of both texts: what a pronoun may stand for. */
export type Around = { source: () => ReadonlySet<string>; result: () => ReadonlySet<string> };

/** What is not settled yet on either side, and the differences found so far. */
export type Left = { lost: Set<Entry>; gained: Set<Entry>; found: Difference[] };

export const sidesOf = (before: Entry | undefined, after: Entry | undefined) => ({
  before: before === undefined ? [] : [before],
  after: after === undefined ? [] : [after],
});

export const ofKind = (side: ReadonlySet<Entry>, kind: Entry['kind']): Entry[] =>
  [...side].filter((entry) => entry.kind === kind);

/** Entries left on a side that follow one another, with nothing of weight between them. */
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
