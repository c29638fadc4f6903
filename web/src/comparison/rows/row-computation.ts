import { createListeners } from '#browser/store.ts';
import { type DrawnChange, readRows, type Row } from './rows.ts';

export type RowComputation = {
  /** Returns a new array whenever there are more rows. */
  rows: () => readonly Row[];
  isDone: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

type Dependencies = { now: () => number; schedule: (run: () => void) => void };

const timeSlice = 8;
const rowsBetweenLooks = 20;

/** Reads rows in slices of a few milliseconds, the first one at once, so that short texts are complete on first render. */
export function computeRows(
  source: string,
  changes: readonly DrawnChange[],
  { now, schedule }: Dependencies,
): RowComputation {
  const listeners = createListeners();
  const reader = readRows(source, changes);
  const found: Row[] = [];
  let rows: readonly Row[] = [];
  let done = false;
  let waiting = false;

  function readSlice() {
    const end = now() + timeSlice;
    while (!done && (found.length % rowsBetweenLooks !== 0 || now() < end)) {
      const { value, done: over } = reader.next();
      if (over) done = true;
      else found.push(value);
    }
    rows = found.slice();
  }

  function goOn() {
    if (done || waiting || listeners.count() === 0) return;
    waiting = true;
    schedule(() => {
      waiting = false;
      if (listeners.count() === 0) return;
      readSlice();
      listeners.notify();
      goOn();
    });
  }

  readSlice();
  return {
    rows: () => rows,
    isDone: () => done,
    subscribe(listener) {
      const stop = listeners.subscribe(listener);
      goOn();
      return stop;
    },
  };
}
