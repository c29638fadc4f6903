import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { plans } from '#contract/plans.ts';
import { claims } from '#content/claims.ts';
import { faq } from '#content/faq.ts';
import { promises } from '#content/home.ts';
import { mailTo, paths } from '#navigation/paths.ts';
import { AppBanner } from '#page-parts/app-banner.tsx';
import { Terms } from '#page-parts/points.tsx';
import { Questions } from '#page-parts/questions.tsx';
import { Section } from '#page-parts/section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Science } from './science.tsx';
import { ThreeSteps } from './three-steps.tsx';

const Testimonials = () => (
  <section className="tour-section" aria-labelledby="testimonials">
    <h2 id="testimonials">From people who write</h2>
    <ul className="testimonials">
      {claims.testimonials.map(({ words, by }) => (
        <li key={by}>
          <figure>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

const never = () => () => undefined;

/** Whether it came with the document; then the browser itself has gone to the place in the address. */
function useCameWithDocument() {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useRef(takingOver);
}

/** What stands below the tool. */
export default function Tour() {
  const place = useRef<HTMLDivElement>(null);
  const cameWithDocument = useCameWithDocument();

  // Somebody who followed a link to here from another page may have arrived before this did.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (cameWithDocument.current || target === null || !place.current?.contains(target)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [cameWithDocument]);

  return (
    <div ref={place} className="tour">
      <AppBanner />
      <ThreeSteps />
      <Science />
      <Section title="What we never do to a text">
        <Terms list={promises} />
      </Section>
      <Testimonials />
      <Section
        title="Questions"
        id="faq"
        note={
          <p>
            Another one? <a href={mailTo()}>Write to us</a>
          </p>
        }
      >
        <Questions list={faq} />
      </Section>
      <section className="closing" aria-labelledby="closing">
        <h2 id="closing">See what a careful editor would do</h2>
        <div>
          <p>
            Paste a draft of yours, or try the sample. {plans.free.wordsPerMonth} words a month cost nothing,
            and {brand.name} asks for no card.
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
