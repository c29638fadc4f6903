import { useEffect, useState } from 'react';
import type { Answer, Failed } from '../api.ts';

export type Reading<T> =
  | { phase: 'reading' }
  | { phase: 'failed'; failure: Failed; again: boolean }
  | { phase: 'read'; data: T };

const readingOf = <T>(answer: Answer<T>): Reading<T> =>
  answer.ok ? { phase: 'read', data: answer.data } : { phase: 'failed', failure: answer, again: false };

/** What a page asks the server for when it is shown. `read` must be the same function from one drawing to the next. */
export function useReading<T>(read: (signal?: AbortSignal) => Promise<Answer<T>>) {
  const [reading, setReading] = useState<Reading<T>>({ phase: 'reading' });

  useEffect(() => {
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
      setReading((known) => (known.phase === 'failed' ? { ...known, again: true } : known));
      setReading(readingOf(await read()));
    },
    replace: (data: T) => setReading({ phase: 'read', data }),
  };
}
