import { useState } from 'react';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { Detecting, Provenance } from '../panel-parts.tsx';
import type { Measurement } from './measured.ts';
import { SentenceStrip } from './sentence-strip.tsx';
import { SignalMultiples } from './signal-multiples.tsx';

const MarkedText = lazy(() => import('../marks/marked-text.tsx'));

const DidNotLoad = () => (
  <FormError>You’re offline, so the marks did not load. They’ll appear when you reconnect.</FormError>
);

type Props = { text: string; measurement: Measurement };

/** Shows what was counted. Signals are compared with English written by people, so other languages and very short texts get none. */
export function MeasuredDetails({ text, measurement }: Props) {
  const [marked, setMarked] = useState(false);
  const { estimate, signals, sentences } = measurement;
  const range = signals.find(({ name }) => name === 'sentence_length')?.human;
  if (estimate.verdict === 'too_short' || estimate.verdict === 'not_english') return null;
  return (
    <>
      <div className="detection-drawn rule-above stack-3 small">
        <h4>
          Sentence lengths <Provenance of="measured" />
        </h4>
        {range && <SentenceStrip text={text} sentences={sentences} range={range} />}
      </div>
      <div className="detection-drawn rule-above stack-3 small">
        <h4>
          Signals <Provenance of="measured" />
        </h4>
        <SignalMultiples signals={signals} />
        <p className="detection-note soft fine">
          A value outside the range isn’t wrong, and one inside proves nothing.{' '}
          <PageLink to={`${paths.scores}#signals`}>What each signal counts</PageLink>
        </p>
        <p className="actions">
          <Button look="quiet" aria-expanded={marked} onClick={() => setMarked(!marked)}>
            {marked ? 'Hide the text' : 'Show in the text'}
          </Button>
        </p>
        {marked && (
          <LazyPart arriving={<Detecting />} failed={DidNotLoad}>
            <MarkedText text={text} signals={signals} />
          </LazyPart>
        )}
      </div>
    </>
  );
}
