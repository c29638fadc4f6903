import { isOnline, untilOnline } from '../../browser/network.ts';
import type { Stream } from './stream.ts';

/**
 * What could not be sent because there is no network goes out once there is one. It is the same run, so what the server
 * may have begun is not charged twice; one that had begun to answer ends as a failure, which can be tried again.
 */
export function waitForNetwork(stream: Stream): Stream {
  return async (request, { signal, onEvent }) => {
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
      await untilOnline(signal);
      if (signal.aborted) return { end: 'cancelled' };
    }
  };
}
