import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import {
  benefits,
  creatorFaq,
  creators,
  joinSteps,
  minimum,
  most,
  mostViews,
  payoutInWords,
  payoutOf,
  payouts,
  rate,
} from '#content/creators.ts';
import { mailTo } from '#navigation/paths.ts';
import { Steps, Terms } from '#page-parts/points.tsx';
import { Questions } from '#page-parts/questions.tsx';
import { Section } from '#page-parts/section.tsx';
import { TableHead } from '#page-parts/table-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { inDollars } from '#words/plans.ts';

/** A logarithmic scale: each step raises the views by the same percentage, from the minimum that is paid for to the maximum. */
const slider = { from: Math.log10(creators.minimumViews), to: Math.log10(mostViews), step: 0.01 };

const placeOf = (views: number) => Math.log10(Math.max(1, views));

/** Converts a slider position to views, rounded to two significant digits. */
function viewsAt(place: number): number {
  const unit = 10 ** (Math.floor(place) - 1);
  return Math.round(10 ** place / unit) * unit;
}

/** Converts the views of one video to a payout in dollars. */
function Calculator() {
  const [typed, setTyped] = useState('100000');
  const views = Math.max(0, Math.floor(Number(typed)));
  return (
    <div className="calculator two-up with-script soft small">
      <div className="calculator-views">
        <label>
          Real views of one video
          <input
            type="number"
            min="0"
            step="any"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <input
          type="range"
          aria-label="Real views of one video, as a slider"
          aria-valuetext={`${inFigures(views)} views`}
          min={slider.from}
          max={slider.to}
          step={slider.step}
          value={placeOf(views)}
          onChange={({ target }) => setTyped(String(viewsAt(Number(target.value))))}
        />
        <p aria-hidden>
          <span>{inFigures(creators.minimumViews)}</span>
          <span>{inFigures(mostViews)}</span>
        </p>
      </div>
      <output className="calculator-payout">
        You receive <strong className="display">{inDollars(payoutOf(views))}</strong>{' '}
        <span>{payoutInWords(views)}</span>
      </output>
    </div>
  );
}

export default function Earn() {
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>Earn with Us</h1>
        <p>
          Make a video about {brand.name}. We pay {rate} for every 1,000 real views, every {creators.payday},
          with no approval and no follower minimum.
        </p>
      </div>
      <Section
        title="What you are paid"
        note={<p>Up to {most} per video, and as many videos as you like.</p>}
      >
        <Calculator />
        <table className="table payouts">
          <caption>{rate} for every 1,000 real views</caption>
          <TableHead headings={['Real views', 'You receive']} />
          <tbody>
            {payouts.map(({ views, payout }) => (
              <tr key={views}>
                <td>
                  {views}
                  {payout === minimum && <span> the minimum payout</span>}
                  {payout === most && <span> the most for one video</span>}
                </td>
                <td>{payout}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="How to join">
        <Steps list={joinSteps} />
      </Section>
      <Section title="What you can count on">
        <Terms list={benefits} />
      </Section>
      <Section title="Questions" id="faq">
        <Questions list={creatorFaq} />
      </Section>
      <section className="closing" aria-labelledby="closing">
        <h2 id="closing">Have a video, or a question?</h2>
        <div>
          <p className="soft">
            Send the link, the number of views and how you would like to be paid. We answer in about{' '}
            {creators.supportAnswersWithinHours} hours.
          </p>
          <p className="actions">
            <a href={mailTo('Creator programme')} className={buttonClass()}>
              Write to {brand.supportEmail}
            </a>
          </p>
        </div>
        <p className="disclaimer soft small">
          {brand.name} is a tool for writing clearly. It is not for academic dishonesty: please do not show it
          as a way to hand in work that is not your own.
        </p>
      </section>
    </>
  );
}
