import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ownerClaims } from '#contract/claims.ts';
import { plans } from '#contract/plans.ts';
import { report } from '#prose/estimate/report.ts';
import { humanRange } from '#prose/signals/human-range.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { faq } from '#content/faq.ts';
import { measuredSample, promises, science } from '#content/home.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { mailTo, paths } from '#navigation/paths.ts';
import { AppBanner } from '#page-parts/app-banner.tsx';
import { Terms } from '#page-parts/points.tsx';
import { Questions } from '#page-parts/questions.tsx';
import { Section } from '#page-parts/section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useInBrowser } from '#ui/in-browser.ts';
import { KeyFigures, Voices } from './claims.tsx';
import { ThreeSteps } from './three-steps.tsx';

type Measured = (typeof measuredSample)[number];

/** Draws both values and the human range, on a scale from 0 to a little beyond the largest of them. */
function Drawing({ signal, before, after }: Measured) {
  const { low, high } = humanRange[signal];
  const end = 1.06 * Math.max(before, after, high);
  const place = (amount: number) => `${(100 * amount) / end}%`;
  return (
    <svg width="100%" height="24" aria-hidden>
      <line className="drawing-axis" x1="0" x2="100%" y1="12" y2="12" />
      <rect className="drawing-range" x={place(low)} width={place(high - low)} y="2" height="20" />
      <line className="measured-way" x1={place(after)} x2={place(before)} y1="12" y2="12" />
      <circle className="measured-before" cx={place(before)} cy="12" r="5" />
      <circle className="drawing-value" cx={place(after)} cy="12" r="6" />
    </svg>
  );
}

const BeforeAndAfter = () => (
  <figure className="measured">
    <figcaption className="title">{science.sample}</figcaption>
    <ul>
      {measuredSample.map((measured) => {
        const { label, unit } = signalLabels[measured.signal];
        return (
          <li key={measured.signal}>
            <p className="measured-label small">
              {label} <span>{unit}</span>
            </p>
            <Drawing {...measured} />
            <p className="measured-figures soft small">
              {measured.before.toFixed(1)} <span aria-hidden>→</span>
              <span className="visually-hidden">before,</span> <strong>{measured.after.toFixed(1)}</strong>
              <span className="visually-hidden"> after</span>
            </p>
          </li>
        );
      })}
    </ul>
    <p className="measured-key soft fine line">
      <svg width="28" height="16" aria-hidden>
        <rect className="drawing-range" width="28" height="16" />
      </svg>
      nine in ten texts by people
    </p>
  </figure>
);

const { testedOn } = report;

const Science = () => (
  <>
    <KeyFigures claims={ownerClaims} />
    <Section
      title={science.title}
      note={
        <p>
          <PageLink to={paths.scores}>What we measure, and how well</PageLink>
        </p>
      }
    >
      <div className="stack-6">
        <p>{science.habits}</p>
        <BeforeAndAfter />
        <p>
          We measure {Object.keys(signalLabels).length} such signals, all of them in your browser. The
          estimate beside them was tested once, on {testedOn.human + testedOn.machine} texts that it had never
          seen. It can be wrong, and we say how often.
        </p>
      </div>
    </Section>
  </>
);

/** The sections below the tool. */
export default function Tour() {
  const place = useRef<HTMLDivElement>(null);
  /** Whether the tour was part of the document; then the browser itself has scrolled to the hash. */
  const cameWithDocument = useRef(!useInBrowser());

  // After a link from another page, the tour may load later than the navigation, so it scrolls to the hash itself.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (cameWithDocument.current || target === null || !place.current?.contains(target)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, []);

  return (
    <div ref={place} className="tour">
      <AppBanner />
      <ThreeSteps />
      <Science />
      <Section title="What we never do to a text">
        <Terms list={promises} />
      </Section>
      <Voices claims={ownerClaims} />
      <Section
        title="Questions"
        id="faq"
        note={
          <p>
            Have another one? <a href={mailTo()}>Write to us</a>
          </p>
        }
      >
        <Questions list={faq} />
      </Section>
      <section className="closing" aria-labelledby="closing">
        <h2 id="closing">See what a careful editor would do</h2>
        <div>
          <p className="soft">
            Paste your draft, or try the sample. {plans.free.wordsPerMonth} words a month are free, and you
            don’t need a card.
          </p>
          <p className="actions">
            <Link to={paths.tool} className={buttonClass()}>
              Try it on your text
            </Link>
            <Link to={paths.pricing} className={buttonClass('quiet')}>
              See the plans
            </Link>
          </p>
        </div>
      </section>
    </div>
  );
}
