import type { PaymentStatus } from './payments.ts';
import type { BillingCycle, PaidPlan } from './plans.ts';
import { before, hour } from './time.ts';

/** Why an event of a provider needs a person. */
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

/** `not_started`: nothing stands in the way of what was paid for, and yet it has not begun. */
export type MatterReason = Attention | 'not_started';

/** How long what was paid for may wait before that becomes a matter: the daily cron has tried by then. */
const startHours = 24;

/** What was due to begin before it should have begun by now. */
export const startedBy = (now: Date) => before(now, startHours * hour);

export const mattersPerPage = 20;

export const matterViews = ['open', 'done'] as const;
export type MatterView = (typeof matterViews)[number];

/** What has happened, and what to do next: on the admin's page and in the mail to support. */
export const matterWords = {
  unknown_session: {
    what: 'It names no checkout of ours.',
    next: 'Find out who paid, then give the money back.',
  },
  amount_mismatch: {
    what: 'Its amount or currency is not the price of what was ordered, or it would renew by itself, so nothing has started.',
    next: 'Compare the Payment Links with the prices, then give the money back.',
  },
  no_account: { what: 'Its account has been deleted.', next: 'Give the money back.' },
  lower_plan: {
    what: 'Its account has a higher plan by now.',
    next: 'It starts by itself once that one has ended; or give the money back.',
  },
  duplicate: { what: 'Its checkout had been paid before.', next: 'Give this one back.' },
  disputed: {
    what: 'It is being disputed.',
    next: 'Answer the provider; the plan ends if the dispute is lost.',
  },
  earlier_term: {
    what: 'It was given back and ended a plan that had taken the place of an earlier term, which would still run.',
    next: 'Agree with the person on what becomes of the earlier payment.',
  },
  not_started: {
    what: 'It was paid more than a day ago, and its plan has not started.',
    next: 'Look into the log for what stops the daily run, which starts it; or give the money back.',
  },
} as const satisfies Record<MatterReason, { what: string; next: string }>;

/** Money that needs a hand. Plan, cycle, e-mail address and status are missing where they are not known. */
export type PaymentMatter = {
  id: string;
  at: string;
  reason: MatterReason;
  /** In the currency's smallest unit, as the provider counts it. */
  amount: number;
  currency: string;
  plan: PaidPlan | null;
  billing_cycle: BillingCycle | null;
  provider: 'mock' | 'stripe';
  payment_id: string;
  email: string | null;
  /** Of the payment that this money is. */
  status: PaymentStatus | null;
  open: boolean;
  /** Nobody where it was dealt with by itself: the money was given back, or the plan has begun. */
  done: { by: string; at: string } | null;
};

export type PaymentMatters = { matters: PaymentMatter[]; next: string | null };
