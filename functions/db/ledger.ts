import { and, desc, eq, gte, isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { LedgerReason } from '#contract/usage.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { ledger, runs, users } from './schema/index.ts';

/** The start of the running period. Words charged before it no longer count and are never given back. */
export const periodStart = sql<number>`coalesce(${users.periodStart}, ${users.createdAt})`;

/** The current time, but not before the running period: an isolate whose clock is behind must not write into a closed period. */
export const atOrAfterStart = (now: Date) => sql<number>`max(${now.getTime()}, ${periodStart})`;

/** Subquery for the time of the latest ledger row of the outer statement's account. */
export const latestEntry = (db: Database) =>
  db
    .select({ at: sql<number>`max(${ledger.at})` })
    .from(ledger)
    .where(eq(ledger.userId, users.id));

/** The current time, but at least `by` ms after the account's latest ledger row, since the clocks of isolates differ. */
export const afterAll = (db: Database, now: Date, by: number) =>
  sql<number>`max(${now.getTime()}, coalesce((${latestEntry(db)}), 0) + ${by})`;

type Entry = { at: SQL; words: SQL; reason: LedgerReason; runId: Column | null };

/** The columns of a ledger row, for an INSERT … SELECT from `users`. */
export const ledgerRow = ({ at, words, reason, runId }: Entry) => ({
  id: sql<string>`lower(hex(randomblob(16)))`.as('id'),
  userId: users.id,
  at: sql<number>`${at}`.as('at'),
  words: sql<number>`${words}`.as('words'),
  reason: sql<LedgerReason>`${reason}`.as('reason'),
  runId: sql<string | null>`${runId}`.as('run_id'),
});

/** Writes a ledger row for each of these runs. */
export const noteRuns = (db: Database, entry: Omit<Entry, 'runId'>, which: SQL | undefined) =>
  db.insert(ledger).select(
    db
      .select(ledgerRow({ ...entry, runId: runs.id }))
      .from(runs)
      .innerJoin(users, eq(users.id, runs.userId))
      .where(which),
  );

/** The insertion order, which distinguishes rows of the same instant. */
const row = sql<number>`${ledger}.rowid`;

const startOf = (db: Database, userId: string) =>
  sql`(${db.select({ start: periodStart }).from(users).where(eq(users.id, userId))})`;

/** Lists the rows of the running period, newest first, including the row that opened it. */
export function listLedger(db: Database, userId: string, cursor: Cursor | null, size: number) {
  const earlier =
    cursor === null ? undefined : sql`(${ledger.at}, ${row}) < (${cursor.at}, cast(${cursor.id} AS integer))`;
  return db
    .select({ at: ledger.at, words: ledger.words, reason: ledger.reason, row: row.as('row') })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), gte(ledger.at, startOf(db, userId)), earlier))
    .orderBy(desc(ledger.at), desc(row))
    .limit(size);
}

/** Sums words and runs per day. A run counts once, on the day it began, with the words that were not given back. */
export function listDays(db: Database, userId: string) {
  const run = db
    .select({
      day: sql<string>`date(min(${ledger.at}) / 1000, 'unixepoch')`.as('day'),
      words: sql<number>`sum(${ledger.words})`.as('words'),
    })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), gte(ledger.at, startOf(db, userId)), isNotNull(ledger.runId)))
    .groupBy(ledger.runId)
    .as('run');
  return db
    .select({
      day: run.day,
      words: sql<number>`sum(${run.words})`.as('words_of_day'),
      runs: sql<number>`count(*)`,
    })
    .from(run)
    .where(sql`${run.words} > 0`)
    .groupBy(sql`${run.day}`);
}
