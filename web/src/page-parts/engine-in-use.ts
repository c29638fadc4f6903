import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

let asked: Promise<EngineInUse | null> | undefined;

/** Asked once; what did not come is asked for again by the next who wants to know. */
function askEngine(): Promise<EngineInUse | null> {
  asked ??= call('GET /api/engine').then((answer) => {
    if (answer.ok) return answer.data;
    asked = undefined;
    return null;
  });
  return asked;
}

/** What rewrites here; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => void askEngine().then(setEngine), []);
  return engine;
}
