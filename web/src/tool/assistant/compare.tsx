import { useState } from 'react';
import { flushSync } from 'react-dom';
import { comparisonOf, isComparable } from '#humanizer/assistant/comparison.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { Dialog } from '#ui/dialog.tsx';
import { layout } from '../layout/layout.ts';
import { useReview } from '../layout/use-review.ts';
import type { HeldItem } from '../review/held/states.ts';
import { AnswerStep } from './answer-step.tsx';
import { RequestStep } from './request-step.tsx';

type Props = { source: string; doubts: readonly HeldItem[] };

/** Lets the user's assistant decide which doubts do not change the meaning. */
export default function Compare({ source, doubts }: Props) {
  const [open, setOpen] = useState(false);
  if (!doubts.some(isComparable)) return null;
  return (
    <>
      <button type="button" className="tool-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {assistantCopy.compare}
      </button>
      {open && <Comparison source={source} doubts={doubts} onClose={() => setOpen(false)} />}
    </>
  );
}

function Comparison({ source, doubts, onClose }: Props & { onClose: () => void }) {
  const review = useReview();
  const { asked, known, request, read } = comparisonOf(source, doubts);

  async function take(pasted: string): Promise<string | null> {
    const same = read(pasted);
    if (same === 'nothing') return assistantCopy.compareNothing;
    if (same === null) return assistantCopy.compareMissed;
    if (same.length === 0) return assistantCopy.compareNone;
    flushSync(onClose);
    flushSync(() => review.acceptCompared(same.map(({ index }) => index)));
    const left = doubts.find((doubt) => !same.includes(doubt));
    if (left) layout.show({ held: left.index });
    else document.querySelector<HTMLElement>('#held-title')?.focus();
    return null;
  }

  return (
    <Dialog title={assistantCopy.compare} open onClose={onClose}>
      <div className="stack-4 small">
        <p>{assistantCopy.compareAsk(asked.length, known)}</p>
        <RequestStep reads={assistantCopy.compareReads} requests={[request]} brief={[request]} />
        <AnswerStep use={assistantCopy.compareUse} onAnswer={take} />
      </div>
    </Dialog>
  );
}
