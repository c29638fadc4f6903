import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Span } from '#prose/text/words.ts';
import { bringIntoView } from '#comparison/bring-into-view.ts';
import { Pairs } from '#comparison/pairs.tsx';
import { selectorOf } from '#comparison/place.ts';
import { useReading } from '#comparison/use-reading.ts';
import { ResultText } from '#comparison/result-text.tsx';
import { useMarks } from '#comparison/use-marks.ts';
import { reword } from '#content/tool/reword.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { layout, useLayout, type View } from '../layout/layout.ts';
import { closePlace, goToHeld, openPlace } from '../layout/places.ts';
import { useDocument } from '../layout/in-view.ts';
import { useReview } from '../layout/use-review.ts';
import { EditOffer, useEditOffer, useMarkedCopying } from '../reading/edit-offer.tsx';
import { sameText } from '../reading/follow-scrolling.ts';
import { sentencesAt } from '../reading/drawn-places.ts';
import { placeNow } from '../reading/place-now.ts';
import { drawnPane } from '../reading/panes.ts';
import { longestFollowed, useFollowing } from '../reading/use-following.ts';
import { finishedText } from '../review/finished.ts';
import { openIn } from '../review/held/states.ts';
import type { AskedSentence } from '../reword/ask-reword.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';
import { DocumentCard } from './document-card.tsx';
import { drawnOf } from './drawn.ts';

const RewordButton = lazy(() => import('../reword/reword-button.tsx'));
const SentenceWordings = lazy(() => import('../reword/sentence-wordings.tsx'));

/** `isEarlier`: the result is from before the current run. */
type Props = {
  finished: Finished;
  isEarlier: boolean;
  view: Exclude<View, 'clean'>;
  scroller: RefObject<HTMLElement | null>;
};

/** Maximum number of frames to wait until the paragraph that was scrolled to is drawn. */
const mostTries = 90;

/** Marks the sentences of a span and brings them into view, between the bar and the sheet. Returns a function that unmarks them. */
function pointOut(drawn: HTMLElement, span: Span): () => void {
  let sentences: HTMLElement[] = [];
  let frame = 0;
  const point = (tries: number) => {
    const [first, ...others] = sentencesAt(drawn, span);
    const isDrawn = first?.matches('.text-chunk') === false;
    if (isDrawn) sentences = [first, ...others];
    for (const each of sentences) each.dataset.chosen = '';
    if (first && layout.current().sheet) first.scrollIntoView({ block: 'start' });
    else if (first) bringIntoView(first, drawn);
    if (!isDrawn && tries > 0) frame = requestAnimationFrame(() => point(tries - 1));
  };
  point(mostTries);
  return () => {
    cancelAnimationFrame(frame);
    for (const each of sentences) delete each.dataset.chosen;
  };
}

/** The result with its marks, and the card of the open change. */
export function DocumentText({ finished, isEarlier, view, scroller }: Props) {
  const { asked } = finished;
  const { changes, takenBack, origins } = drawnOf(finished);
  const review = useReview();
  const reading = useReading(asked.source, changes, openIn(finished));
  const open = useLayout((state) => state.open);
  const current = useLayout((state) => state.current);
  /** Whether a key moved to the current mark, which then takes the focus, even if the previous mark is no longer rendered. */
  const walks = useRef(false);

  const marks = useMarks(changes.length, {
    onOpen({ of, index }, way) {
      if (of === 'doubt') {
        if (way !== 'hover') goToHeld(index);
        return;
      }
      const before = layout.current();
      if (way === 'hover' && before.open !== null && before.open.way !== 'hover') return;
      openPlace(index, way);
    },
    onLeave: () => layout.current().open?.way === 'hover' && closePlace(),
    onTakeBack(index) {
      const origin = origins[index];
      if (origin?.of === 'change') review.takeBack(origin.index);
      else if (origin) review.dropEdit(origin.index);
    },
    onGo(index) {
      walks.current = true;
      if (layout.current().open === null) layout.show({ current: index });
      else openPlace(index, 'walk');
    },
  });

  const chosen = useLayout((state) => state.chosen);
  const held = finished.result.held[chosen ?? -1];
  useEffect(() => {
    const { current: drawn } = scroller;
    return drawn && held ? pointOut(drawn, held) : undefined;
  }, [held, scroller]);

  const isItsSource = useWorkspace((state) => state.text === asked.source);
  useFollowing(asked.source + view, null, {
    isOn: isItsSource && view !== 'pairs' && asked.source.length <= longestFollowed,
    beside: () => scroller.current && drawnPane(scroller.current, () => asked.source.length),
    between: sameText,
    beginning: 'at the top',
    pointed: open === null ? held : changes[open.index],
  });

  const { index, way } = open ?? { index: current };
  // The row of the change is rendered in the same pass, so it can be scrolled to at once.
  useLayoutEffect(() => {
    if (way === 'hover') return;
    const mark = scroller.current?.querySelector<HTMLElement>(selectorOf(index));
    const isWalked = walks.current;
    walks.current = false;
    if (!mark || (way === undefined && !isWalked)) return;
    if (way === 'walk' || way === undefined) mark.focus({ preventScroll: true });
    if (scroller.current) bringIntoView(mark, scroller.current);
  }, [index, way, scroller]);

  // The sample cannot be reworded, because nothing of it is sent.
  const isReworded = useDocument() === humanizer;
  const engine = useEngine();
  const [started, setRewording] = useState<{ asked: AskedSentence; of: Finished } | null>(null);
  // A rewording that was asked for another result, or before the last revision, is outdated.
  const rewording = started?.of === finished ? started.asked : null;
  const { close, offered, ...writing } = useEditOffer(scroller, { changes, takenBack });
  /** `place`: offset in the current text. */
  const askedAt = (place: number) => ({ text: finishedText(finished), place, options: asked.options });
  function startRewording(place: number) {
    close();
    closePlace();
    setRewording({ asked: askedAt(place), of: finished });
  }
  const rewordingAt = (place: number, label: string, className: string) => (
    <LazyPart>
      {isReworded && (
        <RewordButton
          asked={askedAt(place)}
          engine={engine}
          label={label}
          className={className}
          onPress={() => startRewording(place)}
        />
      )}
    </LazyPart>
  );
  /** Closes the rewording and returns the focus to the text. */
  function endRewording() {
    setRewording(null);
    scroller.current?.focus({ preventScroll: true });
  }
  useMarkedCopying(scroller, view === 'changes', { changes, takenBack }, () => finishedText(finished));

  const drawing = { reading, takenBack, open: open?.index ?? -1, current };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its thousands of marks do */}
      <section
        ref={scroller}
        className={view === 'pairs' ? 'paired scroller' : 'page-text scroller'}
        aria-label={view === 'pairs' ? 'Source and result' : 'The text'}
        data-earlier={isEarlier || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
        tabIndex={0}
        {...marks}
        onKeyDown={(event) => {
          marks.onKeyDown(event);
          writing.onKeyDown(event);
        }}
        onClick={(event) => {
          marks.onClick(event);
          writing.onClick(event);
        }}
      >
        {view === 'pairs' ? <Pairs {...drawing} /> : <ResultText {...drawing} />}
      </section>
      {rewording === null ? (
        <EditOffer
          offered={open === null ? offered : null}
          rewording={offered && rewordingAt(offered.place, reword.button, 'link-button')}
          onClose={close}
        />
      ) : (
        <LazyPart>
          <SentenceWordings
            asked={rewording}
            finished={finished}
            onUse={(text) => {
              endRewording();
              review.edit(text, true);
            }}
            onClose={endRewording}
          />
        </LazyPart>
      )}
      {open !== null && (
        <DocumentCard
          finished={finished}
          open={open}
          text={scroller}
          rewordingAt={(start) =>
            rewordingAt(placeNow({ changes, takenBack }, start), reword.more, 'tool-button')
          }
        />
      )}
    </>
  );
}
