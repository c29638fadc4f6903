import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { type BillingCycle, unlimited } from '#contract/plans.ts';
import type { AccountAsRead } from './activation.ts';
import { batch, previousChanged } from './batch.ts';
import type { Database } from './client.ts';
import { closePeriod } from './close-period.ts';
import { heldWords } from './open-runs.ts';
import type { Payment } from './payments.ts';
import { payments, users } from './schema/index.ts';
import { findUser } from './users.ts';
import { hasTermsOf, periodRuns, renewWords } from './words.ts';

export type PaidTerm = Payment & { termStart: Date; termEnd: Date };

/** Lists the paid terms of one subscription in chronological order. */
export const listTerms = (db: Database, userId: string, subscriptionStart: Date): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'completed'),
        eq(payments.subscriptionStart, subscriptionStart),
      ),
    )
    .orderBy(asc(payments.termStart));

type Term = { paymentId: string; start: Date; end: Date };

/** What remains of a subscription after a refund. `terms`: the terms whose dates change. */
export type Remainder = {
  billingCycle: BillingCycle;
  subscriptionStart: Date;
  subscriptionEnd: Date;
  termsToCome: number[];
  terms: Term[];
  /** The payment of the running term, whose carried-over words are reduced by the `wordsPerMonth` of the refunded month. */
  words: { paymentId: string; wordsPerMonth: number; beginsNow: { resetsAt: Date } | null } | null;
};

/** Marks a payment as refunded when no account changes. Returns false if the payment has changed since it was read. */
export async function markRefunded(db: Database, { id, status }: Payment, now: Date): Promise<boolean> {
  const { meta } = await db
    .update(payments)
    .set({ status: 'refunded', updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, status)));
  return meta.changes === 1;
}

/** Marks the payment as refunded and continues the subscription with the remaining terms, in one transaction. */
export async function refundTerm(
  db: Database,
  { id, termStart, termEnd }: PaidTerm,
  { user, renewal, current }: AccountAsRead,
  { terms, words, ...subscription }: Remainder,
  now: Date,
) {
  const isUser = eq(users.id, user.id);
  const isPayment = and(
    eq(payments.id, id),
    eq(payments.status, 'completed'),
    eq(payments.termStart, termStart),
    eq(payments.termEnd, termEnd),
  );
  const asRead = and(
    hasTermsOf(current),
    periodRuns(now),
    exists(db.select({ id: payments.id }).from(payments).where(isPayment)),
  );
  const isAsRead = exists(db.select({ id: users.id }).from(users).where(asRead));
  const closing = words?.beginsNow ? closePeriod(db, user.id, asRead, 'refund', now) : null;

  const { refunded, account } = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    closed: closing?.statements ?? [],
    moved: terms.map(({ paymentId, start, end }) =>
      db
        .update(payments)
        .set({
          subscriptionStart: subscription.subscriptionStart,
          termStart: start,
          termEnd: end,
          updatedAt: now,
        })
        .where(and(eq(payments.id, paymentId), isAsRead)),
    ),
    carried: words === null ? [] : [carry(db, words, isUser, isAsRead)],
    left: db
      .update(users)
      .set({
        ...subscription,
        ...closing?.opened,
        ...words?.beginsNow,
        ...(words && { wordsLimit: limitOf(db, words) }),
        updatedAt: now,
      })
      .where(asRead),
    refunded: db
      .update(payments)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(isPayment, previousChanged))
      .returning({ id: payments.id }),
    account: findUser(db, user.id),
  });
  return { refunded: refunded.length === 1, user: account[0] };
}

type Words = NonNullable<Remainder['words']>;

function carry(db: Database, { paymentId, wordsPerMonth, beginsNow }: Words, isUser: SQL, when: SQL) {
  const unused = sql`max(0, ${users.wordsLimit} - ${wordsPerMonth} - ${users.wordsUsed} + ${heldWords})`;
  const kept = wordsPerMonth === unlimited ? sql<number>`0` : unused;
  const wordsCarried = beginsNow
    ? sql`(${db.select({ kept }).from(users).where(isUser)})`
    : sql`max(0, coalesce(${payments.wordsCarried}, 0) - ${wordsPerMonth})`;
  return db
    .update(payments)
    .set({ wordsCarried })
    .where(and(eq(payments.id, paymentId), when));
}

function limitOf(db: Database, { paymentId, wordsPerMonth }: Words): number | SQL {
  if (wordsPerMonth === unlimited) return unlimited;
  const carried = db
    .select({ words: payments.wordsCarried })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return sql`${wordsPerMonth} + coalesce((${carried}), 0)`;
}
