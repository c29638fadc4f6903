import { and, eq, exists, sql } from 'drizzle-orm';
import type { ActivationAction } from '#contract/plan-change.ts';
import { type BillingCycle, type PaidPlan, type PlanId, unlimited } from '#contract/plans.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { ledgerRow } from './ledger.ts';
import type { Payment } from './payments.ts';
import { ledger, payments, users } from './schema/index.ts';
import { findUser, type User } from './users.ts';
import { periodRuns, type Renewal, renewWords } from './words.ts';

export type Activation = {
  action: ActivationAction;
  /** The plan that the account must still have. */
  from: PlanId;
  plan: PaidPlan;
  billingCycle: BillingCycle;
  /** The plan's own words, to which those left of the running period are added. */
  wordsPerMonth: number;
  subscriptionStart: Date;
  resetsAt: Date;
  termStart: Date;
  termEnd: Date;
};

const carried = sql<number>`iif(${users.wordsLimit} = ${unlimited}, 0, max(0, ${users.wordsLimit} - ${users.wordsUsed}))`;

const latestEntry = (db: Database) =>
  db
    .select({ at: sql<number>`max(${ledger.at})` })
    .from(ledger)
    .where(eq(ledger.userId, users.id));

/** Later than every ledger row of the old period, so that none of them counts in the new one or is given back in it. */
const nextPeriod = (db: Database, now: Date) =>
  sql<number>`max(${now.getTime()}, coalesce((${latestEntry(db)}), 0) + 1)`;

/**
 * In one transaction the period closes, the payment is completed and the plan starts. Nothing happens if the payment no longer
 * waits or the account has changed since it was read.
 */
export async function activate(
  db: Database,
  payment: Payment,
  user: User,
  renewal: Renewal,
  activation: Activation,
  now: Date,
) {
  const { from, wordsPerMonth, termEnd, resetsAt, ...started } = activation;
  const { action, plan, billingCycle, subscriptionStart, termStart } = started;
  const isPayment = and(
    eq(payments.id, payment.id),
    eq(payments.status, 'paid'),
    eq(payments.userId, user.id),
  );
  const waiting = db.select({ id: payments.id }).from(payments).where(isPayment);
  const isUser = eq(users.id, user.id);
  const asRead = and(
    isUser,
    eq(users.plan, from),
    sql`${users.subscriptionStart} IS ${user.subscriptionStart?.getTime() ?? null}`,
    sql`${users.subscriptionEnd} IS ${user.subscriptionEnd?.getTime() ?? null}`,
    periodRuns(now),
  );
  const closing = ledgerRow({
    at: nextPeriod(db, now),
    words: sql`-${users.wordsUsed}`,
    reason: 'activation',
    runId: null,
  });
  const carriedWords = wordsPerMonth === unlimited ? sql<number>`0` : carried;
  const previousChanged = sql`changes() = 1`;

  const {
    completed: [completed],
    payment: [found],
    account: [account],
  } = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    closed: db.insert(ledger).select(
      db
        .select(closing)
        .from(users)
        .where(and(asRead, exists(waiting))),
    ),
    completed: db
      .update(payments)
      .set({
        status: 'completed',
        activatedAt: now,
        updatedAt: now,
        action,
        subscriptionStart,
        termStart,
        termEnd,
        wordsCarried: sql`(${db.select({ words: carriedWords }).from(users).where(isUser)})`,
      })
      .where(and(isPayment, previousChanged))
      .returning(),
    started: db
      .update(users)
      .set({
        plan,
        status: 'active',
        billingCycle,
        subscriptionStart,
        subscriptionEnd: termEnd,
        wordsUsed: 0,
        wordsLimit: wordsPerMonth === unlimited ? unlimited : sql`${wordsPerMonth} + ${carried}`,
        periodStart: sql`(${latestEntry(db)})`,
        resetsAt,
        alertedShare: 0,
        updatedAt: now,
      })
      .where(and(isUser, previousChanged)),
    payment: db.select({ status: payments.status }).from(payments).where(eq(payments.id, payment.id)),
    account: findUser(db, user.id),
  });
  return { completed, status: found?.status, account };
}
