import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

let asked: Promise<EngineInUse | null> | undefined;

/** Those who want to know at the same time share one call. */
function askEngine(): Promise<EngineInUse | null> {
  asked ??= call('GET /api/engine').then((answer) => {
    asked = undefined;
    return answer.ok ? answer.data : null;
  });
  return asked;
}

/** What rewrites here; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => void askEngine().then(setEngine), []);
  return engine;
}
