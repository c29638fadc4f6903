import { useState } from 'react';

export type Trial = { label: string; milliseconds: number; outcome: unknown };

/** Runs one test at a time and keeps the last outcome. */
export function useTrial() {
  const [busy, setBusy] = useState<string>();
  const [trial, setTrial] = useState<Trial>();

  async function run(label: string, test: () => Promise<unknown>) {
    setBusy(label);
    const started = performance.now();
    const outcome = await test();
    setTrial({ label, outcome, milliseconds: Math.round(performance.now() - started) });
    setBusy(undefined);
  }

  return { busy, trial, run };
}
