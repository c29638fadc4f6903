import { and, eq, exists, gt, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { retention } from '#contract/retention.ts';
import { before, hour } from '#contract/time.ts';
import { batch, previousChanged } from './batch.ts';
import type { Database } from './client.ts';
import { noteRuns, periodStart } from './ledger.ts';
import { giveBackToNetworks } from './network-days.ts';
import { addResult, isText, isUsable, keepPaid } from './paid-texts.ts';
import { type Attempted, hasAttempt, isOpen, isRun, undelivered } from './run-rows.ts';
import { modelDays, networkDays, paidTexts, runs, users } from './schema/index.ts';
import { findUser, type User } from './users.ts';
import { raiseAlert, type Renewal, renewWords } from './words.ts';

export const isForgotten = (now: Date) =>
  and(eq(runs.state, 'settled'), lte(runs.createdAt, before(now, retention.runHours * hour)));

/** The current time, limited to the running period, which can be over without having been closed by a call. */
const withinPeriod = (now: Date) => {
  const end = sql`min(${users.resetsAt}, iif(${users.plan} = 'free', ${users.resetsAt}, coalesce(${users.subscriptionEnd}, ${users.resetsAt})))`;
  return sql<number>`max(${periodStart}, min(${now.getTime()}, ${end} - 1))`;
};

const noteGivenBack = (db: Database, words: SQL, which: SQL | undefined, now: Date) =>
  noteRuns(db, { at: withinPeriod(now), words, reason: 'give_back' }, which);

/**
 * Settles runs left open past their expiry. Gives their undelivered words back to the period that they were charged in, unless
 * it is closed; the unused words of that period may be carried over.
 */
export function settleLeftOpen(db: Database, now: Date, userId?: string) {
  const leftOpen = and(
    isOpen,
    lte(runs.expiresAt, now),
    userId === undefined ? undefined : eq(runs.userId, userId),
  );
  const counts = and(leftOpen, gte(runs.createdAt, periodStart), gt(undelivered, 0));
  const sum = db
    .select({ words: sql`coalesce(sum(${undelivered}), 0)` })
    .from(runs)
    .where(and(eq(runs.userId, users.id), leftOpen, gte(runs.createdAt, periodStart)));
  return [
    noteGivenBack(db, sql`-(${undelivered})`, counts, now),
    db
      .update(users)
      .set({ wordsUsed: sql`${users.wordsUsed} - (${sum})` })
      .where(inArray(users.id, db.select({ userId: runs.userId }).from(runs).where(leftOpen))),
    giveBackToNetworks(db, leftOpen),
    db
      .update(runs)
      .set({ state: 'settled', attempts: '', delivered: sql`coalesce(${runs.delivered}, 0)` })
      .where(leftOpen),
  ] as const;
}

/** `paid`: the text to store, if it was charged. `result`: the data to add to the paid text that the source matches. */
type Outcome = {
  deliveredWords: number;
  paid: Parameters<typeof keepPaid>[3] | null;
  result: Parameters<typeof addResult>[2] | null;
};

/** Ends a call's work on a run. The run is settled when no other call works on it, or nothing is left to deliver. */
export async function settleRun(
  db: Database,
  user: User,
  renewal: Renewal,
  { id: runId, attempt }: Attempted,
  { deliveredWords, paid, result }: Outcome,
  now: Date,
) {
  const sameRun = isRun(user.id, runId);
  const delivered = sql`max(coalesce(${runs.delivered}, 0), min(${runs.words}, ${deliveredWords}))`;
  const others = sql`replace(${runs.attempts}, ${`,${attempt}`}, '')`;
  const ends = sql`(${others} = '' OR ${delivered} = ${runs.words})`;
  const isSettled = and(sameRun, eq(runs.state, 'settled'));
  const counts = and(isSettled, gt(undelivered, 0), gte(runs.createdAt, periodStart));

  const done = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    // Runs before the run is settled: the condition holds only for the call that settles it, so words are given back once.
    givenBackToNetwork: giveBackToNetworks(db, and(sameRun, isOpen, hasAttempt(attempt), ends), delivered),
    settled: db
      .update(runs)
      .set({
        state: sql`iif(${ends}, 'settled', 'open')`,
        attempts: sql`iif(${ends}, '', ${others})`,
        delivered,
      })
      .where(and(sameRun, isOpen, hasAttempt(attempt))),
    noted: noteGivenBack(db, sql`-(${undelivered})`, and(counts, previousChanged), now),
    givenBack: db
      .update(users)
      .set({
        wordsUsed: sql`${users.wordsUsed} - (${db
          .select({ words: sql`${undelivered}` })
          .from(runs)
          .where(sameRun)})`,
      })
      .where(and(eq(users.id, user.id), previousChanged)),
    kept: paid === null ? [] : keepPaid(db, user.id, runId, paid, now),
    added: result === null ? [] : [addResult(db, user.id, result)],
    alert: raiseAlert(db, user.id, now),
    user: findUser(db, user.id),
  });
  return { user: done.user[0], alert: done.alert[0], kept: (done.kept[1]?.meta.changes ?? 0) === 1 };
}

/** Refunds a run completely if another run has just paid for the same text, and counts it as a free use of that text. */
export async function refundRun(
  db: Database,
  user: User,
  { id, fingerprint }: { id: string; fingerprint: string },
  now: Date,
) {
  const paidByAnother = db
    .select({ id: paidTexts.runId })
    .from(paidTexts)
    .where(and(isText(user.id, fingerprint), isUsable(now), ne(paidTexts.runId, id)));
  const refunded = and(
    isRun(user.id, id),
    eq(runs.state, 'settled'),
    gt(runs.words, 0),
    eq(runs.delivered, runs.words),
    exists(paidByAnother),
  );
  const counts = and(refunded, gte(runs.createdAt, periodStart));
  const sum = db
    .select({ words: sql`coalesce(sum(${runs.words}), 0)` })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.userId))
    .where(counts);
  const { user: found } = await batch(db, {
    noted: noteGivenBack(db, sql`-${runs.words}`, counts, now),
    givenBack: db
      .update(users)
      .set({ wordsUsed: sql`${users.wordsUsed} - (${sum})` })
      .where(eq(users.id, user.id)),
    emptied: db.update(runs).set({ words: 0, delivered: 0 }).where(refunded),
    counted: db
      .update(paidTexts)
      .set({ uses: sql`${paidTexts.uses} + 1` })
      .where(and(isText(user.id, fingerprint), ne(paidTexts.runId, id), previousChanged)),
    user: findUser(db, user.id),
  });
  return found[0];
}

/** For the daily cron: settles runs left open, and deletes runs too old to be repeated and other expired rows. */
export async function sweepRuns(db: Database, now: Date): Promise<void> {
  await batch(db, {
    settledLeftOpen: settleLeftOpen(db, now),
    forgotten: db.delete(runs).where(isForgotten(now)),
    paidTexts: db.delete(paidTexts).where(lte(paidTexts.expiresAt, now)),
    networkDays: db.delete(networkDays).where(lte(networkDays.expiresAt, now)),
    modelDays: db.delete(modelDays).where(lte(modelDays.expiresAt, now)),
  });
}
