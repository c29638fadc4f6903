import type { Profile } from '#contract/account.ts';
import type { Billing, PaymentRow } from '#contract/billing.ts';
import { paymentLimits } from '#contract/payments.ts';
import { isRenewable, renewalDays } from '#contract/plan-change.ts';
import { catalogueId, plans, unlimited } from '#contract/plans.ts';
import { before, day } from '#contract/time.ts';
import { pageOf } from '#db/cursor.ts';
import type { Payment } from '#db/payments.ts';

const rowOf = (payment: Payment): PaymentRow => ({
  id: payment.id,
  at: payment.createdAt.toISOString(),
  plan: payment.plan,
  billing_cycle: payment.billingCycle,
  amount: payment.amount / 100,
  // The provider's session id is stored only once a payment is under way.
  status: payment.status === 'pending' && payment.providerSessionId === null ? 'unfinished' : payment.status,
  action: payment.action,
  term_end: payment.termEnd?.toISOString() ?? null,
  words_carried: payment.wordsCarried,
});

/** `found` holds one payment more than a page if there are more pages. */
export function billingOf(profile: Profile, found: Payment[], now: Date): Billing {
  const { subscription_plan: plan, subscription_end: end, words_limit } = profile;
  const own = plans[catalogueId(plan)].wordsPerMonth;
  const { rows, next } = pageOf(found, paymentLimits.paymentsPerPage, ({ createdAt, id }) => ({
    at: createdAt.getTime(),
    id,
  }));
  const runs = end !== null && profile.subscription_status === 'active';
  return {
    plan,
    billing_cycle: profile.billing_cycle,
    status: profile.subscription_status,
    subscription_start: profile.subscription_start,
    subscription_end: end,
    resets_at: profile.resets_at,
    words_carried: words_limit === unlimited ? 0 : Math.max(0, words_limit - own),
    renewable: isRenewable(profile, now),
    renewable_from: runs ? before(new Date(end), renewalDays * day).toISOString() : null,
    payments: rows.map(rowOf),
    next,
  };
}
