import type { ReactNode } from 'react';
import { plans } from '#contract/plans.ts';
import { chargedWords } from '#contract/words.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { passage, resultOf, sourceOf, steps } from '#content/home.ts';

const { marker, pieces, reason } = passage;
const source = sourceOf(pieces);
const changes = pieces.filter((piece) => typeof piece !== 'string');

type Props = { title: string; note?: string; label: string; foot: ReactNode; children: ReactNode };

/** A sample of the tool. All three show the same text, so screen readers get a description instead of it. */
const Slip = ({ title, note, label, foot, children }: Props) => (
  <figure>
    <figcaption className="visually-hidden">{label}</figcaption>
    <div className="sample-card box" aria-hidden>
      <p className="sample-card-head rule-below wrap">
        {title} {note !== undefined && <span>{note}</span>}
      </p>
      <p className="sample-card-text">{children}</p>
      <div className="sample-card-foot rule-above stack-2 numbers">{foot}</div>
    </div>
  </figure>
);

const PastedCard = () => (
  <Slip
    title="Your Text"
    label={`A pasted text: “${source}”`}
    foot={
      <p>
        {chargedWords(source)} / {plans.free.wordsPerMonth} words
      </p>
    }
  >
    {source}
    <span className="sample-card-caret" />
  </Slip>
);

const [beforeMarker, afterMarker] = source.split(marker);

const CheckedCard = () => (
  <Slip
    title="Signals"
    note="measured"
    label={`The same text with one phrase underlined that models favor: “${marker}”`}
    foot={
      <p>
        {signalLabels.markers.label} <strong>1</strong>
      </p>
    }
  >
    {beforeMarker}
    <mark>{marker}</mark>
    {afterMarker}
  </Slip>
);

const HumanizedCard = () => (
  <Slip
    title="Humanized Result"
    note={`${changes.length} changes`}
    label={`The humanized text with its ${changes.length} changes marked: “${resultOf(pieces)}”`}
    foot={<p className="note">{reason}</p>}
  >
    {pieces.map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <span key={piece.struck} className={piece === changes.at(-1) ? 'sample-card-pointed' : undefined}>
          <del>{piece.struck}</del> <ins>{piece.added}</ins>
        </span>
      ),
    )}
  </Slip>
);

const pictures: Record<keyof typeof steps, ReactNode> = {
  paste: <PastedCard />,
  check: <CheckedCard />,
  humanize: <HumanizedCard />,
};

export const ThreeSteps = () => (
  <section className="tour-section stack-6" aria-labelledby="three-steps">
    <h2 id="three-steps">Three steps</h2>
    <ol className="tour-steps">
      {(['paste', 'check', 'humanize'] as const).map((step) => (
        <li key={step}>
          {pictures[step]}
          <h3>{steps[step].title}</h3>
          <p>{steps[step].body}</p>
        </li>
      ))}
    </ol>
  </section>
);
