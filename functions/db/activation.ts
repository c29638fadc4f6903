import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { ActivationAction } from '#contract/plan-change.ts';
import { type BillingCycle, type PaidPlan, unlimited } from '#contract/plans.ts';
import { batch, previousChanged } from './batch.ts';
import type { Database } from './client.ts';
import { closePeriod } from './close-period.ts';
import { unusedWords } from './open-runs.ts';
import type { Payment } from './payments.ts';
import { payments, users } from './schema/index.ts';
import { findUser, type User } from './users.ts';
import { hasTermsOf, periodRuns, type Renewal, renewWords } from './words.ts';

/** `period`: the period that opens with the plan; not set for a term that follows the running one and opens a period later. */
export type Activation = {
  action: ActivationAction;
  plan: PaidPlan;
  billingCycle: BillingCycle;
  subscriptionStart: Date;
  termStart: Date;
  termEnd: Date;
  termsToCome: number[];
  period?: { wordsPerMonth: number; resetsAt: Date };
};

/** An account as it was read, its renewal at that time, and the account with a due renewal applied. */
export type AccountAsRead = { user: User; renewal: Renewal; current: User };

/**
 * Closes the period, completes the payment and starts the plan in one transaction. Does nothing if the payment is no longer
 * `paid` or the account has changed since it was read.
 */
export async function activate(
  db: Database,
  payment: Payment,
  { user, renewal, current }: AccountAsRead,
  { period, ...started }: Activation,
  now: Date,
) {
  const { action, plan, billingCycle, subscriptionStart, termStart, termEnd, termsToCome } = started;
  const isPayment = and(
    eq(payments.id, payment.id),
    eq(payments.status, 'paid'),
    eq(payments.userId, user.id),
  );
  const isUser = eq(users.id, user.id);
  const asRead = and(hasTermsOf(current), periodRuns(now));
  const isWaiting = exists(db.select({ id: payments.id }).from(payments).where(isPayment));
  const carried: SQL<number> = period?.wordsPerMonth === unlimited ? sql`0` : unusedWords;
  const closing = period && closePeriod(db, user.id, and(asRead, isWaiting), 'activation', now);

  const read = await batch(db, {
    renewed: renewWords(db, user, renewal, now),
    closed: closing?.statements ?? [],
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
        ...(period && { wordsCarried: sql`(${db.select({ carried }).from(users).where(isUser)})` }),
      })
      .where(and(isPayment, exists(db.select({ id: users.id }).from(users).where(asRead))))
      .returning(),
    started: db
      .update(users)
      .set({
        plan,
        status: 'active',
        billingCycle,
        subscriptionStart,
        subscriptionEnd: termEnd,
        termsToCome,
        updatedAt: now,
        ...(period &&
          closing && {
            ...closing.opened,
            wordsLimit:
              period.wordsPerMonth === unlimited ? unlimited : sql`${period.wordsPerMonth} + ${carried}`,
            resetsAt: period.resetsAt,
          }),
      })
      .where(and(isUser, previousChanged)),
    payment: db.select({ status: payments.status }).from(payments).where(eq(payments.id, payment.id)),
    account: findUser(db, user.id),
  });
  return { completed: read.completed[0], status: read.payment[0]?.status, account: read.account[0] };
}
