import { useEffect, useState } from 'react';
import type { Humanizer } from '../workspace/controller.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';

/** Whose result is shown: on an empty page that of the sample, as soon as it has come. */
export function useShownDocument(): Humanizer {
  const isEmpty = useWorkspace(({ text, run }) => text === '' && run.phase === 'idle');
  const [sample, setSample] = useState<Humanizer>();

  useEffect(() => {
    if (!isEmpty || sample) return;
    import('./sample-document.ts').then(
      ({ sampleDocument }) => setSample(sampleDocument),
      () => undefined,
    );
  }, [isEmpty, sample]);

  return (isEmpty && sample) || humanizer;
}
