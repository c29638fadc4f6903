import { vi } from 'vitest';

/** The page's clock stands still until it is turned; that of the expectations goes on. Ended by `startClock`. */
export const stopClock = (now = Date.now()) =>
  void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });

export const startClock = () => void vi.useRealTimers();

export const turnClock = async (milliseconds: number) =>
  void (await vi.advanceTimersByTimeAsync(milliseconds));
