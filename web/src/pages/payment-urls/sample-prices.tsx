import { type SamplePlan, samplePlans } from '#contract/payments.ts';
import { planName } from '#contract/plans.ts';
import { Facts } from '#page-parts/facts.tsx';
import { Section } from '#page-parts/section.tsx';
import { inDollars } from '#words/plans.ts';

export const SamplePrices = ({ prices }: { prices: Record<SamplePlan, number> }) => (
  <Section
    title="Sample prices"
    note={<p>For these samples alone. The prices we charge are on the pricing page.</p>}
  >
    <Facts list={samplePlans.map((plan) => [planName(plan), inDollars(prices[plan])])} />
  </Section>
);
