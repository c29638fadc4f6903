import { catalogueId, plans } from '#contract/plans.ts';
import type { User } from '../db/users.ts';
import type { Renewal } from '../db/words.ts';

/** The same time of the same day in UTC; where the month is too short for that day, on its last. */
export function addMonths(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return day;
}

type Period = { start: Date; end: Date };

/** Always counted from the anchor, so that 31 January leads to 28 February and on to 31 March. */
export function periodAt(anchor: Date, now: Date): Period {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const begun = Math.max(0, addMonths(anchor, months) <= now ? months : months - 1);
  return { start: addMonths(anchor, begun), end: addMonths(anchor, begun + 1) };
}

/** When the account's term ended, if it has. */
function endOfTerm(user: User, now: Date): Date | null {
  const { plan, subscriptionEnd } = user;
  return plan !== 'free' && subscriptionEnd !== null && subscriptionEnd <= now ? subscriptionEnd : null;
}

export const isOver = (user: User, now: Date) => user.resetsAt <= now || endOfTerm(user, now) !== null;

/** The account after its period. The end of a term opens a new period too, so a reset due at the same time is included. */
export function renewalOf(user: User, now: Date): Renewal {
  const termEnd = endOfTerm(user, now);
  if (termEnd !== null) {
    const { start, end } = periodAt(user.createdAt, now);
    return {
      reason: 'expiry',
      plan: 'free',
      status: 'expired',
      wordsLimit: plans.free.wordsPerMonth,
      periodStart: start > termEnd ? start : termEnd,
      resetsAt: end,
    };
  }
  const anchor = user.plan === 'free' ? user.createdAt : (user.subscriptionStart ?? user.createdAt);
  const { start, end } = periodAt(anchor, now);
  const { wordsPerMonth } = plans[catalogueId(user.plan)];
  const { plan, status } = user;
  return { reason: 'reset', plan, status, wordsLimit: wordsPerMonth, periodStart: start, resetsAt: end };
}
