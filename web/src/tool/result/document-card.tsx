import { type ReactNode, type RefObject, useEffect } from 'react';
import { Card } from '#comparison/card/card.tsx';
import { ChangeCard } from '#comparison/card/change-card.tsx';
import { EditCard } from '#comparison/card/edit-card.tsx';
import { kindOf } from '#comparison/kinds.ts';
import { placeAt, selectorOf } from '#comparison/place.ts';
import { wholeWordsOf } from '#comparison/rows/rows.ts';
import { partsOf } from '#prose/text/changes/parts.ts';
import { inFigures } from '#words/figures.ts';
import type { Layout } from '../layout/layout.ts';
import { closePlace, openPlace } from '../layout/places.ts';
import { useReview } from '../layout/use-review.ts';
import { editAt } from '../reading/edit-offer.tsx';
import { placeNow } from '../reading/place-now.ts';
import { wordsToFreeze } from '../review/amendment.ts';
import type { Finished } from '../workspace/workspace.ts';
import { drawnOf } from './drawn.ts';

type Props = {
  finished: Finished;
  open: NonNullable<Layout['open']>;
  text: RefObject<HTMLElement | null>;
  /** Renders the button to reword the sentence at an offset in the source. */
  rewordingAt: (start: number) => ReactNode;
};

/** Closes the card on a press outside of the card and the marks. */
function useClosing() {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.change-card, .change-steps')) return;
      if (placeAt(target) === null) closePlace();
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
}

/** The card of a change or of an edit by the user. */
export function DocumentCard({ finished, open, text, rewordingAt }: Props) {
  useClosing();
  const { changes, origins } = drawnOf(finished);
  const { dropEdit } = useReview();
  const { index: at, way } = open;
  const change = changes[at];
  const origin = origins[at];
  if (!change || !origin) return null;
  return (
    <Card
      key={at}
      title={`${change.mine ? 'Your edit' : kindOf(change)} · ${inFigures(at + 1)} of ${inFigures(changes.length)}`}
      index={at}
      way={way}
      text={text}
      onClose={closePlace}
      onStep={(by) => openPlace((at + by + changes.length) % changes.length, 'step')}
      onEnter={() => way === 'hover' && openPlace(at, 'press')}
    >
      {origin.of === 'edit' ? (
        <EditCard
          before={change.before}
          after={change.after}
          onDrop={() => {
            closePlace();
            dropEdit(origin.index);
          }}
        />
      ) : (
        <OpenChange
          finished={finished}
          at={at}
          index={origin.index}
          text={text}
          rewording={rewordingAt(change.start)}
        />
      )}
    </Card>
  );
}

type OpenChangeProps = Pick<Props, 'finished' | 'text'> & { at: number; index: number; rewording: ReactNode };

/** `at`: index among the drawn changes. `index`: index among the changes of the result. */
function OpenChange({ finished, at, index, text, rewording }: OpenChangeProps) {
  const review = useReview();
  const change = finished.result.changes[index];
  if (!change) return null;
  const { changes, takenBack } = drawnOf(finished);
  const { reason, by = 'rules', after, alternatives = [] } = change;
  const kept = !takenBack.has(at);

  function edit() {
    const drawn = text.current;
    const mark = drawn?.querySelector(selectorOf(at));
    if (!drawn || !mark || !change) return;
    const down = mark.getBoundingClientRect().top - drawn.getBoundingClientRect().top;
    editAt({ place: placeNow({ changes, takenBack }, change.start), down });
  }

  return (
    <ChangeCard
      change={{
        ...wholeWordsOf(finished.asked.source, changes, at),
        chosen: finished.chosen.get(index) ?? after,
        kept,
        reason,
        by,
        wordings: [after, ...alternatives],
      }}
      onToggle={() => (kept ? review.takeBack(index) : review.keep(index))}
      onChoose={(wording) => review.reword(index, wording)}
      rewording={rewording}
      onEdit={kept && partsOf(change).length > 1 ? edit : null}
      onNever={wordsToFreeze(finished, index) === null ? null : () => review.neverChange(index)}
    />
  );
}
