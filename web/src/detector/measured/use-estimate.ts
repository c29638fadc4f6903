import { useEffect, useRef, useState } from 'react';
import type { Estimate } from '#prose/index.ts';
import { estimateOf } from './estimating.ts';

/** Maximum number of cached estimates. Only recent texts are requested again: sources, and results that the user returns to. */
const mostKnown = 8;
const known = new Map<string, Estimate>();

function keep(text: string, estimate: Estimate) {
  known.delete(text);
  known.set(text, estimate);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}

export type Reading = Estimate | 'measuring' | 'failed';

/**
 * Returns how a text reads. While a new text is measured, the result for the previous one is returned. Texts that come and go
 * during a measurement are skipped.
 */
export function useEstimate(text: string): Reading {
  const [last, setLast] = useState<Reading>(() => known.get(text) ?? 'measuring');
  const latest = useRef(text);
  const isBusy = useRef(false);
  const found = known.get(text);

  useEffect(() => {
    latest.current = text;
    async function measure(next: string) {
      if (next === '' || known.has(next) || isBusy.current) return;
      isBusy.current = true;
      try {
        keep(next, await estimateOf(next));
        setLast(known.get(next) ?? 'measuring');
      } catch {
        setLast('failed');
      }
      isBusy.current = false;
      if (latest.current !== next) void measure(latest.current);
    }
    void measure(text);
  }, [text]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was known already is what the next text follows on
    if (found !== undefined) setLast(found);
  }, [found]);

  return found ?? last;
}
