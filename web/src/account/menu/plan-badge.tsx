import type { PlanId } from '#contract/plans.ts';

export const PlanBadge = ({ plan }: { plan: PlanId }) => (
  <span className={`plan-badge plan-badge-${plan}`}>{plan.toUpperCase()}</span>
);
