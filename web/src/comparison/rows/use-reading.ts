import { useMemo, useSyncExternalStore } from 'react';
import type { TextChange } from '#contract/humanize.ts';
import { startReading } from './reading.ts';
import type { Row } from './rows.ts';

const now = () => performance.now();
const later = (run: () => void) => void setTimeout(run, 0);

/** The rows read so far; a long text's come a few at a time, between other work. */
export function useReading(
  source: string,
  changes: readonly TextChange[],
): { rows: readonly Row[]; isDone: boolean } {
  const reading = useMemo(() => startReading(source, changes, { now, later }), [source, changes]);
  const rows = useSyncExternalStore(reading.subscribe, reading.rows, reading.rows);
  return { rows, isDone: reading.isDone() };
}
