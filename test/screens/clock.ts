import { vi } from 'vitest';

/** The page's clock stands still until it is turned; that of the expectations goes on. Ended by `startClock`. */
export const stopClock = (now = Date.now()) =>
  void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });

export const startClock = () => void vi.useRealTimers();

export const turnClock = async (milliseconds: number) =>
  void (await vi.advanceTimersByTimeAsync(milliseconds));

/** Shorter waits are those of the drawing, which go on by themselves. */
const shortest = 1_000;

/** From now on a wait of the page is over when the test says so. */
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
    /** How many of the page's waits are under way. */
    waits: () => waits.size,
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [id, { at, end }] of waits) {
        if (at <= now && waits.delete(id)) end();
      }
    },
  };
}
