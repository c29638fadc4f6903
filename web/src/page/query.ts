import { useEffect, useState } from 'react';
import type { Answer, Failed } from '../api.ts';

export type Query<T> =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: Failed; again: boolean }
  | { phase: 'loaded'; data: T };

const queryOf = <T>(answer: Answer<T>): Query<T> =>
  answer.ok ? { phase: 'loaded', data: answer.data } : { phase: 'failed', failure: answer, again: false };

/** Loads data when a page is shown. `read` must be the same function from one render to the next. */
export function useQuery<T>(read: (signal?: AbortSignal) => Promise<Answer<T>>) {
  const [query, setQuery] = useState<Query<T>>({ phase: 'loading' });

  useEffect(() => {
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
      setQuery((known) => (known.phase === 'failed' ? { ...known, again: true } : known));
      setQuery(queryOf(await read()));
    },
    replace: (data: T) => setQuery({ phase: 'loaded', data }),
  };
}
