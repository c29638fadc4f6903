import { type PlanId, plans, unlimited } from '#contract/plans.ts';
import {
  averagedDays,
  estimatedRemainingDays,
  isHighUsage,
  type LedgerReason,
  type UsageDay,
  type UsageStatistics,
} from '#contract/usage.ts';
import { counted, inFigures } from '#words/figures.ts';
import { dayInWords } from '#words/moments.ts';

export const reasons: Record<LedgerReason, string> = {
  run: 'Text humanized',
  give_back: 'Words refunded',
  refund: 'Payment refunded',
  reset: 'Monthly reset (earlier use cleared)',
  expiry: 'Term ended (earlier use cleared)',
  activation: 'Plan started (earlier use cleared)',
};

const day = 24 * 60 * 60 * 1000;

const daysUntil = (moment: string, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / day));

/** One day is too little for a daily average. */
const isFirstDay = ({ days }: UsageStatistics) => days.length <= 1;

export const averageUnit = (usage: UsageStatistics) =>
  isFirstDay(usage)
    ? 'words on the first day'
    : `words a day, over ${counted(averagedDays(usage.days.length), 'day')}`;

function estimate(usage: UsageStatistics): string {
  const { words_used, words_limit, remaining } = usage;
  if (words_limit === unlimited) return 'No limit';
  const days = estimatedRemainingDays(words_used, words_limit, usage.days.length);
  if (days === null) return 'Too early to say: no words used yet';
  if (remaining === 0) return 'None: all words are used';
  if (isFirstDay(usage)) return 'Too early to say: this is the first day';
  return `About ${counted(Math.round(days), 'day')} at the daily average`;
}

/** The end of the paid term, if it is not after the reset: then there is no reset, and the free plan follows. */
export function termEnd({ resets_at }: UsageStatistics, subscriptionEnd: string | null): string | null {
  return subscriptionEnd !== null && Date.parse(subscriptionEnd) <= Date.parse(resets_at)
    ? subscriptionEnd
    : null;
}

const afterTerm = `then you have the free plan, with ${inFigures(plans.free.wordsPerMonth)} words a month`;

/** What happens to the words next. */
export function resetInWords(usage: UsageStatistics, subscriptionEnd: string | null): string {
  const end = termEnd(usage, subscriptionEnd);
  return end === null
    ? `They reset on ${dayInWords(usage.resets_at)}.`
    : `Your term ends on ${dayInWords(end)}; ${afterTerm}.`;
}

function busiest(days: readonly UsageDay[]): string {
  const [most] = days.filter(({ words }) => words > 0).toSorted((a, b) => b.words - a.words);
  return most ? `${dayInWords(most.day, 'UTC')}, ${counted(most.words, 'word')}` : 'None yet';
}

/** What the figures mean, as pairs of name and value. */
export function insights(
  usage: UsageStatistics,
  now: Date,
  subscriptionEnd: string | null,
): [name: string, value: string][] {
  const runs = usage.days.reduce((sum, each) => sum + each.runs, 0);
  const end = termEnd(usage, subscriptionEnd);
  const left = daysUntil(end ?? usage.resets_at, now);
  return [
    ['Estimated remaining days', estimate(usage)],
    end === null
      ? ['Next reset', `${dayInWords(usage.resets_at)}, in ${counted(left, 'day')}`]
      : ['Term ends', `${dayInWords(end)}, in ${counted(left, 'day')}; ${afterTerm}`],
    ['Rewrites this period', inFigures(runs)],
    ['Busiest day', busiest(usage.days)],
  ];
}

const larger: Record<PlanId, 'pro' | 'ultra' | null> = {
  free: 'pro',
  basic: 'pro',
  pro: 'ultra',
  ultra: null,
};

function offer(plan: PlanId): string[] {
  const next = larger[plan];
  if (next === null) return [];
  const { name, wordsPerMonth, wordsPerRequest, monthlyPrice } = plans[next];
  return wordsPerMonth === unlimited
    ? [`${name} has no limit on words or on the length of a text, for $${monthlyPrice} a month.`]
    : [
        `${name} has ${inFigures(wordsPerMonth)} words a month, in texts of up to ${inFigures(wordsPerRequest)}, for $${monthlyPrice} a month.`,
      ];
}

export function recommendations(
  usage: UsageStatistics,
  plan: PlanId,
  now: Date,
  subscriptionEnd: string | null,
): string[] {
  const { words_used, words_limit, remaining, resets_at } = usage;
  if (words_limit === unlimited) {
    return ['Your plan is unlimited, so you can’t run out of words.'];
  }
  if (words_used === 0) {
    return ['Paste a text on the home page and humanize it. Your first figures appear here right away.'];
  }
  const high = isHighUsage(words_used, words_limit);
  if (remaining === 0) return ['You have used all your words for this period.', ...offer(plan)];
  if (isFirstDay(usage)) {
    const early = 'After the first day we can show how fast you use your words.';
    return high ? [early, ...offer(plan)] : [early];
  }
  const end = termEnd(usage, subscriptionEnd);
  // Rounded like the estimate, so that both say the same.
  const days = Math.round(estimatedRemainingDays(words_used, words_limit, usage.days.length) ?? Infinity);
  const lasts = days >= daysUntil(end ?? resets_at, now);
  const until =
    end === null ? `they reset on ${dayInWords(resets_at)}` : `your term ends on ${dayInWords(end)}`;
  const pace = lasts
    ? `At your daily average your words last until ${until}.`
    : `At your daily average your words will run out before ${until}. Keep them for the texts that matter.`;
  return high || !lasts ? [pace, ...offer(plan)] : [pace, 'You don’t need a larger plan.'];
}
