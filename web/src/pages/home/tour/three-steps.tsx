import type { ReactNode } from 'react';
import { steps } from '#content/home.ts';
import { CheckedSlip, HumanizedSlip, PastedSlip } from './slips.tsx';

const pictures: Record<keyof typeof steps, ReactNode> = {
  paste: <PastedSlip />,
  check: <CheckedSlip />,
  humanize: <HumanizedSlip />,
};

export const ThreeSteps = () => (
  <section className="tour-section" aria-labelledby="three-steps">
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
