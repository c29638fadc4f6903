import { type SamplePlan, samplePlans } from '#contract/payments.ts';
import { planName } from '#contract/plans.ts';
import { Section } from '#page-parts/section.tsx';
import { inDollars } from '#words/plans.ts';

export const SamplePrices = ({ prices }: { prices: Record<SamplePlan, number> }) => (
  <Section
    title="Sample prices"
    note={<p>For these samples alone. The prices we charge are on the pricing page.</p>}
  >
    <dl className="facts ruled column">
      {samplePlans.map((plan) => (
        <div key={plan}>
          <dt>{planName(plan)}</dt>
          <dd>{inDollars(prices[plan])}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
