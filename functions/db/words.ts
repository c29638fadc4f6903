import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { afterAll, latestEntry, ledgerRow } from './ledger.ts';
import { heldWords, moveOpenRuns, unusedWords } from './open-runs.ts';
import { ledger, payments, users } from './schema/index.ts';
import type { User } from './users.ts';

/**
 * `wordsLimit`: the plan's words, without those carried over. `carried`: set when a term begins that was bought during another
 * one. Its `words` are those of whole unused months; `unused`: whether the words left by the closing period are added.
 */
export type Renewal = Pick<User, 'plan' | 'status' | 'wordsLimit' | 'resetsAt' | 'termsToCome'> & {
  reason: 'reset' | 'expiry';
  periodStart: Date;
  carried: { words: number; unused: boolean } | null;
};

const instant = (moment: Date | null) => moment?.getTime() ?? null;

/** Matches the account if it still has the plan and the terms with which it was read. */
export const hasTermsOf = ({ id, plan, subscriptionStart, subscriptionEnd, termsToCome }: User) =>
  and(
    eq(users.id, id),
    eq(users.plan, plan),
    sql`${users.subscriptionStart} IS ${instant(subscriptionStart)}`,
    sql`${users.subscriptionEnd} IS ${instant(subscriptionEnd)}`,
    sql`${users.termsToCome} = ${JSON.stringify(termsToCome)}`,
  );

/** Whether the period still runs: false after its reset or the end of the term, until a call has renewed the account. */
export const periodRuns = (now: Date) =>
  and(
    gt(users.resetsAt, now),
    or(eq(users.plan, 'free'), isNull(users.subscriptionEnd), gt(users.subscriptionEnd, now)),
  );

/**
 * Returns statements that open a new period, if the running one is over and the account still has the plan and the terms from
 * which `renewal` was calculated.
 */
export function renewWords(db: Database, user: User, renewal: Renewal, now: Date) {
  const { reason, periodStart: start, carried, ...account } = renewal;
  const due = and(hasTermsOf(user), sql`NOT (${periodRuns(now)})`);
  const at = { closesAt: sql`${start.getTime() - 1}`, opensAt: sql`${start.getTime()}` };
  // A refund can end a term at any moment, and an isolate whose clock is ahead may have charged after it.
  const opensAt = reason === 'expiry' ? afterAll(db, start, 1) : at.opensAt;
  const held = carried?.unused ? heldWords : sql<number>`0`;
  const words = sql`-(${users.wordsUsed} - ${held})`;
  const closing = ledgerRow({ at: opensAt, words, reason, runId: null });
  const closed = db.insert(ledger).select(db.select(closing).from(users).where(due));
  const periodStart = reason === 'expiry' ? sql`(${latestEntry(db)})` : start;
  const period = { ...account, alertedShare: 0, periodStart, updatedAt: now } as const;
  if (carried === null) {
    return [
      closed,
      db
        .update(users)
        .set({ ...period, wordsUsed: 0 })
        .where(due),
    ] as const;
  }

  const more = sql<number>`${carried.words} + ${carried.unused ? unusedWords : 0}`;
  const begun = and(
    eq(payments.userId, user.id),
    eq(payments.status, 'completed'),
    eq(payments.termStart, start),
    exists(db.select({ id: users.id }).from(users).where(due)),
  );
  const moved = carried.unused ? moveOpenRuns(db, user.id, due, at) : null;
  return [
    ...(moved ? [moved.givenBack] : []),
    closed,
    ...(moved ? moved.charged : []),
    db
      .update(payments)
      .set({ wordsCarried: sql`(${db.select({ more }).from(users).where(due)})` })
      .where(begun),
    db
      .update(users)
      .set({ ...period, wordsUsed: held, wordsLimit: sql`${account.wordsLimit} + ${more}` })
      .where(due),
  ] as const;
}

/** Returns a row when a share is passed for the first time in the period, unless the person has turned alerts off. */
export function raiseAlert(db: Database, userId: string, now: Date) {
  const used = sql`(${users.wordsUsed} - ${heldWords})`;
  const share = sql<0 | 80 | 100>`CASE
    WHEN ${used} >= ${users.wordsLimit} THEN 100
    WHEN ${used} * 100 >= ${users.wordsLimit} * 80 THEN 80
    ELSE 0 END`;
  return (
    db
      .update(users)
      .set({ alertedShare: share })
      .where(
        and(
          eq(users.id, userId),
          eq(users.usageAlerts, true),
          gt(users.wordsLimit, 0),
          periodRuns(now),
          sql`${users.alertedShare} < ${share}`,
        ),
      )
      // It is higher than the previous share, so never 0.
      .returning({ share: sql<80 | 100>`${users.alertedShare}` })
  );
}
