const quietFor = 5_000;
const capacity = 50;
const keptFor = 60_000;

/** Remembers when each message was last shown, so that the same one is not shown twice within seconds. */
export function createDuplicateTracker(now: () => number) {
  const lastShown = new Map<string, number>();

  return {
    /** False when the same key was let through less than five seconds ago. */
    admit(key: string): boolean {
      const time = now();
      const last = lastShown.get(key);
      // A clock may have been set back.
      if (last !== undefined && Math.abs(time - last) < quietFor) return false;
      lastShown.set(key, time);
      if (lastShown.size > capacity) {
        for (const [old, shown] of lastShown) if (time - shown > keptFor) lastShown.delete(old);
      }
      return true;
    },
    get size() {
      return lastShown.size;
    },
  };
}
