import type { Stream } from './stream.ts';

const pause = 1_000;
const mostTries = 15;

/**
 * After a reload the server may not have noticed yet that the caller before has left. It is the same run, so it is asked
 * for until it can go on.
 */
export function waitForEarlierCall(stream: Stream, wait: (milliseconds: number) => Promise<void>): Stream {
  return async (request, options) => {
    for (let tries = 1; ; tries++) {
      const ending = await stream(request, options);
      if (ending.end !== 'failed' || ending.code !== 'run_in_progress' || tries === mostTries) return ending;
      await wait(pause);
      if (options.signal.aborted) return { end: 'cancelled' };
    }
  };
}
