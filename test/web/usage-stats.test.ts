import { expect, test } from 'vitest';
import type { UsageDay, UsageStatistics } from '#contract/usage.ts';
import { averageUnit, insights, recommendations, resetInWords } from '#content/account/usage-stats.ts';
import { averageInFigures, changeInFigures, counted, limitInFigures } from '#words/figures.ts';
import { cycleInWords, priceInWords } from '#words/plans.ts';
import { calendarDay, dayInWords, daysAgoInWords } from '#words/moments.ts';
import { axisTop, chartDays, slotAt } from '#pages/usage-stats/chart-days.ts';

const now = new Date('2026-11-20T12:00:00Z');

const usage = (used: number, limit: number, daysSoFar = 10): UsageStatistics => ({
  words_used: used,
  words_limit: limit,
  remaining: limit === -1 ? -1 : Math.max(0, limit - used),
  daily_average: used / daysSoFar,
  resets_at: '2026-12-10T12:00:00Z',
  days: Array.from({ length: daysSoFar }, (_, at) => ({ day: `2026-11-${10 + at}`, words: 0, runs: 0 })),
  ledger: [],
  next: null,
});

test('figures have thousands separators and a real minus sign, and small averages keep one decimal', () => {
  expect([0, 0.33, 99.96, 4_280.4].map(averageInFigures)).toEqual(['0', '0.3', '100', '4,280']);
  expect([-1_200, 20, 0].map(changeInFigures)).toEqual(['−1,200', '+20', '0']);
  expect([counted(1, 'word'), counted(2_000, 'word')]).toEqual(['1 word', '2,000 words']);
  expect([limitInFigures(-1), limitInFigures(30_000)]).toEqual(['Unlimited', '30,000']);
});

test('a price is that of the catalogue for the billing cycle', () => {
  expect(priceInWords('free', 'monthly')).toBe('Free of charge');
  expect(priceInWords('pro', 'monthly')).toBe('$5 per month');
  expect(priceInWords('pro', 'annual')).toBe('$30 per year');
  expect(priceInWords('basic', 'monthly')).toBe('No longer sold');
  expect(cycleInWords('pro', 'annual')).toBe('Annual');
});

const estimateOf = (used: number, limit: number) => insights(usage(used, limit), now, null)[0]?.[1];

test('the estimate is the remaining words divided by the daily average', () => {
  expect(estimateOf(300, 500)).toBe('About 7 days at the daily average');
  expect(estimateOf(0, 500)).toBe('Too early to say: no words used yet');
  expect(estimateOf(500, 500)).toBe('None: all words are used');
  expect(estimateOf(9_000, -1)).toBe('No limit');
});

const first = (used: number, limit: number, plan: 'free' | 'pro') => {
  const known = usage(used, limit, 1);
  return [insights(known, now, null)[0]?.[1], ...recommendations(known, plan, now, null)].join(' ');
};

test('the average states the number of days it covers, thirty at most', () => {
  expect([1, 2, 31].map((days) => averageUnit(usage(300, 500, days)))).toEqual([
    'words on the first day',
    'words a day, over 2 days',
    'words a day, over 30 days',
  ]);
});

test('the first day shows no pace, whatever was used on it', () => {
  expect(first(250, 500, 'free')).toBe(
    'Too early to say: this is the first day After the first day we can show how fast you use your words.',
  );
  expect(first(10_581, 30_000, 'pro')).not.toMatch(/pace|average|last until/);
  expect(first(450, 500, 'free')).toContain('Pro has 30,000 words');
});

test('the estimate and the recommendation agree', () => {
  for (let used = 1; used < 500; used++) {
    const known = usage(used, 500);
    const [, days = ''] = /About (\S+) days?/.exec(insights(known, now, null)[0]![1]) ?? [];
    const lasts = recommendations(known, 'free', now, null)[0]!.includes('words last until');
    expect([used, lasts]).toEqual([used, Number(days.replace(',', '')) >= 20]);
  }
});

test('if the term ends before the reset, no reset is shown and the free plan follows', () => {
  const known = usage(30_000, 30_000);
  const end = '2026-12-10T12:00:00Z';
  const said = [...insights(known, now, end).flat(), ...recommendations(known, 'pro', now, end)].join(' ');
  expect(resetInWords(known, end)).toBe(
    'Your term ends on December 10, 2026; then you have the free plan, with 500 words a month.',
  );
  expect(said).toContain(
    'December 10, 2026, in 20 days; then you have the free plan, with 500 words a month',
  );
  expect(said).not.toMatch(/reset/i);
  expect(insights(known, now, '2027-01-10T12:00:00Z').flat()).toContain('Next reset');
});

test.each([
  [0, 500, 'free', 'Paste a text'],
  [100, 500, 'free', 'don’t need a larger plan'],
  [450, 500, 'free', 'Pro has 30,000 words a month, in texts of up to 3,000'],
  [29_000, 30_000, 'pro', 'Ultra has no limit'],
  [29_000, -1, 'ultra', 'is unlimited'],
] as const)(
  'a larger plan is recommended only to those who need one: %i of %i on %s',
  (used, limit, plan, said) => {
    const advice = recommendations(usage(used, limit), plan, now, null).join(' ');
    expect(advice).toContain(said);
    expect(/Pro|Ultra/.test(advice)).toBe(/Pro|Ultra/.test(said));
  },
);

const ago = (moment: string) => daysAgoInWords(moment, new Date('2026-11-21T00:30:00Z'), 'UTC');

test('days are those of the user’s time zone', () => {
  const late = '2026-11-20T23:30:00Z';
  expect(dayInWords(late, 'UTC')).toBe('November 20, 2026');
  expect(dayInWords(late, 'Asia/Tokyo')).toBe('November 21, 2026');
  expect(calendarDay(new Date(late), 'Asia/Tokyo')).toBe('2026-11-21');
  const moments = ['2026-11-21T00:29:00Z', late, '2026-11-18T12:00:00Z', '2026-09-01T12:00:00Z'];
  expect(moments.map(ago)).toEqual(['today', 'yesterday', '3 days ago', 'on September 1, 2026']);
});

const day = (name: string, words = 0): UsageDay => ({ day: name, words, runs: words === 0 ? 0 : 1 });

test('the chart extends to the day of the reset, without figures for future days', () => {
  const days = [day('2026-11-29', 5), day('2026-11-30')];
  expect(chartDays(days, '2026-12-02T07:30:00.000Z')).toEqual([
    { day: '2026-11-29', known: days[0] },
    { day: '2026-11-30', known: days[1] },
    { day: '2026-12-01', known: null },
    { day: '2026-12-02', known: null },
  ]);
  expect(chartDays(days, '2026-11-30T23:00:00.000Z')).toHaveLength(2);
  expect(chartDays([], '2026-11-30T23:00:00.000Z')).toEqual([]);
});

test('the axis ends at a round number that no value exceeds', () => {
  const tops = [0, 1, 10, 11, 20, 21, 50, 51, 99, 100, 101, 410, 500, 501, 12_000, 30_000];
  expect(tops.map(axisTop)).toEqual([
    10, 10, 10, 20, 20, 50, 50, 100, 100, 100, 200, 500, 500, 1_000, 20_000, 50_000,
  ]);
});

test('a position along the chart maps to the slot of its day, and outside the chart to the nearest slot', () => {
  expect([0, 0.24, 0.25, 0.99, 1, 1.5, -0.5].map((place) => slotAt(place, 4))).toEqual([0, 0, 1, 3, 3, 3, 0]);
});
