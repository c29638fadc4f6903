import type { Done } from './admin.ts';
import type { PaymentStatus } from './payments.ts';
import type { BillingCycle, PaidPlan } from './plans.ts';
import type { KnownDisagreement } from './reconciliation.ts';
import { before, day, hour } from './time.ts';

/** Why a person has to look at an event of a payment provider. */
export const attentions = [
  'unknown_session',
  'amount_mismatch',
  'no_account',
  'lower_plan',
  'duplicate',
  'disputed',
  'earlier_term',
] as const;
export type Attention = (typeof attentions)[number];

/** `not_started`: the plan could start and has not. `unhandled`: the event was stored, but handling it never finished. */
export type ReviewReason = Attention | 'not_started' | 'unhandled';

/** After this time, the daily cron has tried to start the plan. */
const startHours = 24;

/** A plan that was paid for before this moment should have started by now. */
export const overdueBefore = (now: Date) => before(now, startHours * hour);

/** After this time, the provider has sent a failed event again. */
const handleHours = 1;
export const unhandledBefore = (now: Date) => before(now, handleHours * hour);

/** Days that a mark as done holds while the cause continues: a plan that does not start, or money that is not returned. */
const doneHolds = { startDays: 1, moneyDays: 7 };
export const startDoneBefore = (now: Date) => before(now, doneHolds.startDays * day);
export const moneyDoneBefore = (now: Date) => before(now, doneHolds.moneyDays * day);

/** What has happened and what to do next, for the admin's page and the mail to support. */
export const reviewWords = {
  unknown_session: {
    what: 'It is not from one of our checkouts.',
    next: 'Find out who paid, then refund it.',
  },
  amount_mismatch: {
    what: 'Its amount or currency is not the price of the plan that was ordered, or it would renew by itself. No plan has started.',
    next: 'Compare the Payment Links with the prices, then refund it.',
  },
  no_account: { what: 'Its account has been deleted.', next: 'Refund it.' },
  lower_plan: {
    what: 'Its account has a higher plan now.',
    next: 'It starts by itself when that plan ends. Or refund it.',
  },
  duplicate: { what: 'Its checkout had already been paid.', next: 'Refund this payment.' },
  disputed: {
    what: 'It is being disputed.',
    next: 'Answer the provider. The plan ends if the dispute is lost.',
  },
  earlier_term: {
    what: 'It was refunded, and its plan ended. The plan it had replaced would still be running.',
    next: 'Agree with the customer what to do about the earlier payment.',
  },
  not_started: {
    what: 'It was paid more than a day ago, and its plan has not started.',
    next: 'See in the log why the daily run could not start it. Or refund it.',
  },
  unhandled: {
    what: 'The provider reported it, but we could not process it.',
    next: 'See in the log why, then send the event again from the provider’s pages.',
  },
} as const satisfies Record<ReviewReason, { what: string; next: string }>;

/** A payment that an admin has to review. Unknown values are null. */
export type PaymentToReview = {
  id: string;
  at: string;
  reason: ReviewReason;
  /** In the currency's smallest unit, as the provider counts it. */
  amount: number;
  currency: string;
  plan: PaidPlan | null;
  billing_cycle: BillingCycle | null;
  provider: 'mock' | 'stripe';
  payment_id: string;
  email: string | null;
  /** Status of our payment that this money paid for. */
  status: PaymentStatus | null;
  open: boolean;
  /** Null if it settled itself: the money was refunded, or the plan has started. If `open`: the cause continued after the mark. */
  done: Done;
};

/** `disagreements`: those of the last reconciliation, only on the first page of open payments. */
export type PaymentsToReview = {
  payments: PaymentToReview[];
  next: string | null;
  disagreements: KnownDisagreement[];
};
