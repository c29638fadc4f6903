const waiting: (() => void)[] = [];

function runNext() {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(runNext, 0);
}

/** Runs what comes in one at a time, so that a fling through a long text is many small tasks and no long one. */
export function inTurn(run: () => void) {
  waiting.push(run);
  if (waiting.length === 1) setTimeout(runNext, 0);
}
