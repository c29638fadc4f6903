/** Lets pending promise callbacks run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates a clock that the test advances by hand. */
export function createClock(start = Date.parse('2026-11-20T12:00:00Z')) {
  let time = start;
  const timers: { at: number; run: () => void }[] = [];
  function runNext(end: number): boolean {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    if (next === undefined) return false;
    timers.splice(timers.indexOf(next), 1);
    time = next.at;
    next.run();
    return true;
  }

  return {
    now: () => time,
    schedule: (run: () => void, milliseconds: number) => void timers.push({ at: time + milliseconds, run }),
    pass(milliseconds: number) {
      const end = time + milliseconds;
      while (runNext(end));
      time = end;
    },
    /** Advances the clock and lets pending promise callbacks run after each timer. */
    async passAndSettle(milliseconds: number) {
      const end = time + milliseconds;
      while (runNext(end)) await settle();
      time = end;
    },
  };
}
