import {
  type BillingCycle,
  type CatalogueId,
  type PaidPlan,
  plans,
  priceOf,
  pricePerMonth,
  savingPercent,
  twelveMonthsPrice,
} from '#contract/plans.ts';
import { limitInFigures } from '#words/figures.ts';
import { inDollars } from '#words/plans.ts';

export const priceTag = (plan: CatalogueId, cycle: BillingCycle) => inDollars(priceOf(plan, cycle));

export const termOf = (plan: CatalogueId, cycle: BillingCycle) =>
  plan === 'free' || cycle === 'monthly' ? 'per month' : 'per year';

/** Compares the price of a year with that of twelve single months. */
export const savingInWords = (plan: PaidPlan, cycle: BillingCycle) => ({
  percent: `${cycle === 'annual' ? 'Saves' : 'A year saves'} ${savingPercent(plan)}%`,
  perMonth: `${inDollars(pricePerMonth(plan, 'annual'))} per month`,
  against: `${priceTag(plan, 'annual')} instead of ${inDollars(twelveMonthsPrice(plan))} (12\u00A0×\u00A0${priceTag(plan, 'monthly')})`,
});

export const allowances = (plan: CatalogueId) => [
  { of: 'words per month', words: limitInFigures(plans[plan].wordsPerMonth) },
  { of: 'words per request', words: limitInFigures(plans[plan].wordsPerRequest) },
];
