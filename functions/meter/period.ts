import { catalogueId, plans, unlimited } from '#contract/plans.ts';
import type { AccountAsRead } from '#db/activation.ts';
import type { User } from '#db/users.ts';
import type { Renewal } from '#db/words.ts';

/** Adds months, keeping the day and time in UTC; if the month is too short for that day, returns its last day. */
export function addMonths(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return day;
}

type Period = { start: Date; end: Date };

/** Returns the number of whole months since the anchor; counting from it makes 31 January lead to 28 February and then 31 March. */
function monthsBegun(anchor: Date, now: Date): number {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  return Math.max(0, addMonths(anchor, months) <= now ? months : months - 1);
}

export function periodAt(anchor: Date, now: Date): Period {
  const begun = monthsBegun(anchor, now);
  return { start: addMonths(anchor, begun), end: addMonths(anchor, begun + 1) };
}

/** Returns the start of an account's next subscription. The start identifies it, so it is at least 1 ms after the previous one. */
export const startOfNext = (previous: Date | null, now: Date): Date =>
  previous !== null && previous >= now ? new Date(previous.getTime() + 1) : now;

/** Returns the end of a term that follows another. A subscription begun on the 31st ends on the 31st in every month that has one. */
export function endOfAddedTerm(anchor: Date, begin: Date, months: number): Date {
  const begun = monthsBegun(anchor, begin);
  const isOnAnchor = addMonths(anchor, begun).getTime() === begin.getTime();
  return isOnAnchor ? addMonths(anchor, begun + months) : addMonths(begin, months);
}

/** Returns when the account's term ended; null if it has not. */
function endOfTerm(user: User, now: Date): Date | null {
  const { plan, subscriptionEnd } = user;
  return plan !== 'free' && subscriptionEnd !== null && subscriptionEnd <= now ? subscriptionEnd : null;
}

export const isOver = (user: User, now: Date) => user.resetsAt <= now || endOfTerm(user, now) !== null;

/** Returns the words carried into the month that begins at `start`, if a term bought during another one begins there; else null. */
function carriedInto(user: User, anchor: Date, start: Date, wordsPerMonth: number): Renewal['carried'] {
  const isTerm = (moment: Date) => user.termsToCome.includes(moment.getTime());
  if (wordsPerMonth === unlimited || !isTerm(start)) return null;
  // No call has renewed the account since the due reset, so each month between that reset and `start` left all its words unused.
  let month = start;
  let words = 0;
  while (isTerm(month) && month > user.resetsAt) {
    words += wordsPerMonth;
    month = addMonths(anchor, monthsBegun(anchor, month) - 1);
  }
  return { words, unused: isTerm(month) };
}

/** Returns the account's next period. The end of a term also opens a new period, which includes a reset due at the same time. */
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
      termsToCome: [],
      carried: null,
    };
  }
  const anchor = user.plan === 'free' ? user.createdAt : (user.subscriptionStart ?? user.createdAt);
  const { start, end } = periodAt(anchor, now);
  const { wordsPerMonth } = plans[catalogueId(user.plan)];
  const { plan, status } = user;
  return {
    reason: 'reset',
    plan,
    status,
    wordsLimit: wordsPerMonth,
    periodStart: start,
    resetsAt: end,
    termsToCome: user.termsToCome.filter((term) => term > start.getTime()),
    carried: carriedInto(user, anchor, start, wordsPerMonth),
  };
}

/** Returns the account as if a due renewal had already been written. */
export function renewed(user: User, now: Date): User {
  if (!isOver(user, now)) return user;
  const { reason: _, carried, ...renewal } = renewalOf(user, now);
  const unused = carried?.unused ? Math.max(0, user.wordsLimit - user.wordsUsed) : 0;
  const wordsLimit = renewal.wordsLimit + (carried?.words ?? 0) + unused;
  return { ...user, ...renewal, wordsLimit, wordsUsed: 0 };
}

export const accountAsRead = (user: User, now: Date): AccountAsRead => ({
  user,
  renewal: renewalOf(user, now),
  current: renewed(user, now),
});
