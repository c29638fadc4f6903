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
      {copy.sections.map(({ title, list }) => (
        <Section key={title} title={title}>
          <ul className="stack-2">
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
