import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BillingCycle, PlanId, SubscriptionStatus } from '#contract/plans.ts';
import { flag, moment } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** In lower case, for comparison. */
    email: text('email').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    fullName: text('full_name').notNull(),
    /** A password, a Google id or both are set, which makes the account manual, oauth or hybrid. */
    passwordHash: text('password_hash'),
    googleId: text('google_id').unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),

    plan: text('plan').$type<PlanId>().notNull().default('free'),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull().default('monthly'),
    subscriptionStart: moment('subscription_start'),
    subscriptionEnd: moment('subscription_end'),
    /** Start times of terms bought while another one was running; each adds its words when it begins. */
    termsToCome: text('terms_to_come', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** The end of the term that the last reminder was about. */
    remindedOf: moment('reminded_of'),

    wordsUsed: integer('words_used').notNull().default(0),
    wordsLimit: integer('words_limit').notNull(),
    /** Start of the running period; null if it began with the account. */
    periodStart: moment('period_start'),
    /** When the words reset next: monthly, on the day of sign-up or of the plan's start. */
    resetsAt: moment('resets_at').notNull(),
    /** The highest share of the limit, in percent, that a mail has warned about in this period. */
    alertedShare: integer('alerted_at').$type<0 | 80 | 100>().notNull().default(0),

    usageAlerts: flag('usage_alerts').notNull().default(true),
    planUpdates: flag('plan_updates').notNull().default(true),
    productUpdates: flag('product_updates').notNull().default(false),
    marketing: flag('marketing').notNull().default(false),
  },
  (table) => [index('users_subscription_end').on(table.subscriptionEnd)],
);
