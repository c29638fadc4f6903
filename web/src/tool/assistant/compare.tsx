import { useState } from 'react';
import { flushSync } from 'react-dom';
import { losesName } from '#contract/held.ts';
import { comparisonOf } from '#humanizer/assistant/comparison.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { DialogButton } from '#ui/dialog-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusResult, goToHeld } from '../layout/places.ts';
import { useReview } from '../layout/use-review.ts';
import type { HeldItem } from '../review/held/states.ts';
import { AnswerStep } from './answer-step.tsx';
import { RequestStep } from './request-step.tsx';

type Props = { source: string; doubts: readonly HeldItem[]; label?: string; className?: string };

/** Lets the user's assistant decide which doubts do not change the meaning. */
export default function Compare({ source, doubts, label = assistantCopy.compare, className }: Props) {
  /** What was in a request before comes last in the next. */
  const [asked, setAsked] = useState<readonly HeldItem[]>([]);
  const fresh = doubts.filter((doubt) => !asked.some((each) => isSame(each, doubt)));
  const inOrder = [...fresh, ...doubts.filter((doubt) => !fresh.includes(doubt))];
  if (doubts.every(losesName)) return null;
  return (
    <DialogButton
      label={label}
      className={className}
      renderDialog={(close) => (
        <Comparison source={source} doubts={inOrder} onAsked={setAsked} onClose={close} />
      )}
    />
  );
}

/** Whether both are the same wording of the same result: another one may have arrived. */
const isSame = (one: HeldItem, other: HeldItem): boolean =>
  one.index === other.index && one.start === other.start && one.after === other.after;

type Asking = Props & { onAsked: (asked: readonly HeldItem[]) => void; onClose: () => void };

function Comparison({ source, doubts, onAsked, onClose }: Asking) {
  const review = useReview();
  // The request stays as it was copied, even if a doubt is decided meanwhile.
  const [{ asked, known, request, read }] = useState(() => comparisonOf(source, doubts));

  async function take(pasted: string): Promise<string | null> {
    const found = read(pasted);
    if (found === 'nothing') return assistantCopy.compareNothing;
    if (found === null) return assistantCopy.compareMissed;
    onAsked(asked);
    const same = found.filter((each) => doubts.some((doubt) => isSame(each, doubt)));
    if (same.length === 0) return assistantCopy.compareNone;
    flushSync(onClose);
    flushSync(() => review.acceptCompared(same.map(({ index }) => index)));
    const left = doubts.find((doubt) => !same.some((each) => isSame(each, doubt)));
    const title = document.querySelector<HTMLElement>('#held-title');
    if (left) goToHeld(left.index);
    else if (title) title.focus();
    else focusResult();
    return null;
  }

  return (
    <Dialog title={assistantCopy.compare} onClose={onClose}>
      <div className="stack-4 small">
        <p>{assistantCopy.compareAsk(asked.length, known)}</p>
        <RequestStep reads={assistantCopy.compareReads} requests={[request]} brief={[request]} />
        <AnswerStep use={assistantCopy.compareUse} onAnswer={take} />
      </div>
    </Dialog>
  );
}
