import { expect, test } from 'vitest';
import {
  amountInCents,
  catalogueId,
  catalogueIds,
  plans,
  pricePerMonth,
  priceOf,
  savingPercent,
  twelveMonthsPrice,
} from '#contract/plans.ts';

test.each([
  { plan: 'free', monthly: 0, annual: 0, saving: 0, perMonth: 0, twelve: 0 },
  { plan: 'pro', monthly: 5, annual: 30, saving: 50, perMonth: 2.5, twelve: 60 },
  { plan: 'ultra', monthly: 10, annual: 60, saving: 50, perMonth: 5, twelve: 120 },
] as const)('the prices and savings of $plan', ({ plan, monthly, annual, saving, perMonth, twelve }) => {
  expect(priceOf(plan, 'monthly')).toBe(monthly);
  expect(priceOf(plan, 'annual')).toBe(annual);
  expect(amountInCents(plan, 'annual')).toBe(annual * 100);
  expect(savingPercent(plan)).toBe(saving);
  expect(pricePerMonth(plan, 'annual')).toBe(perMonth);
  expect(pricePerMonth(plan, 'monthly')).toBe(monthly);
  expect(twelveMonthsPrice(plan)).toBe(twelve);
});

test('only Pro is the most popular plan, and a basic account counts as free', () => {
  expect(catalogueIds.filter((plan) => plans[plan].popular)).toEqual(['pro']);
  expect(catalogueId('basic')).toBe('free');
  expect(catalogueId('ultra')).toBe('ultra');
});
