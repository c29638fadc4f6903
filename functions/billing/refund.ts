import { catalogueId, plans, termMonths, unlimited } from '#contract/plans.ts';
import type { Database } from '#db/client.ts';
import { findPayer, type Payment } from '#db/payments.ts';
import { listTerms, markRefunded, type PaidTerm, refundTerm, type Remainder } from '#db/refunds.ts';
import type { User } from '#db/users.ts';
import { accountAsRead, addMonths, endOfAddedTerm, startOfNext } from '#meter/period.ts';

const isTerm = (payment: Payment): payment is PaidTerm =>
  payment.termStart !== null && payment.termEnd !== null;

/** Places the terms back to back from `from`, each with the length that was paid for. */
function laidOut(terms: readonly PaidTerm[], anchor: Date, from: Date): PaidTerm[] {
  let start = from;
  return terms.map((term) => {
    const end = endOfAddedTerm(anchor, start, termMonths[term.billingCycle]);
    const placed = { ...term, termStart: start, termEnd: end };
    start = end;
    return placed;
  });
}

function cycleOf(terms: readonly Payment[], { billingCycle }: User) {
  if (terms.length === 0) return billingCycle;
  return terms.some((term) => term.billingCycle === 'annual') ? 'annual' : 'monthly';
}

/** Takes back the words that a refunded, ended term carried over into the next; null if there are none or they have expired. */
function wordsAfter(over: PaidTerm, others: readonly PaidTerm[], { resetsAt }: User): Remainder['words'] {
  const next = others.find(({ termStart }) => termStart.getTime() === over.termEnd.getTime());
  const { wordsPerMonth } = plans[over.plan];
  if (next === undefined || next.subscriptionStart === null || wordsPerMonth === unlimited) return null;
  const firstReset = endOfAddedTerm(next.subscriptionStart, next.termStart, 1);
  if (firstReset.getTime() !== resetsAt.getTime()) return null;
  return { paymentId: next.id, wordsPerMonth, beginsNow: null };
}

/** Returns what remains of the running subscription when one of its terms is refunded. */
function remainderOf(refunded: PaidTerm, all: readonly PaidTerm[], user: User, now: Date): Remainder | null {
  const { subscriptionStart, subscriptionEnd } = user;
  if (subscriptionStart === null || subscriptionEnd === null) return null;
  const others = all.filter(({ id }) => id !== refunded.id);
  const billingCycle = cycleOf(others, user);
  if (refunded.termEnd <= now) {
    const { termsToCome } = user;
    const words = wordsAfter(refunded, others, user);
    return { billingCycle, subscriptionStart, subscriptionEnd, termsToCome, terms: [], words };
  }

  const later = others.filter(({ termStart }) => termStart >= refunded.termEnd);
  const [next] = later;
  const hasBegun = refunded.termStart <= now || refunded.termStart.getTime() === subscriptionStart.getTime();
  const beginsNow = hasBegun && next !== undefined;
  // The next term no longer waits for the refunded one: it begins now, at its full length.
  const anchor = beginsNow ? startOfNext(subscriptionStart, now) : subscriptionStart;
  const begin = hasBegun ? (beginsNow ? anchor : now) : refunded.termStart;
  const placed = laidOut(later, anchor, begin);
  const { wordsPerMonth } = plans[refunded.plan];
  return {
    billingCycle: beginsNow ? cycleOf(later, user) : billingCycle,
    subscriptionStart: anchor,
    subscriptionEnd: placed.at(-1)?.termEnd ?? begin,
    termsToCome: [
      ...user.termsToCome.filter((term) => term < refunded.termStart.getTime()),
      ...placed.map(({ termStart }) => termStart.getTime()).filter((term) => term > anchor.getTime()),
    ],
    terms: placed.map(({ id, termStart, termEnd }) => ({ paymentId: id, start: termStart, end: termEnd })),
    words: beginsNow
      ? { paymentId: next.id, wordsPerMonth, beginsNow: { resetsAt: addMonths(anchor, 1) } }
      : null,
  };
}

type Refund = { refunded: boolean; user?: User | undefined };

async function refundOnce(db: Database, payment: Payment, now: Date): Promise<Refund> {
  const user = payment.status === 'completed' ? await findPayer(db, payment) : undefined;
  if (user !== undefined && isTerm(payment)) {
    const read = accountAsRead(user, now);
    const { current } = read;
    const start = current.subscriptionStart;
    const isRunning =
      catalogueId(current.plan) === payment.plan &&
      start !== null &&
      start.getTime() === payment.subscriptionStart?.getTime();
    const terms = isRunning ? (await listTerms(db, user.id, start)).filter(isTerm) : [];
    const remainder = isRunning ? remainderOf(payment, terms, current, now) : null;
    if (remainder !== null) {
      const outcome = await refundTerm(db, payment, read, remainder, now);
      return payment.termEnd > now ? outcome : { refunded: outcome.refunded };
    }
  }
  return { refunded: await markRefunded(db, payment, now) };
}

const tries = 5;

/** Records the refund of a payment. `user`, its account, is set only if the payment's term had not ended before. */
export async function refundPayment(
  db: Database,
  find: () => Promise<Payment | undefined>,
  now: Date,
): Promise<{ payment: Payment | undefined; user?: User | undefined }> {
  for (let turn = 0; turn < tries; turn++) {
    const payment = await find();
    if (payment === undefined || payment.status === 'refunded') return { payment };
    const { refunded, user } = await refundOnce(db, payment, now);
    if (refunded) return { payment: { ...payment, status: 'refunded' }, user };
  }
  throw new Error('The payment changed with every try');
}
