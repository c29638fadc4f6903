import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Attention } from '#contract/payments-to-review.ts';
import type { PaymentStatus } from '#contract/payments.ts';
import type { ActivationAction } from '#contract/plan-change.ts';
import type { BillingCycle, PaidPlan, PlanId, SubscriptionStatus } from '#contract/plans.ts';
import type { LedgerReason } from '#contract/usage.ts';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case, as it is compared. */
    email: text('email').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    fullName: text('full_name').notNull(),
    /** A password, a Google id or both: that is what makes an account manual, oauth or hybrid. */
    passwordHash: text('password_hash'),
    googleId: text('google_id').unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),

    plan: text('plan').$type<PlanId>().notNull().default('free'),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull().default('monthly'),
    subscriptionStart: moment('subscription_start'),
    subscriptionEnd: moment('subscription_end'),
    /** The end of the term that the last reminder was about. */
    remindedOf: moment('reminded_of'),

    wordsUsed: integer('words_used').notNull().default(0),
    wordsLimit: integer('words_limit').notNull(),
    /** When the running period began, unless it began with the account. */
    periodStart: moment('period_start'),
    /** When the words come back next: the day of sign-up or of the plan's start, each month. */
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

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the person last signed in with Google in this session. */
    googleAt: moment('google_at'),
    /** The Google account that opened it, if one did. */
    googleId: text('google_id'),
    userAgent: text('user_agent').notNull(),
    country: text('country'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const emailTokens = sqliteTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_tokens_user_id').on(table.userId),
    index('email_tokens_expires_at').on(table.expiresAt),
  ],
);

/** One rewriting: reserved when it starts, settled when it has been delivered or given up. */
export const runs = sqliteTable(
  'runs',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    textHash: text('text_hash').notNull(),
    words: integer('words').notNull(),
    /** Words delivered so far, which a repeated run is not charged for again. */
    delivered: integer('delivered'),
    state: text('state').$type<'open' | 'settled'>().notNull(),
    /** The calls that work on it, each as a comma and its id: the run is open until all of them have ended. */
    attempts: text('attempts').notNull().default(''),
    /** The day of a network that it is counted with, while the address of the account is not confirmed. */
    networkDay: text('network_day'),
    /** Of its latest reservation. */
    createdAt: moment('created_at').notNull(),
    /** An open run past this moment is settled in the person's favour. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('runs_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'open'`),
    index('runs_open_of_user')
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
    index('runs_created_at').on(table.createdAt),
  ],
);

/**
 * A text that was paid for, by keyed hashes of its words in threes: the same text costs nothing more within a day. The text
 * cannot be read out of it.
 */
export const paidTexts = sqliteTable(
  'paid_texts',
  {
    userId: ownerId(),
    /** Of all its words in order. */
    fingerprint: text('fingerprint').notNull(),
    /** The run that paid for it. */
    runId: text('run_id').notNull(),
    /** Of the texts that are known to belong to it: how many words the shortest and the longest have. */
    least: integer('least').notNull(),
    most: integer('most').notNull(),
    /** How many words may be corrected in all, and how many have been. */
    correctable: integer('correctable').notNull(),
    corrected: integer('corrected').notNull().default(0),
    uses: integer('uses').notNull().default(0),
    /** The hashes, three bytes each, in base64, so that more can be written behind them. */
    known: text('known').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    index('paid_texts_expires_at').on(table.expiresAt),
  ],
);

/** What a network has used in a day: words of accounts whose address is not confirmed, and accounts made. */
export const networkDays = sqliteTable(
  'network_days',
  {
    /** A keyed hash of the network and the day. */
    id: text('id').primaryKey(),
    words: integer('words').notNull().default(0),
    accounts: integer('accounts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('network_days_expires_at').on(table.expiresAt)],
);

export const ledger = sqliteTable(
  'ledger',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    at: moment('at').notNull(),
    /** Words charged, or given back when negative: all rows of an account add up to its `words_used`. */
    words: integer('words').notNull(),
    reason: text('reason').$type<LedgerReason>().notNull(),
    runId: text('run_id'),
  },
  (table) => [index('ledger_user_at').on(table.userId, table.at)],
);

/** A purchase, from the moment its checkout is opened. When the account is deleted, it stays without the person. */
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
    /** Of the success link. A duplicate has none. */
    tokenHash: text('token_hash').unique(),
    provider: text('provider').$type<'mock' | 'stripe'>().notNull(),
    providerSessionId: text('provider_session_id'),
    providerPaymentId: text('provider_payment_id').unique(),
    /** The event that told of the money. */
    paidBy: text('paid_by'),
    duplicateOf: text('duplicate_of'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),

    activatedAt: moment('activated_at'),
    action: text('action').$type<ActivationAction>(),
    /** The subscription that the term belongs to, by its start. */
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

/** All events of the providers, by the provider's id. `attention`: why somebody has to look at it. */
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
  ],
);

/** A link that a user made; it opens the success page once. */
export const secretUrls = sqliteTable(
  'secret_urls',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    paymentId: text('payment_id'),
    plan: text('plan').$type<PlanId>().notNull(),
    /** In cents, as it was typed: nothing is charged by it. */
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

/** What somebody wrote to support. Sent while signed in, it goes with the account. */
export const messages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    at: moment('at').notNull(),
    /** When an admin marked it as done, and the admin's username. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('contact_messages_user_id').on(table.userId),
    index('contact_messages_open')
      .on(table.at, table.id)
      .where(sql`${table.doneAt} IS NULL`),
    index('contact_messages_done')
      .on(table.doneAt, table.id)
      .where(sql`${table.doneAt} IS NOT NULL`),
  ],
);

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastLogin: moment('last_login'),
});

export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('admin_sessions_expires_at').on(table.expiresAt)],
);

/** `number` orders posts of one instant and is their row in the search index, so it never changes. */
export const posts = sqliteTable(
  'blog_posts',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    excerptWritten: flag('excerpt_written').notNull(),
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    published: flag('published').notNull().default(false),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    /** The same, as the addresses of their pages have them. */
    tagSlugs: text('tag_slugs', { mode: 'json' }).$type<string[]>().notNull(),
    imageUrl: text('image_url'),
    words: integer('words').notNull(),
    /** What search looks through besides the title. */
    text: text('text').notNull(),
    /** HTML, sanitised. It stands last, so that a list does not read past it. */
    content: text('content').notNull(),
  },
  (table) => [
    index('blog_posts_created_at').on(table.createdAt),
    index('blog_posts_published').on(table.published, table.createdAt),
  ],
);

const postNumber = () =>
  integer('post')
    .notNull()
    .references(() => posts.number, { onDelete: 'cascade' });

/** Every slug that a post has or had; a trigger keeps it. */
export const postSlugs = sqliteTable(
  'blog_post_slugs',
  { slug: text('slug').primaryKey(), post: postNumber() },
  (table) => [index('blog_post_slugs_post').on(table.post)],
);

/** A row for each tag of a post, with what the tag's page orders and filters by; a trigger keeps it. */
export const postTags = sqliteTable(
  'blog_post_tags',
  {
    post: postNumber(),
    tag: text('tag').notNull(),
    published: flag('published').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.post, table.tag] }),
    index('blog_post_tags_tag').on(table.tag, table.createdAt, table.post),
    index('blog_post_tags_published').on(table.tag, table.published, table.createdAt, table.post),
  ],
);
