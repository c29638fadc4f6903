import { remainingWords } from '#contract/plans.ts';
import { expect, test } from 'vitest';
import { dailyAverage, estimatedRemainingDays, isHighUsage, usagePercent } from '#contract/usage.ts';

test.each([
  { used: 0, limit: 500, percent: 0, remaining: 500, high: false },
  { used: 400, limit: 500, percent: 80, remaining: 100, high: false },
  { used: 401, limit: 500, percent: 80.2, remaining: 99, high: true },
  { used: 700, limit: 500, percent: 100, remaining: 0, high: true },
  { used: 90_000, limit: -1, percent: 100, remaining: -1, high: false },
])('$used of $limit is $percent %, $remaining left', ({ used, limit, percent, remaining, high }) => {
  expect(usagePercent(used, limit)).toBeCloseTo(percent);
  expect(remainingWords(used, limit)).toBe(remaining);
  expect(isHighUsage(used, limit)).toBe(high);
});

test('the daily average divides the words used by the days so far, at most 30, and gives the remaining days if the limit can be reached', () => {
  expect([0, 1, 3, 30, 31].map((days) => dailyAverage(150, days))).toEqual([150, 150, 50, 5, 5]);
  expect(estimatedRemainingDays(150, 500, 30)).toBe(70);
  expect(estimatedRemainingDays(150, 500, 3)).toBe(7);
  expect(estimatedRemainingDays(500, 500, 30)).toBe(0);
  expect(estimatedRemainingDays(0, 500, 30)).toBeNull();
  expect(estimatedRemainingDays(150, -1, 30)).toBeNull();
});
