import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Attention } from '#contract/payments-to-review.ts';
import type { PaymentStatus } from '#contract/payments.ts';
import type { ActivationAction } from '#contract/plan-change.ts';
import type { BillingCycle, PaidPlan, PlanId } from '#contract/plans.ts';
import type { ReconciliationKind } from '#contract/reconciliation.ts';
import { ownerId } from './owner.ts';
import { users } from './users.ts';
import { moment } from './columns.ts';

/** Purchases, created when the checkout is opened. When the account is deleted, they stay without a link to the person. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: text('plan').$type<PaidPlan>().notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    /** In cents. */
    amount: integer('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Hash of the success link's token. A duplicate has none. */
    tokenHash: text('token_hash').unique(),
    provider: text('provider').$type<'mock' | 'stripe'>().notNull(),
    providerSessionId: text('provider_session_id'),
    providerPaymentId: text('provider_payment_id').unique(),
    /** The event that reported the payment. */
    paidBy: text('paid_by'),
    duplicateOf: text('duplicate_of'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),

    activatedAt: moment('activated_at'),
    action: text('action').$type<ActivationAction>(),
    /** The start of the subscription that the term belongs to, which identifies it. */
    subscriptionStart: moment('subscription_start'),
    termStart: moment('term_start'),
    termEnd: moment('term_end'),
    wordsCarried: integer('words_carried'),
    /** When the activation was first shown to the person. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('payments_user_id').on(table.userId, table.createdAt),
    index('payments_status').on(table.status, table.expiresAt),
    index('payments_provider_session_id').on(table.providerSessionId),
  ],
);

/** All payment provider events, by the provider's id. `attention`: why a person has to review the event. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').$type<'mock' | 'stripe'>().notNull(),
    kind: text('kind').$type<'paid' | 'awaited' | 'failed' | 'expired' | 'refunded' | 'disputed'>().notNull(),
    reference: text('reference'),
    providerSessionId: text('provider_session_id'),
    providerPaymentId: text('provider_payment_id'),
    amount: integer('amount'),
    currency: text('currency'),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    attention: text('attention').$type<Attention>(),
    /** When an admin marked it as done, and the admin's username. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('payment_events_provider_payment_id').on(table.providerPaymentId),
    index('payment_events_attention')
      .on(table.attention)
      .where(sql`${table.attention} IS NOT NULL`),
    index('payment_events_unhandled')
      .on(table.receivedAt)
      .where(sql`${table.handledAt} IS NULL`),
  ],
);

/** Links created by users; each opens the success page once. */
export const secretUrls = sqliteTable(
  'secret_urls',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    paymentId: text('payment_id'),
    plan: text('plan').$type<PlanId>().notNull(),
    /** In cents, as entered by the user; it is never charged. */
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('secret_urls_user_id').on(table.userId),
    index('secret_urls_expires_at').on(table.expiresAt),
  ],
);

/** What nightly reconciliation found wrong. `id`: the kind and the subject. */
export const disagreements = sqliteTable(
  'disagreements',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ReconciliationKind>().notNull(),
    /** The id of an account, payment, run, event or network. */
    subject: text('subject').notNull(),
    expected: text('expected'),
    found: text('found'),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    index('disagreements_subject').on(table.subject),
    index('disagreements_first_seen_at').on(table.firstSeenAt),
    index('disagreements_last_seen_at').on(table.lastSeenAt),
  ],
);
