import { inFigures } from '#contract/figures.ts';
import { type BillingCycle, type PlanId, plans, type SubscriptionStatus } from '#contract/plans.ts';

export const inDollars = (amount: number) => `$${inFigures(amount, Number.isInteger(amount) ? 0 : 2)}`;

export function priceInWords(plan: PlanId, cycle: BillingCycle): string {
  if (plan === 'basic') return 'No longer sold';
  const { monthlyPrice, annualPrice } = plans[plan];
  if (monthlyPrice === 0) return 'Free of charge';
  return cycle === 'annual' ? `${inDollars(annualPrice)} per year` : `${inDollars(monthlyPrice)} per month`;
}

export function cycleInWords(plan: PlanId, cycle: BillingCycle): string {
  if (plan === 'free') return 'None, it’s free';
  return cycle === 'annual' ? 'Annual' : 'Monthly';
}

export const statusInWords: Record<SubscriptionStatus, string> = {
  active: 'Active',
  expired: 'Expired: your term has ended, and you are on the free plan',
};
