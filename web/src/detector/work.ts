import { useEffect, useEffectEvent, useState } from 'react';

/** Work on one text: under way, done, or failed. */
export type Work<Result> = { phase: 'running' } | { phase: 'done'; result: Result } | { phase: 'failed' };

type Outcome<Result> = { text: string; attempt: number; work: Work<Result> };

/** Starts work when the text changes, and aborts the work on the previous text or on unmount. */
export function useWork<Result>(
  text: string,
  begin: (text: string, signal: AbortSignal) => Promise<Result>,
): { work: Work<Result>; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome<Result>>();
  const [attempt, setAttempt] = useState(0);
  const beginNow = useEffectEvent(begin);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (work: Work<Result>) => {
      if (!stop.signal.aborted) setOutcome({ text, attempt, work });
    };
    beginNow(text, stop.signal).then(
      (result) => settle({ phase: 'done', result }),
      () => settle({ phase: 'failed' }),
    );
    return () => stop.abort();
  }, [text, attempt]);

  const current = outcome?.text === text && outcome.attempt === attempt;
  return {
    work: current ? outcome.work : { phase: 'running' },
    retry: () => setAttempt(attempt + 1),
  };
}
