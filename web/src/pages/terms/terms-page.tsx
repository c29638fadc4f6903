import { brand } from '#contract/brand.ts';
import { termsOfPayment } from '#content/pricing.ts';
import {
  changes,
  plansInWords,
  promisesAndLimits,
  whatItDoes,
  yourAccount,
  yourText,
} from '#content/legal/terms.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { mailTo, paths } from '#navigation/paths.ts';
import { Terms as List } from '#page-parts/points.tsx';
import { Section } from '#page-parts/section.tsx';

const Prose = ({ list }: { list: readonly string[] }) => (
  <div className="stack-4">
    {list.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

export default function Terms() {
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>Terms</h1>
        <p>What you can expect from {brand.name}, and what we ask of you. By using it you agree to this.</p>
      </div>
      <Section title="Your text" id="text">
        <Prose list={yourText} />
      </Section>
      <Section title="What it does" id="what">
        <Prose list={whatItDoes} />
      </Section>
      <Section title="Your account" id="account">
        <Prose list={yourAccount} />
      </Section>
      <Section title="Plans" id="plans">
        <Prose list={plansInWords} />
      </Section>
      <Section
        title="Payment"
        id="payment"
        note={
          <p>
            <PageLink to={paths.pricing}>All prices</PageLink>
          </p>
        }
      >
        <List list={termsOfPayment} />
      </Section>
      <Section title="What we promise" id="promise">
        <Prose list={promisesAndLimits} />
      </Section>
      <Section title="Changes" id="changes">
        <Prose list={changes} />
      </Section>
      <Section title="Questions" id="questions">
        <div className="stack-4">
          <p>
            You can read what we store, and for how long, under{' '}
            <PageLink to={paths.privacy}>Privacy</PageLink>. For anything else write to{' '}
            <a href={mailTo('Terms')}>{brand.supportEmail}</a>.
          </p>
        </div>
      </Section>
    </>
  );
}
