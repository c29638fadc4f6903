import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

function ask() {
  const gone = new AbortController();
  return { answer: call('GET /api/engine', { signal: gone.signal }), gone, users: 0 };
}

/** The request that all parts of the page share, and its answer, as long as one of them is there. */
let shared: ReturnType<typeof ask> | null = null;

/** The engine that rewrites texts on this site; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => {
    let isHere = true;
    const own = (shared ??= ask());
    own.users++;
    void own.answer.then((answer) => {
      if (answer.ok && isHere) setEngine(answer.data);
      if (!answer.ok && shared === own) shared = null;
    });
    return () => {
      isHere = false;
      own.users--;
      if (own.users > 0) return;
      own.gone.abort();
      if (shared === own) shared = null;
    };
  }, []);
  return engine;
}
