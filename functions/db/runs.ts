import { and, eq, exists, gt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { unlimited } from '#contract/plans.ts';
import { after, minute } from '#contract/time.ts';
import { batch, previousChanged } from './batch.ts';
import type { Database } from './client.ts';
import { atOrAfterStart, noteRuns } from './ledger.ts';
import { chargeNetwork, hasWordsFor, type NetworkDay } from './network-days.ts';
import { type Asked, type Claim, claimable, claimed as claimedBy, near } from './paid-texts.ts';
import { type Attempted, isOpen, isRun, undelivered } from './run-rows.ts';
import { paidTexts, runs, users } from './schema/index.ts';
import { isForgotten, settleLeftOpen } from './settlements.ts';
import { findUser, type User } from './users.ts';
import { periodRuns, type Renewal, renewWords } from './words.ts';

type NewRun = Attempted & { words: number; textHash: string };

/** What determines the price. If `asked` is set and similar texts were paid for, a new run is not charged until they are compared. */
export type Pricing = {
  asked: Asked | null;
  claim: Claim | null;
  /** Set while the account's address is unconfirmed. */
  network: NetworkDay | null;
};

/** The maximum number of calls already work on the run, or this call does. */
const isTaken = (attempt: string) => sql`(
  length(${runs.attempts}) - length(replace(${runs.attempts}, ',', '')) >= ${limits.openRuns}
  OR instr(${runs.attempts}, ${`,${attempt}`}) > 0
)`;

/** Charges the words, opens the run and writes the ledger, in one transaction. */
export async function reserveRun(
  db: Database,
  user: User,
  renewal: Renewal,
  run: NewRun,
  { asked, claim, network }: Pricing,
  now: Date,
) {
  const sameRun = isRun(user.id, run.id);
  const openRuns = and(eq(runs.userId, user.id), isOpen);
  const otherRuns = and(openRuns, ne(runs.id, run.id));
  // An open run has been charged already, so joining it costs nothing.
  const left = sql`CASE WHEN ${isOpen} THEN 0 ELSE ${undelivered} END`;
  const leftOfRun = db.select({ left }).from(runs).where(sameRun);
  const price = sql`coalesce((${leftOfRun}), ${claim === null ? run.words : 0})`;
  const charged = sql`${users.wordsUsed} + ${price}`;
  const inTheWay = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(sameRun, or(and(isOpen, isTaken(run.attempt)), ne(runs.textHash, run.textHash))));
  const nearTexts = asked === null ? undefined : near(user.id, asked, now);
  const known = db.select({ id: runs.id }).from(runs).where(sameRun);
  const textThat = (where: SQL | undefined) =>
    db.select({ id: paidTexts.fingerprint }).from(paidTexts).where(where);
  const looked = nearTexts && or(notExists(textThat(nearTexts)), exists(known));
  const claimed = claim === null ? undefined : claimable(user.id, claim, now);
  const opening = {
    userId: users.id,
    id: sql<string>`${run.id}`.as('run_id'),
    textHash: sql<string>`${run.textHash}`.as('text_hash'),
    words: sql<number>`${claim === null ? run.words : 0}`.as('words'),
    delivered: sql<null>`NULL`.as('delivered'),
    state: sql<'open'>`'open'`.as('state'),
    attempts: sql<string>`${`,${run.attempt}`}`.as('attempts'),
    networkDay: sql<string | null>`${network?.id ?? null}`.as('network_day'),
    createdAt: sql<number>`${atOrAfterStart(now)}`.as('created_at'),
    expiresAt: sql<number>`${after(now, limits.runMinutes * minute).getTime()}`.as('expires_at'),
  };

  const done = await batch(db, {
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
          or(eq(users.wordsLimit, unlimited), lte(charged, users.wordsLimit), eq(price, 0)),
          sql`(${db
            .select({ count: sql`count(*)` })
            .from(runs)
            .where(otherRuns)}) < ${limits.openRuns}`,
          notExists(inTheWay),
          looked,
          claimed ? exists(textThat(claimed)) : undefined,
          network === null ? undefined : hasWordsFor(db, network, price),
        ),
      )
      .returning({ id: users.id }),
    claimed:
      claim === null ? [] : [db.update(paidTexts).set(claimedBy(claim)).where(and(claimed, previousChanged))],
    chargedToNetwork: network === null ? [] : [chargeNetwork(db, user.id, network, price, previousChanged)],
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
        set: {
          state: 'open',
          attempts: sql`${runs.attempts} || excluded.attempts`,
          // Words charged in a closed period must not be given back to the next one.
          createdAt: sql`iif(${isOpen}, ${runs.createdAt}, excluded.created_at)`,
          networkDay: sql`iif(${isOpen}, ${runs.networkDay}, excluded.network_day)`,
          expiresAt: sql`excluded.expires_at`,
        },
      }),
    noted: noteRuns(
      db,
      { at: atOrAfterStart(now), words: undelivered, reason: 'run' },
      and(sameRun, previousChanged, gt(undelivered, 0), eq(runs.attempts, `,${run.attempt}`)),
    ),
    user: findUser(db, user.id),
    runs: db.select().from(runs).where(or(openRuns, sameRun)),
    near: nearTexts === undefined ? [] : db.select().from(paidTexts).where(nearTexts),
  });
  return {
    passed: done.charged.length === 1,
    user: done.user[0],
    run: done.runs.find(({ id }) => id === run.id),
    otherRuns: done.runs.filter(({ id, state }) => state === 'open' && id !== run.id).length,
    near: done.near,
  };
}
