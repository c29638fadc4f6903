import { attempt } from '#observability/logs.ts';

type Work = () => Promise<unknown>;

/** A scheduled job as a list of independent pieces. */
export type Step = { what: string; list: () => Promise<readonly Work[]> };

/**
 * Runs one piece of each step in turn, at most `most` in total, so that a long step leaves room for the others. A piece that
 * fails, or a list that cannot be read, does not stop the rest.
 */
export async function roundRobin(steps: readonly Step[], most: number): Promise<void> {
  const lists: { what: string; works: readonly Work[] }[] = [];
  for (const { what, list } of steps) lists.push({ what, works: (await attempt(what, list)) ?? [] });
  const rounds = Math.max(0, ...lists.map(({ works }) => works.length));
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { what, works } of lists) {
      const work = works[round];
      if (work === undefined || done >= most) continue;
      done += 1;
      await attempt(what, work);
    }
  }
}
