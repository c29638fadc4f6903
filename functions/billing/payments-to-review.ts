import { queuePageSize } from '#contract/admin.ts';
import {
  type ReviewReason,
  type PaymentToReview,
  type PaymentsToReview,
  overdueBefore,
} from '#contract/payments-to-review.ts';
import { catalogueId, currency as ourCurrency, plans } from '#contract/plans.ts';
import type { KnownDisagreement } from '#contract/reconciliation.ts';
import { pageOf } from '#db/cursor.ts';
import type { FoundPayment } from '#db/payments-to-review.ts';

/** Whether a higher plan still runs, or ended so recently that the daily cron has not run since. */
function waitsForHigherPlan({ own, user }: FoundPayment, now: Date): boolean {
  if (own === null || user === null || user.subscriptionEnd === null) return false;
  const higher = plans[catalogueId(user.plan)].rank > plans[own.plan].rank;
  return higher && user.subscriptionEnd > overdueBefore(now);
}

/** Returns the current reason: while a payment waits, its account can be deleted and the higher plan can end. */
function reasonOf(found: FoundPayment, now: Date): ReviewReason {
  const { own, user } = found;
  const { attention } = found.event;
  if (attention !== null && attention !== 'lower_plan') return attention;
  if (own?.status === 'duplicate') return 'duplicate';
  const unhandled = found.event.handledAt === null;
  if (own?.status !== 'paid') return attention ?? (unhandled ? 'unhandled' : 'not_started');
  if (user === null) return 'no_account';
  if (attention !== null && waitsForHigherPlan(found, now)) return attention;
  const isOverdue = own.paidAt !== null && own.paidAt <= overdueBefore(now);
  return unhandled && !isOverdue ? 'unhandled' : 'not_started';
}

export function paymentToReview(found: FoundPayment, now: Date): PaymentToReview {
  const { event, own, named, user, refunded, open } = found;
  const { id, at, amount, currency, provider, doneAt, doneBy } = event;
  const ordered = own ?? named;
  return {
    id,
    at: at.toISOString(),
    reason: reasonOf(found, now),
    amount: amount ?? named?.amount ?? 0,
    currency: currency ?? ourCurrency,
    plan: ordered?.plan ?? null,
    billing_cycle: ordered?.billingCycle ?? null,
    provider,
    payment_id: event.providerPaymentId ?? event.providerSessionId ?? id,
    email: user?.email ?? null,
    status: refunded ? 'refunded' : (own?.status ?? null),
    open,
    done: doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy },
  };
}

/** `found` holds one payment more than a page if there are more pages. */
export function paymentsToReview(
  found: FoundPayment[],
  disagreements: KnownDisagreement[],
  now: Date,
): PaymentsToReview {
  const { rows, next } = pageOf(found, queuePageSize, ({ event: { at, id } }) => ({ at: at.getTime(), id }));
  return { payments: rows.map((each) => paymentToReview(each, now)), next, disagreements };
}
