import { expect, test } from 'vitest';
import type { UsageDay } from '#contract/usage.ts';
import { axisTop, chartDays, slotAt } from '#pages/usage-stats/chart-days.ts';

const day = (name: string, words = 0): UsageDay => ({ day: name, words, runs: words === 0 ? 0 : 1 });

test('the chart goes on to the day the words come back, without figures for what is still to come', () => {
  const days = [day('2026-11-29', 5), day('2026-11-30')];
  expect(chartDays(days, '2026-12-02T07:30:00.000Z')).toEqual([
    { day: '2026-11-29', known: days[0] },
    { day: '2026-11-30', known: days[1] },
    { day: '2026-12-01', known: null },
    { day: '2026-12-02', known: null },
  ]);
});

test('nothing is added when the words come back today, or when there are no days', () => {
  const today = [day('2026-11-30')];
  expect(chartDays(today, '2026-11-30T23:00:00.000Z')).toHaveLength(1);
  expect(chartDays([], '2026-11-30T23:00:00.000Z')).toEqual([]);
});

test('the axis ends at a round number that nothing rises above', () => {
  const tops = [0, 1, 10, 11, 20, 21, 50, 51, 99, 100, 101, 410, 500, 501, 12_000, 30_000];
  expect(tops.map(axisTop)).toEqual([
    10, 10, 10, 20, 20, 50, 50, 100, 100, 100, 200, 500, 500, 1_000, 20_000, 50_000,
  ]);
});

test('a place along the chart falls into the slot of its day, and outside into the nearest', () => {
  expect([0, 0.24, 0.25, 0.99, 1, 1.5, -0.5].map((place) => slotAt(place, 4))).toEqual([0, 0, 1, 3, 3, 3, 0]);
});
