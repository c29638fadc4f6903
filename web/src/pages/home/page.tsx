import { Link, useLocation } from 'react-router-dom';
import { plans } from '#contract/plans.ts';
import { faq } from '../../content/faq.ts';
import { promises, steps } from '../../content/home.ts';
import { Tool } from '../../humanizer/tool.tsx';
import { mailTo, paths } from '../../navigation/paths.ts';
import { Steps, Terms } from '../../page/points.tsx';
import { Questions } from '../../page/questions.tsx';
import { Section } from '../../page/section.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

const Upgraded = lazy(() => import('./upgraded.tsx'));

export default function Home() {
  const { search } = useLocation();
  return (
    <>
      {search.includes('upgraded=true') && (
        <LazyPart>
          <Upgraded />
        </LazyPart>
      )}
      <div className="tool-hero">
        <h1 tabIndex={-1}>Make machine-sounding English read like yours</h1>
        <p>Every fact stays, every change shows its reason, and you can take any of them back.</p>
      </div>
      <Tool />
      <Section title="Three steps">
        <Steps list={steps} />
      </Section>
      <Section title="What we never do to a text">
        <Terms list={promises} />
      </Section>
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
            Paste a draft of yours, or try the sample. {plans.free.wordsPerMonth} words a month cost nothing.
          </p>
          <p className="actions">
            <Link to={paths.tool} className={buttonClass()}>
              Try it on your text
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}
