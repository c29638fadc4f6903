import { catalogueId, plans, termMonths } from '#contract/plans.ts';
import { type Activation, activate } from '#db/activation.ts';
import type { Database } from '#db/client.ts';
import { findPayer, type Payment } from '#db/payments.ts';
import type { User } from '#db/users.ts';
import { accountAsRead, addMonths, endOfAddedTerm, startOfNext } from '#meter/period.ts';

/** How the payment changes the account; null while the account has a higher plan, which must not be cut short. */
function activationOf({ plan, billingCycle }: Payment, user: User, now: Date): Activation | null {
  const current = user.status === 'active' ? catalogueId(user.plan) : 'free';
  const { wordsPerMonth, rank } = plans[plan];
  if (rank < plans[current].rank) return null;
  const months = termMonths[billingCycle];
  const { subscriptionStart, subscriptionEnd, termsToCome } = user;
  if (current === plan && subscriptionStart !== null && subscriptionEnd !== null) {
    return {
      action: 'EXTENDED',
      plan,
      // A month added to an annual term leaves it annual.
      billingCycle: user.billingCycle === 'annual' ? 'annual' : billingCycle,
      subscriptionStart,
      termStart: subscriptionEnd,
      termEnd: endOfAddedTerm(subscriptionStart, subscriptionEnd, months),
      termsToCome: [...termsToCome, subscriptionEnd.getTime()],
    };
  }
  const start = startOfNext(subscriptionStart, now);
  return {
    action: current === 'free' ? 'ACTIVATED' : 'UPGRADED/CHANGED',
    plan,
    billingCycle,
    subscriptionStart: start,
    termStart: start,
    termEnd: addMonths(start, months),
    termsToCome: [],
    period: { wordsPerMonth, resetsAt: addMonths(start, 1) },
  };
}

export type Outcome =
  | { state: 'activated'; payment: Payment; user: User }
  | { state: 'no_account' | 'lower_plan' }
  /** Another call has started it, or the money has been refunded meanwhile. */
  | { state: 'not_waiting' };

const tries = 5;

/**
 * The only place where a plan starts: once a provider's signed event has marked the payment as paid, or by the daily cron
 * where that failed. Nothing that a browser sends leads here.
 */
export async function activatePaid(db: Database, payment: Payment, now: Date): Promise<Outcome> {
  for (let turn = 0; turn < tries; turn++) {
    const user = await findPayer(db, payment);
    if (user === undefined) return { state: 'no_account' };
    const read = accountAsRead(user, now);
    const activation = activationOf(payment, read.current, now);
    if (activation === null) return { state: 'lower_plan' };
    const { completed, status, account } = await activate(db, payment, read, activation, now);
    if (completed && account) return { state: 'activated', payment: completed, user: account };
    if (status !== 'paid') return { state: 'not_waiting' };
  }
  throw new Error('The account changed with every try');
}
