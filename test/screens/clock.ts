import { vi } from 'vitest';

/** Stops the page's clock until `turnClock` moves it or `startClock` ends this; timeouts of expectations go on. */
export const stopClock = (now = Date.now()) =>
  void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });

export const startClock = () => void vi.useRealTimers();

export const turnClock = async (milliseconds: number) =>
  void (await vi.advanceTimersByTimeAsync(milliseconds));

/** In ms. Shorter timeouts belong to rendering and run as usual. */
const shortest = 1_000;

/** Holds the page's timeouts from now on; each ends when the test calls `pass`. */
export function holdTime() {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waits = new Map<number, { at: number; end: () => void }>();
  let now = 0;
  let count = 0;
  vi.stubGlobal('setTimeout', (end: () => void, milliseconds = 0) => {
    if (milliseconds < shortest) return start(end, milliseconds);
    count -= 1;
    waits.set(count, { at: now + milliseconds, end });
    return count;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!waits.delete(id)) stop(id);
  });
  return {
    /** Number of timeouts that are held. */
    waits: () => waits.size,
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [id, { at, end }] of waits) {
        if (at <= now && waits.delete(id)) end();
      }
    },
  };
}
