import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

/** The engine that rewrites texts on this site; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    void call('GET /api/engine', { signal: gone.signal }).then((answer) => {
      if (answer.ok) setEngine(answer.data);
    });
    return () => gone.abort();
  }, []);
  return engine;
}
