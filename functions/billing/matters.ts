import {
  mattersPerPage,
  type MatterReason,
  type PaymentMatter,
  type PaymentMatters,
  startedBy,
} from '#contract/payment-matters.ts';
import { catalogueId, plans } from '#contract/plans.ts';
import { pageOf } from '../db/cursor.ts';
import type { FoundMatter } from '../db/payment-matters.ts';

/** Whether the account still has a higher plan, or had until so short a time ago that the daily cron has not come since. */
function waitsForHigherPlan({ own, user }: FoundMatter, now: Date): boolean {
  if (own === null || user === null || user.subscriptionEnd === null) return false;
  const higher = plans[catalogueId(user.plan)].rank > plans[own.plan].rank;
  return higher && user.subscriptionEnd > startedBy(now);
}

/** As it is now: while paid money waits for its plan, the account can go and the higher plan can end. */
function reasonOf(found: FoundMatter, now: Date): MatterReason {
  const { own, user } = found;
  const { attention } = found.event;
  if (attention !== null && attention !== 'lower_plan') return attention;
  if (own?.status === 'duplicate') return 'duplicate';
  if (own?.status !== 'paid') return attention ?? 'not_started';
  if (user === null) return 'no_account';
  return attention !== null && waitsForHigherPlan(found, now) ? attention : 'not_started';
}

export function matterOf(found: FoundMatter, now: Date): PaymentMatter {
  const { event, own, named, user, refunded, open } = found;
  const { id, at, amount, currency, provider, providerPaymentId, doneAt, doneBy } = event;
  const ordered = own ?? named;
  return {
    id,
    at: at.toISOString(),
    reason: reasonOf(found, now),
    amount: amount ?? 0,
    currency: currency ?? '',
    plan: ordered?.plan ?? null,
    billing_cycle: ordered?.billingCycle ?? null,
    provider,
    payment_id: providerPaymentId ?? '',
    email: user?.email ?? null,
    status: refunded ? 'refunded' : (own?.status ?? null),
    open,
    done: doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy },
  };
}

/** `found` holds one matter more than a page where there are more. */
export function mattersOf(found: FoundMatter[], now: Date): PaymentMatters {
  const { rows, next } = pageOf(found, mattersPerPage, ({ event: { at, id } }) => ({ at: at.getTime(), id }));
  return { matters: rows.map((each) => matterOf(each, now)), next };
}
