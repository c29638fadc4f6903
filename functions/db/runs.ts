import { and, eq, gt, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { unlimited } from '#contract/plans.ts';
import { retention } from '#contract/retention.ts';
import { after, before, hour, minute } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { atOrAfterStart, ledgerRow, periodStart } from './ledger.ts';
import { ledger, runs, users } from './schema.ts';
import { findUser, type User } from './users.ts';
import { periodRuns, raiseAlert, type Renewal, renewWords } from './words.ts';

type NewRun = { id: string; words: number; textHash: string };

/** Written out, because SQLite uses a partial index only when it sees the value. */
const isOpen = sql`${runs.state} = 'open'`;
/** The statement before it in the batch has changed a row. */
const previousChanged = sql`changes() = 1`;

/** The words of a run that were charged and not delivered. */
const undelivered = sql`${runs.words} - coalesce(${runs.delivered}, 0)`;

const isRun = (userId: string, id: string) => and(eq(runs.userId, userId), eq(runs.id, id));

const isForgotten = (now: Date) =>
  and(eq(runs.state, 'settled'), lte(runs.createdAt, before(now, retention.runHours * hour)));

/** Settles runs left open past their expiry. All their words are given back if their period is still running. */
function settleLeftOpen(db: Database, now: Date, userId?: string) {
  const leftOpen = and(
    isOpen,
    lte(runs.expiresAt, now),
    userId === undefined ? undefined : eq(runs.userId, userId),
  );
  const counts = and(leftOpen, gte(runs.createdAt, periodStart), gt(undelivered, 0), periodRuns(now));
  const givenBack = ledgerRow({
    at: atOrAfterStart(now),
    words: sql`-(${undelivered})`,
    reason: 'give_back',
    runId: runs.id,
  });
  const sum = db
    .select({ words: sql`coalesce(sum(${undelivered}), 0)` })
    .from(runs)
    .where(and(eq(runs.userId, users.id), leftOpen, gte(runs.createdAt, periodStart)));
  return [
    db
      .insert(ledger)
      .select(db.select(givenBack).from(runs).innerJoin(users, eq(users.id, runs.userId)).where(counts)),
    db
      .update(users)
      .set({ wordsUsed: sql`${users.wordsUsed} - (${sum})` })
      .where(
        and(
          inArray(users.id, db.select({ userId: runs.userId }).from(runs).where(leftOpen)),
          periodRuns(now),
        ),
      ),
    db
      .update(runs)
      .set({ state: 'settled', delivered: sql`coalesce(${runs.delivered}, 0)` })
      .where(leftOpen),
  ] as const;
}

/** In one transaction the words are charged, the run is opened and the ledger is written; or none of it. */
export async function reserveRun(db: Database, user: User, renewal: Renewal, run: NewRun, now: Date) {
  const sameRun = isRun(user.id, run.id);
  const openRuns = and(eq(runs.userId, user.id), isOpen);
  const delivered = db.select({ delivered: runs.delivered }).from(runs).where(sameRun);
  const charged = sql`${users.wordsUsed} + ${run.words} - coalesce((${delivered}), 0)`;
  const inTheWay = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(sameRun, or(isOpen, ne(runs.textHash, run.textHash))));
  const opening = {
    userId: users.id,
    id: sql<string>`${run.id}`.as('run_id'),
    textHash: sql<string>`${run.textHash}`.as('text_hash'),
    words: sql<number>`${run.words}`.as('words'),
    delivered: sql<null>`NULL`.as('delivered'),
    state: sql<'open'>`'open'`.as('state'),
    createdAt: sql<number>`${atOrAfterStart(now)}`.as('created_at'),
    expiresAt: sql<number>`${after(now, limits.runMinutes * minute).getTime()}`.as('expires_at'),
  };
  const charge = ledgerRow({ at: atOrAfterStart(now), words: undelivered, reason: 'run', runId: runs.id });

  const {
    charged: passed,
    user: [found],
    runs: kept,
  } = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    settledLeftOpen: settleLeftOpen(db, now, user.id),
    forgotten: db.delete(runs).where(and(sameRun, isForgotten(now))),
    charged: db
      .update(users)
      .set({ wordsUsed: charged })
      .where(
        and(
          eq(users.id, user.id),
          periodRuns(now),
          or(eq(users.wordsLimit, unlimited), lte(charged, users.wordsLimit)),
          sql`(${db
            .select({ count: sql`count(*)` })
            .from(runs)
            .where(openRuns)}) < ${limits.openRuns}`,
          notExists(inTheWay),
        ),
      )
      .returning({ id: users.id }),
    opened: db
      .insert(runs)
      .select(
        db
          .select(opening)
          .from(users)
          .where(and(eq(users.id, user.id), previousChanged)),
      )
      .onConflictDoUpdate({
        target: [runs.userId, runs.id],
        set: { state: 'open', createdAt: sql`excluded.created_at`, expiresAt: sql`excluded.expires_at` },
      }),
    noted: db.insert(ledger).select(
      db
        .select(charge)
        .from(runs)
        .innerJoin(users, eq(users.id, runs.userId))
        .where(and(sameRun, previousChanged, gt(undelivered, 0))),
    ),
    user: findUser(db, user.id),
    runs: db.select().from(runs).where(or(openRuns, sameRun)),
  });
  return {
    passed: passed.length === 1,
    user: found,
    run: kept.find(({ id }) => id === run.id),
    openRuns: kept.filter(({ state }) => state === 'open').length,
  };
}

export async function settleRun(
  db: Database,
  user: User,
  renewal: Renewal,
  runId: string,
  deliveredWords: number,
  now: Date,
) {
  const sameRun = isRun(user.id, runId);
  const delivered = sql`max(coalesce(${runs.delivered}, 0), min(${runs.words}, ${deliveredWords}))`;
  const givenBack = ledgerRow({
    at: atOrAfterStart(now),
    words: sql`-(${undelivered})`,
    reason: 'give_back',
    runId: runs.id,
  });
  const counts = and(sameRun, gt(undelivered, 0), gte(runs.createdAt, periodStart), periodRuns(now));

  const {
    alert: [alert],
    user: [found],
  } = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    settled: db.update(runs).set({ state: 'settled', delivered }).where(and(sameRun, isOpen)),
    noted: db
      .insert(ledger)
      .select(
        db
          .select(givenBack)
          .from(runs)
          .innerJoin(users, eq(users.id, runs.userId))
          .where(and(counts, previousChanged)),
      ),
    givenBack: db
      .update(users)
      .set({
        wordsUsed: sql`${users.wordsUsed} - (${db
          .select({ words: sql`${undelivered}` })
          .from(runs)
          .where(sameRun)})`,
      })
      .where(and(eq(users.id, user.id), previousChanged)),
    alert: raiseAlert(db, user.id, now),
    user: findUser(db, user.id),
  });
  return { user: found, alert };
}

/** For the daily cron: settles runs left open, and deletes those that are too old to be repeated. */
export async function sweepRuns(db: Database, now: Date): Promise<void> {
  await batch(db, {
    settledLeftOpen: settleLeftOpen(db, now),
    forgotten: db.delete(runs).where(isForgotten(now)),
  });
}
