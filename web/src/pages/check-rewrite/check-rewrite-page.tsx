import { checkRewriteCopy as copy } from '#content/check-rewrite.ts';
import { Section } from '#page-parts/section.tsx';
import { CheckForm } from './check-form.tsx';

export default function CheckRewrite() {
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>{copy.about}</p>
      </div>
      <CheckForm />
      <Section title={copy.comparesTitle}>
        <ul className="stack-2">
          {copy.compares.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Section>
      <Section title={copy.resultTitle}>
        <ul className="stack-2">
          {copy.result.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
