import { type PlanId, plans, unlimited } from '#contract/plans.ts';
import {
  estimatedRemainingDays,
  isHighUsage,
  type LedgerReason,
  type UsageDay,
  type UsageStatistics,
} from '#contract/usage.ts';
import { counted, inFigures } from '../words/figures.ts';
import { dayInWords } from '../words/moments.ts';

export const reasons: Record<LedgerReason, string> = {
  run: 'Text humanized',
  give_back: 'Words refunded',
  reset: 'Monthly reset',
  expiry: 'Term ended',
  activation: 'Plan started',
};

const day = 24 * 60 * 60 * 1000;

const daysUntil = (moment: string, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / day));

function estimate({ words_used, words_limit, remaining }: UsageStatistics): string {
  if (words_limit === unlimited) return 'No limit, so they do not run out';
  const days = estimatedRemainingDays(words_used, words_limit);
  if (days === null) return 'Too early to say: nothing is used yet';
  return remaining === 0
    ? 'None: all words are used'
    : `About ${counted(Math.round(days), 'day')} at this pace`;
}

function busiest(days: readonly UsageDay[]): string {
  const [most] = days.filter(({ words }) => words > 0).toSorted((a, b) => b.words - a.words);
  return most ? `${dayInWords(most.day, 'UTC')}, ${counted(most.words, 'word')}` : 'None yet';
}

/** What the figures say, as name and value. */
export function insights(usage: UsageStatistics, now: Date): [name: string, value: string][] {
  const runs = usage.days.reduce((sum, each) => sum + each.runs, 0);
  const left = daysUntil(usage.resets_at, now);
  return [
    ['Estimated remaining days', estimate(usage)],
    ['Next reset', `${dayInWords(usage.resets_at)}, in ${counted(left, 'day')}`],
    ['Runs this period', inFigures(runs)],
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

/** What to do about it. */
export function recommendations(usage: UsageStatistics, plan: PlanId, now: Date): string[] {
  const { words_used, words_limit, resets_at } = usage;
  if (words_limit === unlimited) {
    return ['Your plan has no limit. There is nothing to save and nothing to watch.'];
  }
  if (words_used === 0) {
    return ['Paste a text on the home page and humanize it. Your first figures appear here right away.'];
  }
  const days = estimatedRemainingDays(words_used, words_limit) ?? Infinity;
  const left = daysUntil(resets_at, now);
  const pace =
    days >= left
      ? `At this pace your words last until they reset on ${dayInWords(resets_at)}.`
      : `At this pace your words do not last until ${dayInWords(resets_at)}. Keep them for the texts that matter.`;
  return isHighUsage(words_used, words_limit) || days < left
    ? [pace, ...offer(plan)]
    : [pace, 'There is no need for a larger plan.'];
}
