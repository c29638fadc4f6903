import { expect, test } from 'vitest';
import { type ErrorCode, failures } from '#contract/errors.ts';
import { type PlanChangeBlock, planChangeBlocks } from '#contract/plan-change.ts';
import type { BillingCycle } from '#contract/plans.ts';
import type { SignedIn } from '#account/session/account-store.ts';
import { savingInWords } from '#pages/pricing/prices.ts';
import { cycleNotice, standingOf } from '#pages/pricing/standing.ts';
import { blockToast, checkoutToast } from '#words/checkout-failures.ts';
import { choiceOf, recentChoice, sawActivation, storedChoice } from '#payment/choice.ts';
import { ada, unreachable } from './account-world.ts';
import { moneyInWords } from '#words/money.ts';

test('an annual plan is shown with its saving, its price per month and the price of twelve months', () => {
  expect(savingInWords('pro', 'annual')).toEqual({
    percent: 'Saves 50%',
    perMonth: '$2.50 per month',
    against: '$30 instead of $60 (12\u00A0×\u00A0$5)',
  });
  expect(savingInWords('ultra', 'monthly').percent).toBe('A year saves 50%');
});

const now = new Date('2026-11-20T12:00:00Z');

const known = (
  changes: Partial<SignedIn['profile']>,
  auth_method: 'manual' | 'oauth' = 'manual',
): SignedIn => ({
  phase: 'signed-in',
  user: { ...ada.user, auth_method },
  profile: { ...ada.profile, ...changes },
  profileIs: 'current',
});

const pro = { subscription_plan: 'pro', subscription_status: 'active' } as const;
const proYear = { ...pro, billing_cycle: 'annual', subscription_end: '2027-06-03T12:00:00Z' } as const;
const proMonth = { ...pro, billing_cycle: 'monthly', subscription_end: '2026-12-03T12:00:00Z' } as const;

const noticeFor = (changes: Partial<SignedIn['profile']>, cycle: BillingCycle) =>
  cycleNotice(known(changes).profile, cycle, 'UTC');

test('only a user with a current term sees a note on the other billing cycle', () => {
  expect(noticeFor(proYear, 'monthly')).toEqual({
    kind: 'warning',
    words:
      'Your annual Pro plan runs until June 3, 2027, so monthly plans are disabled. You can choose one again once the term has ended.',
  });
  expect(noticeFor(proMonth, 'annual')).toEqual({
    kind: 'info',
    words:
      'A year is better value than paying monthly: Pro costs $30 a year instead of $60. That is 50% less.',
  });
  expect(noticeFor(proYear, 'annual')).toBeNull();
  expect(noticeFor(proMonth, 'monthly')).toBeNull();
  expect(noticeFor({}, 'annual')).toBeNull();
  expect(noticeFor({ ...proYear, subscription_status: 'expired' }, 'monthly')).toBeNull();
  expect(noticeFor({ ...proYear, subscription_plan: 'basic' }, 'monthly')).toBeNull();
});

const starts = 'Starts automatically when your Pro term ends.';
const another = 'A new term and its words start when this one ends.';
const atOnce = 'Starts immediately, for a full term. The time left on Pro is not carried over.';
const lastWeek = { ...proYear, subscription_end: '2026-11-27T12:00:00Z' };
const expired = { ...proYear, subscription_status: 'expired' } as const;
const free = ['Your plan', null];
const nothing = [null, null];
const later = [null, starts];
const larger = [null, atOnce];

test.each([
  ['a free user', {}, free, nothing, nothing],
  ['a Basic user', { subscription_plan: 'basic' }, ['Your plan, formerly Basic', null], nothing, nothing],
  ['monthly Pro', proMonth, later, ['Your plan, monthly until December 3, 2026', another], larger],
  ['annual Pro', proYear, later, ['Your plan, annual until June 3, 2027', null], larger],
  ['Pro in its last week', lastWeek, later, ['Your plan, annual until November 27, 2026', another], larger],
  ['an expired plan', expired, free, nothing, nothing],
] as const)(
  'the cards for %s show the current plan and what buying another year would do',
  (_, changes, ...cards) => {
    const told = (['free', 'pro', 'ultra'] as const).map((plan) => {
      const { mark, note } = standingOf(known(changes), { plan, billing_cycle: 'annual' }, now, 'UTC');
      return [mark, note];
    });
    expect(told).toEqual(cards);
  },
);

test('a Google account is promised nothing that the rules would refuse', () => {
  const { note } = standingOf(known(proMonth, 'oauth'), { plan: 'pro', billing_cycle: 'annual' }, now);
  expect(note).toBeNull();
});

test('each blocked plan change shows a toast of its type, with the title of its rule', () => {
  const titles = Object.keys(planChangeBlocks).map((code) => {
    const { type, title, duration } = blockToast(code as PlanChangeBlock);
    return [code, type, title, duration];
  });
  expect(titles).toEqual([
    ['already_free', 'info', 'Already Free', 6_000],
    ['free_after_term', 'info', 'Payment Information', 6_000],
    ['annual_to_monthly_blocked', 'error', 'Payment Blocked', 8_000],
    ['duplicate_purchase', 'info', 'Payment Information', 6_000],
    ['downgrade_blocked', 'error', 'Payment Blocked', 8_000],
    ['oauth_data_missing', 'warning', 'Payment Notice', 8_000],
    ['oauth_linking_issue', 'warning', 'Payment Notice', 8_000],
    ['oauth_billing_change', 'warning', 'Payment Notice', 8_000],
    ['invalid_change', 'error', 'Payment Blocked', 8_000],
  ]);
  expect(blockToast('already_free').message).toBe('You are already on the free plan! No payment needed.');
  expect(blockToast('annual_to_monthly_blocked').message).toMatch(/^Annual Plan Active! Your annual plan/);
});

const failed = (code: ErrorCode, error: string) =>
  checkoutToast({ ok: false, status: failures[code].status, code, error });

test('a failed checkout shows the server’s reason if it has one, otherwise that it can be retried', () => {
  const again = 'Payment processing failed. Please try again.';
  const asSpecified = { type: 'error', title: 'Payment Failed', duration: 6_000 };
  const missing = 'Payment URL not configured for pro plan with annual billing';
  expect(failed('payment_unconfigured', missing)).toEqual({ ...asSpecified, message: missing });
  expect(failed('internal_error', 'An unexpected error')).toEqual({ ...asSpecified, message: again });
  expect(checkoutToast(unreachable)).toEqual({ ...asSpecified, message: again });
  const { sentence } = planChangeBlocks.downgrade_blocked;
  expect(failed('downgrade_blocked', sentence)).toEqual(blockToast('downgrade_blocked'));
});

const readerOf = (stored: Record<string, string>) => (key: string) => stored[key] ?? null;

test('a plan choice is resumed only within ten minutes, and only if the plan can be bought', () => {
  const stored = { selectedPlan: 'pro', selectedBillingCycle: 'annual', paymentTimestamp: '1000' };
  const minutes = 60_000;
  const choice = { plan: 'pro', billing_cycle: 'annual' };
  expect(recentChoice(1000 + 10 * minutes - 1, readerOf(stored))).toEqual(choice);
  expect(recentChoice(1000 + 10 * minutes, readerOf(stored))).toBeNull();
  expect(recentChoice(999, readerOf(stored))).toBeNull();
  expect(recentChoice(1000, readerOf({ ...stored, selectedPlan: 'basic' }))).toBeNull();
  expect(recentChoice(1000, readerOf({ ...stored, selectedBillingCycle: '' }))).toBeNull();
  expect(recentChoice(1000, readerOf({}))).toBeNull();
  expect(storedChoice(readerOf({ selectedPlan: 'ultra' }))).toEqual({ plan: 'ultra', billing_cycle: null });
  for (const value of [null, 'pro', {}, { plan: 'free', billing_cycle: 'annual' }, { plan: 'pro' }]) {
    expect(choiceOf(value)).toBeNull();
  }
});

test('an activation counts as new for one minute', () => {
  const seen = (age: number, value: string) =>
    sawActivation(1_000_000 + age, readerOf({ last_subscription_activation: value }));
  expect([-1, 0, 59_999, 60_000].map((age) => seen(age, '1000000'))).toEqual([false, true, true, false]);
  expect(seen(0, 'true')).toBe(false);
  expect(sawActivation(1_000_000, readerOf({}))).toBe(false);
});

test.each([
  [500, 'usd', 'USD 5.00'],
  [4200, 'eur', 'EUR 42.00'],
  [500, 'jpy', 'JPY 500'],
  [500, '', '5.00'],
  [500, 'nowhere', '5.00 NOWHERE'],
])('%i of the smallest unit of %s are formatted as %s', (amount, currency, written) => {
  expect(moneyInWords(amount, currency).replace(/\s/, ' ')).toBe(written);
});
