import { type SQL, sql } from 'drizzle-orm';
import type { LedgerReason } from '#contract/usage.ts';
import type { Database } from './client.ts';
import { afterAll, latestEntry, ledgerRow } from './ledger.ts';
import { heldWords, moveOpenRuns } from './open-runs.ts';
import { ledger, users } from './schema/index.ts';

/**
 * Returns statements that close the running period early, if `when` holds, and move open runs into the next period. `opened`
 * has the account's new column values; the first update of the account after these statements must set them.
 */
export function closePeriod(
  db: Database,
  userId: string,
  when: SQL | undefined,
  reason: LedgerReason,
  now: Date,
) {
  const opensAt = sql<number>`(${latestEntry(db)})`;
  const moved = moveOpenRuns(db, userId, when, { closesAt: afterAll(db, now, 0), opensAt });
  const words = sql`-(${users.wordsUsed} - ${heldWords})`;
  const closing = ledgerRow({ at: afterAll(db, now, 1), words, reason, runId: null });
  return {
    statements: [
      moved.givenBack,
      db.insert(ledger).select(db.select(closing).from(users).where(when)),
      ...moved.charged,
    ],
    opened: { wordsUsed: heldWords, periodStart: opensAt, alertedShare: 0 },
  } as const;
}
