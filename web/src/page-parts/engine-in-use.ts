import { useEffect, useState } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { call } from '#api-client';

let asking: Promise<EngineInUse | null> | undefined;

/** Asks once for all parts of the page that appear together. */
const ask = () =>
  (asking ??= call('GET /api/engine')
    .then((answer) => (answer.ok ? answer.data : null))
    .finally(() => (asking = undefined)));

/** The engine that rewrites texts on this site; null until it is known. */
export function useEngine(): EngineInUse | null {
  const [engine, setEngine] = useState<EngineInUse | null>(null);
  useEffect(() => {
    let gone = false;
    void ask().then((inUse) => {
      if (!gone && inUse !== null) setEngine(inUse);
    });
    return () => {
      gone = true;
    };
  }, []);
  return engine;
}
