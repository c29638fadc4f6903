import type { HumanizeRequest, TextChange } from '#contract/humanize.ts';
import { isOnline } from '#browser/network.ts';
import type { Stream } from './stream.ts';

const pause = 1_000;
const mostTries = 15;

/**
 * Retries a run that the server reports as in progress. After a reload, it may not have noticed yet that the earlier
 * client disconnected.
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

/** Resolves when there is a network again, or when the signal aborts. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/**
 * Repeats a request that failed offline once there is a network. The run id stays the same, so nothing is charged twice.
 * A run that had begun to respond ends as a failure, which the user can retry. Meanwhile, the text is cleaned in the
 * browser.
 */
export function waitForNetwork(
  stream: Stream,
  cleanHere: (request: HumanizeRequest) => Promise<TextChange[]>,
): Stream {
  return async (request, { signal, onEvent }) => {
    let cleaned = false;
    for (;;) {
      let heard = false;
      const ending = await stream(request, {
        signal,
        onEvent(event) {
          heard = true;
          onEvent(event);
        },
      });
      if (ending.end !== 'failed' || ending.code !== 'unreachable' || heard || isOnline()) return ending;
      if (!cleaned) {
        cleaned = true;
        await cleanHere(request).then(
          (changes) => onEvent({ event: 'cleaned', changes }),
          () => undefined,
        );
      }
      await untilOnline(signal);
      if (signal.aborted) return { end: 'cancelled' };
    }
  };
}
