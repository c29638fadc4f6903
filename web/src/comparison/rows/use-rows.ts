import { useMemo, useSyncExternalStore } from 'react';
import { computeRows } from './row-computation.ts';
import type { DrawnChange, Row } from './rows.ts';

const now = () => performance.now();
const schedule = (run: () => void) => void setTimeout(run, 0);

/** Returns the rows read so far. A long text is read a few rows at a time, between other work. */
export function useRows(
  source: string,
  changes: readonly DrawnChange[],
): { rows: readonly Row[]; isDone: boolean } {
  const computation = useMemo(() => computeRows(source, changes, { now, schedule }), [source, changes]);
  const rows = useSyncExternalStore(computation.subscribe, computation.rows, computation.rows);
  return { rows, isDone: computation.isDone() };
}
