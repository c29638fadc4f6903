import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LedgerReason } from '#contract/usage.ts';
import { ownerId } from './owner.ts';
import { moment } from './columns.ts';

/** Rewrites: each is reserved when it starts, and settled when it has been delivered or given up. */
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
    /** The calls working on the run, each as a comma and its id. The run is open until all have ended or everything is delivered. */
    attempts: text('attempts').notNull().default(''),
    /** Id of the `network_days` row that counts the run, while the account's address is unconfirmed. */
    networkDay: text('network_day'),
    /** When the run was last opened, or moved into a new period. */
    createdAt: moment('created_at').notNull(),
    /** An open run past this moment is settled, and its undelivered words are given back. */
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
 * Texts that were paid for, as keyed hashes of their words in groups of three. The same text is free within a day. The text
 * cannot be recovered from the hashes.
 */
export const paidTexts = sqliteTable(
  'paid_texts',
  {
    userId: ownerId(),
    /** Keyed hash of all its words in order. */
    fingerprint: text('fingerprint').notNull(),
    /** The run that paid for it. */
    runId: text('run_id').notNull(),
    /** Word counts of the shortest and the longest text known to be the same text. */
    least: integer('least').notNull(),
    most: integer('most').notNull(),
    /** How many words may be corrected in total, and how many have been. */
    correctable: integer('correctable').notNull(),
    corrected: integer('corrected').notNull().default(0),
    uses: integer('uses').notNull().default(0),
    /** The hashes, three bytes each, in base64, so that more can be appended. */
    known: text('known').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    index('paid_texts_expires_at').on(table.expiresAt),
  ],
);

/** A network's usage in a day: words of accounts with an unconfirmed address, and accounts created. */
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

/** Words sent to a language model on a day, and how many of them were from guests. */
export const modelDays = sqliteTable(
  'model_days',
  {
    /** The UTC date, as 2026-11-25, or a keyed hash of the date and one person. */
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
