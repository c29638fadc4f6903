import type { Wait } from './waiting.ts';

/** In milliseconds. What fails even then is left to the daily cron. */
const pauses = [200, 1_000];

/** Work that can be done twice without harm, tried again after a pause. */
export async function persist<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await wait(pause, new AbortController().signal);
    }
  }
  return work();
}
