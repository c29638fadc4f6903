import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { unlimited } from '#contract/plans.ts';
import type { Database } from './client.ts';
import { noteRuns, periodStart } from './ledger.ts';
import { isOpen, undelivered } from './run-rows.ts';
import { runs, users } from './schema/index.ts';

/** The words that open runs of the running period reserve and have not delivered yet. */
export const heldWords = sql<number>`(
  SELECT coalesce(sum(${undelivered}), 0) FROM ${runs}
  WHERE ${runs.userId} = ${users.id} AND ${isOpen} AND ${runs.createdAt} >= ${periodStart}
)`;

/** The unused words of the running period, including those that open runs may still give back. */
export const unusedWords = sql<number>`iif(${users.wordsLimit} = ${unlimited}, 0,
  max(0, ${users.wordsLimit} - ${users.wordsUsed} + ${heldWords}))`;

/**
 * Moves the words held by open runs from the closing period into the opening one, so that undelivered words are given back
 * there. When unused words are carried over, no word is lost or counted twice.
 */
export function moveOpenRuns(
  db: Database,
  userId: string,
  when: SQL | undefined,
  { closesAt, opensAt }: { closesAt: SQL; opensAt: SQL },
) {
  const held = and(
    eq(runs.userId, userId),
    isOpen,
    gte(runs.createdAt, periodStart),
    gt(undelivered, 0),
    when,
  );
  return {
    givenBack: noteRuns(db, { words: sql`-(${undelivered})`, at: closesAt, reason: 'give_back' }, held),
    charged: [
      noteRuns(db, { words: undelivered, at: opensAt, reason: 'run' }, held),
      db
        .update(runs)
        .set({ createdAt: opensAt })
        .from(users)
        .where(and(eq(users.id, runs.userId), held)),
    ],
  } as const;
}
