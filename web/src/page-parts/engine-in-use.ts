import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

/** What rewrites here; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => {
    void call('GET /api/engine').then((answer) => {
      if (answer.ok) setEngine(answer.data);
    });
  }, []);
  return engine;
}
