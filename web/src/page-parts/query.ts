import { useEffect, useRef, useState } from 'react';
import type { Answer, Failed } from '#api-client';

export type Query<T> =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: Failed; retrying: boolean }
  | { phase: 'loaded'; data: T };

const queryOf = <T>(answer: Answer<T>): Query<T> =>
  answer.ok ? { phase: 'loaded', data: answer.data } : { phase: 'failed', failure: answer, retrying: false };

/**
 * Loads data when a page is shown. `read` must be the same function from one render to the next. `known` is data that came
 * with the document, so the first request is skipped.
 */
export function useQuery<T>(read: (signal?: AbortSignal) => Promise<Answer<T>>, known?: T) {
  const [query, setQuery] = useState<Query<T>>(
    known === undefined ? { phase: 'loading' } : { phase: 'loaded', data: known },
  );
  const cameWithDocument = useRef(known === undefined ? undefined : read);

  useEffect(() => {
    if (cameWithDocument.current === read) return;
    cameWithDocument.current = undefined;
    const stop = new AbortController();
    void read(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setQuery(queryOf(answer));
    });
    return () => stop.abort();
  }, [read]);

  return {
    query,
    /** Keeps what is on the screen until the new answer arrives. */
    async refetch() {
      setQuery((shown) => (shown.phase === 'failed' ? { ...shown, retrying: true } : shown));
      setQuery(queryOf(await read()));
    },
    replace: (data: T) => setQuery({ phase: 'loaded', data }),
    change: (edit: (data: T) => T) =>
      setQuery((shown) => (shown.phase === 'loaded' ? { phase: 'loaded', data: edit(shown.data) } : shown)),
  };
}
