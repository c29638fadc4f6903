import { report } from './report.ts';

type Work = () => Promise<unknown>;

/** One thing that the cron does, as a list of pieces that do not depend on each other. */
export type Step = { what: string; list: () => Promise<readonly Work[]> };

/** What fails is told, and holds nothing else up. */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    report('cron', what, error);
    return undefined;
  }
}

/**
 * A piece of each step in turn, `most` in all, so that a long step leaves room for the others. A piece that fails, or a list that
 * cannot be read, holds nothing else up.
 */
export async function takeTurns(steps: readonly Step[], most: number): Promise<void> {
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
