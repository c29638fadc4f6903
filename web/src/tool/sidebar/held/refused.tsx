import { useEffect, useRef } from 'react';
import { refusedInWords } from '#content/tool/held.ts';
import { buttonClass } from '#ui/button.tsx';
import { inFigures } from '#words/figures.ts';
import { layout, useLayout } from '../../layout/layout.ts';
import { useReview } from '../../layout/use-review.ts';
import { lossesInWords, whyInWords } from '../../review/held/in-words.ts';
import type { HeldItem } from '../../review/held/states.ts';
import { BothWordings } from './both-wordings.tsx';

const shownAtMost = 100;

type Props = { source: string; refused: readonly HeldItem[]; isOpen: boolean };

/** The wordings that would change the meaning, folded if there are doubts above them. The user may still use them. */
export function Refused({ source, refused, isOpen }: Props) {
  const list = useRef<HTMLDetailsElement>(null);
  const isAsked = useLayout(({ held }) => refused.some(({ index }) => index === held));

  useEffect(() => {
    if (!isAsked) return;
    list.current?.setAttribute('open', '');
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('summary')?.focus({ preventScroll: true });
    layout.show({ held: null });
  }, [isAsked]);

  const rest = refused.length - shownAtMost;
  return (
    <details ref={list} className="held-refused" open={isOpen}>
      <summary>{refusedInWords(refused.length)}</summary>
      <p className="soft fine">These would change your meaning, so we kept your words.</p>
      <ol className="held-items">
        {refused.slice(0, shownAtMost).map((each) => (
          <RefusedItem key={each.index} source={source} refused={each} />
        ))}
      </ol>
      {rest > 0 && <p className="soft fine">{inFigures(rest)} more are not listed.</p>}
    </details>
  );
}

function RefusedItem({ source, refused }: { source: string; refused: HeldItem }) {
  const { acceptHeld, undecide } = useReview();
  const { index, state } = refused;
  const losses = lossesInWords(source, refused);
  const id = `losses-${index}`;
  const isUsed = state === 'used' || state === 'taken back';
  return (
    <li className="held-item" data-held={index} data-state={isUsed ? 'decided' : undefined}>
      <p className="held-why">{whyInWords(source, refused)}</p>
      {!isUsed && <BothWordings source={source} held={refused} />}
      {losses.length > 0 && (
        <p className="struck anywhere" id={id}>
          {losses.join(' ')}
        </p>
      )}
      {state === 'written over' && <p className="spread soft fine">You have edited this yourself</p>}
      {isUsed && (
        <p className="spread soft fine">
          <span>{state === 'used' ? 'You used it anyway' : 'Used, then reverted in the text'}</span>
          <button type="button" className="tool-button" data-refused={index} onClick={() => undecide(index)}>
            Undo
          </button>
        </p>
      )}
      {(state === 'open' || state === 'kept') && (
        <p className="held-acts">
          <button
            type="button"
            className={`${buttonClass('quiet')} button-small`}
            aria-describedby={losses.length > 0 ? id : undefined}
            onClick={() => acceptHeld(index)}
          >
            Use it anyway
          </button>
        </p>
      )}
    </li>
  );
}
