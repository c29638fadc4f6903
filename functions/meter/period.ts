import { catalogueId, plans, unlimited } from '#contract/plans.ts';
import type { AccountAsRead } from '#db/activation.ts';
import type { User } from '#db/users.ts';
import type { Renewal } from '#db/words.ts';

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
function monthsBegun(anchor: Date, now: Date): number {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  return Math.max(0, addMonths(anchor, months) <= now ? months : months - 1);
}

export function periodAt(anchor: Date, now: Date): Period {
  const begun = monthsBegun(anchor, now);
  return { start: addMonths(anchor, begun), end: addMonths(anchor, begun + 1) };
}

/** A subscription is known by its start, so the next one of an account begins at another moment, be it a millisecond later. */
export const startOfNext = (previous: Date | null, now: Date): Date =>
  previous !== null && previous >= now ? new Date(previous.getTime() + 1) : now;

/** The end of a term that begins where another ends. What began on the 31st ends on the 31st wherever there is one. */
export function endOfAddedTerm(anchor: Date, begin: Date, months: number): Date {
  const begun = monthsBegun(anchor, begin);
  const isOnAnchor = addMonths(anchor, begun).getTime() === begin.getTime();
  return isOnAnchor ? addMonths(anchor, begun + months) : addMonths(begin, months);
}

/** When the account's term ended, if it has. */
function endOfTerm(user: User, now: Date): Date | null {
  const { plan, subscriptionEnd } = user;
  return plan !== 'free' && subscriptionEnd !== null && subscriptionEnd <= now ? subscriptionEnd : null;
}

export const isOver = (user: User, now: Date) => user.resetsAt <= now || endOfTerm(user, now) !== null;

/** What comes along into the month that begins at `start`, where a term begins with it that was bought while another ran. */
function carriedInto(user: User, anchor: Date, start: Date, wordsPerMonth: number): Renewal['carried'] {
  const isTerm = (moment: Date) => user.termsToCome.includes(moment.getTime());
  if (wordsPerMonth === unlimited || !isTerm(start)) return null;
  // Nobody has looked since the reset that is due: each month between that and `start` left all its words.
  let month = start;
  let words = 0;
  while (isTerm(month) && month > user.resetsAt) {
    words += wordsPerMonth;
    month = addMonths(anchor, monthsBegun(anchor, month) - 1);
  }
  return { words, unused: isTerm(month) };
}

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

/** The account with a renewal that is due as done, though no call has written it yet. */
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
