import { useEffect, useRef, useState } from 'react';
import type { Answer, Failed } from '../api.ts';

export type Reading<T> =
  | { phase: 'reading' }
  | { phase: 'failed'; failure: Failed; again: boolean }
  | { phase: 'read'; data: T };

const readingOf = <T>(answer: Answer<T>): Reading<T> =>
  answer.ok ? { phase: 'read', data: answer.data } : { phase: 'failed', failure: answer, again: false };

/**
 * What a page asks the server for when it is shown. `read` must be the same function from one drawing to the next.
 * `known` came with the document, so it is not asked for at first.
 */
export function useReading<T>(read: (signal?: AbortSignal) => Promise<Answer<T>>, known?: T) {
  const [reading, setReading] = useState<Reading<T>>(
    known === undefined ? { phase: 'reading' } : { phase: 'read', data: known },
  );
  const knownOf = useRef(known === undefined ? undefined : read);

  useEffect(() => {
    if (knownOf.current === read) return;
    knownOf.current = undefined;
    const stop = new AbortController();
    void read(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setReading(readingOf(answer));
    });
    return () => stop.abort();
  }, [read]);

  return {
    reading,
    /** What is on the screen stays until the new answer has come. */
    async readAgain() {
      setReading((shown) => (shown.phase === 'failed' ? { ...shown, again: true } : shown));
      setReading(readingOf(await read()));
    },
    replace: (data: T) => setReading({ phase: 'read', data }),
    change: (edit: (data: T) => T) =>
      setReading((shown) => (shown.phase === 'read' ? { phase: 'read', data: edit(shown.data) } : shown)),
  };
}
