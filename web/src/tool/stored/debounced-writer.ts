const quietFor = 400;

type Parts<Kept> = {
  /** Runs something after a while, when the browser is idle; returns what cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  write: (kept: Kept) => void;
};

/** Writes the latest value once there has been no new one for a moment. */
export function createDebouncedWriter<Kept>({ schedule, write }: Parts<Kept>) {
  let waiting: { kept: Kept } | null = null;
  let callOff: (() => void) | undefined;

  function flush() {
    callOff?.();
    if (waiting) write(waiting.kept);
    waiting = null;
  }

  return {
    keep(kept: Kept) {
      waiting = { kept };
      callOff?.();
      callOff = schedule(flush, quietFor);
    },
    /** Writes at once, because the page may be about to close. */
    flush,
  };
}

export function whenIdle(run: () => void, milliseconds = 0): () => void {
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (now: () => void) => now();
  const timer = setTimeout(() => idle(run), milliseconds);
  return () => clearTimeout(timer);
}

/** Flushes when the page is hidden or left, because nothing runs after that. */
export function flushOnLeaving({ flush }: { flush: () => void }): void {
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
}
