import { catalogueId, plans, termMonths } from '#contract/plans.ts';
import { type Activation, activate } from '#db/activation.ts';
import type { Database } from '#db/client.ts';
import { findPayer, type Payment } from '#db/payments.ts';
import type { User } from '#db/users.ts';
import { accountAsRead, addMonths, endOfAddedTerm, startOfNext } from '#meter/period.ts';

/** Returns how the payment changes the account; null while the account has a higher plan, which must not be cut short. */
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
      // An annual subscription that is extended by a month stays annual.
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
  /** Another request has already started the plan, or the money was refunded in the meantime. */
  | { state: 'not_waiting' };

const tries = 5;

/**
 * Starts the plan of a paid payment; no other code starts plans. Called after a provider's signed event has marked the payment
 * as paid, and by the daily cron if that failed. No browser request leads here.
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
