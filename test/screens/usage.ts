import type { LedgerEntry, UsageDay, UsageStatistics } from '#contract/usage.ts';

const days: UsageDay[] = [
  { day: '2026-11-10', words: 120, runs: 1 },
  { day: '2026-11-11', words: 0, runs: 0 },
  { day: '2026-11-12', words: 180, runs: 2 },
];

const ledger: LedgerEntry[] = [
  { at: '2026-11-12T18:30:00Z', words: -20, reason: 'give_back' },
  { at: '2026-11-12T18:29:00Z', words: 200, reason: 'run' },
  { at: '2026-11-10T09:00:00Z', words: 120, reason: 'run' },
  { at: '2026-11-10T08:00:00Z', words: -1412, reason: 'activation' },
  { at: '2026-11-10T07:00:00Z', words: -310, reason: 'reset' },
];

/** Usage with known figures that tests can look for. */
export const usage = (changes: Partial<UsageStatistics> = {}): UsageStatistics => ({
  words_used: 300,
  words_limit: 500,
  remaining: 200,
  daily_average: 100,
  resets_at: '2026-12-10T07:00:00Z',
  days,
  ledger,
  next: null,
  ...changes,
});
