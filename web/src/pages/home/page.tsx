import { Link } from 'react-router-dom';
import { plans } from '../../../../functions/contract/plans.ts';
import { faq } from '../../content/faq.ts';
import { promises, steps } from '../../content/home.ts';
import { mailTo, paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Questions } from '../questions.tsx';
import { Section } from '../section.tsx';
import { Example } from './example.tsx';
import { Upgraded } from './upgraded.tsx';

export default function Home() {
  return (
    <>
      <Upgraded />
      <div className="hero">
        <h1 tabIndex={-1}>Make machine-sounding English read like yours</h1>
        <p>
          Longhand goes over a draft the way a careful editor would. It strikes the stock phrases, keeps every
          fact, and gives a reason for each change. Take back any you disagree with.
        </p>
      </div>
      <Example />
      <Section title="Three steps">
        <ol className="steps">
          {steps.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What we never do to a text">
        <dl className="terms">
          {promises.map(({ title, body }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
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
            The example above is live: take its changes back one by one and read it again. Your own{' '}
            {plans.free.wordsPerMonth} words a month cost nothing.
          </p>
          <p className="actions">
            <Link to={paths.example} className={buttonClass()}>
              Try the example
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}
