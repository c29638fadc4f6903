/** A clock that the test turns. */
export function createClock(start = Date.parse('2026-11-20T12:00:00Z')) {
  let time = start;
  const timers: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    schedule: (run: () => void, milliseconds: number) => void timers.push({ at: time + milliseconds, run }),
    pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.splice(timers.indexOf(next), 1);
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}
