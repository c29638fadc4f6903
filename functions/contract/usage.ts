import { remainingWords, unlimited } from './plans.ts';

export type LedgerReason = 'run' | 'give_back' | 'reset' | 'expiry' | 'activation' | 'refund';

/** Words charged, or given back when negative. */
export type LedgerEntry = { at: string; words: number; reason: LedgerReason };

/** `day`: in UTC, as YYYY-MM-DD. Words that a run gave back count on the day it began. */
export type UsageDay = { day: string; words: number; runs: number };

/** Usage in the current period. `words_limit`, `remaining`: -1 when unlimited. `next`: the cursor of the ledger's next page. */
export type UsageStatistics = {
  words_used: number;
  words_limit: number;
  remaining: number;
  daily_average: number;
  resets_at: string;
  days: UsageDay[];
  ledger: LedgerEntry[];
  next: string | null;
};

const mostDaysAveraged = 30;
const highUsagePercent = 80;

/** Returns how full the usage bar is, in percent; 100 when unlimited. */
export function usagePercent(used: number, limit: number): number {
  return used >= limit ? 100 : (used / limit) * 100;
}

export function isHighUsage(used: number, limit: number): boolean {
  return limit !== unlimited && usagePercent(used, limit) > highUsagePercent;
}

/** `days`: number of days of the period so far, including today. */
export const averagedDays = (days: number) => Math.min(Math.max(days, 1), mostDaysAveraged);

export const dailyAverage = (used: number, days: number) => used / averagedDays(days);

/** Returns null when nothing has been used or the limit is unlimited. */
export function estimatedRemainingDays(used: number, limit: number, days: number): number | null {
  if (used === 0 || limit === unlimited) return null;
  return remainingWords(used, limit) / dailyAverage(used, days);
}
