import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LedgerReason } from '#contract/usage.ts';
import { ownerId } from './owner.ts';
import { moment } from './columns.ts';

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

/** Words that a language model was asked about on a day, those of guests among them. */
export const modelDays = sqliteTable(
  'model_days',
  {
    /** As 2026-11-25, in UTC. */
    id: text('id').primaryKey(),
    words: integer('words').notNull().default(0),
    guestWords: integer('guest_words').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('model_days_expires_at').on(table.expiresAt)],
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
