import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { ledgerRow, periodStart } from './ledger.ts';
import { ledger, runs, users } from './schema/index.ts';
import type { User } from './users.ts';

export type Renewal = Pick<User, 'plan' | 'status' | 'wordsLimit' | 'resetsAt'> & {
  reason: 'reset' | 'expiry';
  periodStart: Date;
};

/** False from the moment of the reset or of the end of the term until a call has renewed the account. */
export const periodRuns = (now: Date) =>
  and(
    gt(users.resetsAt, now),
    or(eq(users.plan, 'free'), isNull(users.subscriptionEnd), gt(users.subscriptionEnd, now)),
  );

/**
 * Two statements that open a new period, if the running one is over and the account still has the plan and term from which
 * `renewal` was calculated.
 */
export function renewWords(db: Database, user: User, renewal: Renewal, now: Date) {
  const { reason, periodStart: start, ...account } = renewal;
  const due = and(
    eq(users.id, user.id),
    eq(users.plan, user.plan),
    sql`${users.subscriptionStart} IS ${user.subscriptionStart?.getTime() ?? null}`,
    sql`${users.subscriptionEnd} IS ${user.subscriptionEnd?.getTime() ?? null}`,
    sql`NOT (${periodRuns(now)})`,
  );
  const closing = ledgerRow({
    at: sql`${start.getTime()}`,
    words: sql`-${users.wordsUsed}`,
    reason,
    runId: null,
  });
  return [
    db.insert(ledger).select(db.select(closing).from(users).where(due)),
    db
      .update(users)
      .set({ ...account, wordsUsed: 0, alertedShare: 0, periodStart: start, updatedAt: now })
      .where(due),
  ] as const;
}

/** The words that open runs reserve and have not delivered yet: nobody is warned about those. */
const heldWords = sql`(
  SELECT coalesce(sum(${runs.words} - coalesce(${runs.delivered}, 0)), 0) FROM ${runs}
  WHERE ${runs.userId} = ${users.id} AND ${runs.state} = 'open' AND ${runs.createdAt} >= ${periodStart}
)`;

/** Answers with a row when a share is passed for the first time in the period, unless the person has turned alerts off. */
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
      // Higher than the share before, so never 0.
      .returning({ share: sql<80 | 100>`${users.alertedShare}` })
  );
}
