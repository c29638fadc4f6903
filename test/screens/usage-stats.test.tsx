import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UsageStatistics } from '#contract/usage.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectCount,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
  text,
} from './see.ts';
import { broken, json } from './server.ts';
import { usage } from './usage.ts';

const call = 'GET /api/user/usage';
const openWith = (shown: UsageStatistics) =>
  open('/usage-stats', { account: accountWith(), answers: { [call]: json(shown) } });

/** The figure that stands under a name. */
const card = (name: string) => ({
  element: () => page.getByText(name, { exact: true }).element().parentElement ?? document.body,
});
const meter = page.getByRole('meter', { name: 'Words used' });
const rows = page.getByRole('table', { name: /^Changes to your words/ }).getByRole('row');

afterEach(() => void vi.restoreAllMocks());

test('the figures, the insights and what to do about them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  await openWith(usage());
  await expectText(card('Current Usage'), '300 of 500 words');
  await expectText(card('Remaining'), '200 words');
  await expectText(card('Daily Average'), '10 words a day');
  await expect.element(meter).toHaveAttribute('value', '60');
  await expectText(card('Estimated remaining days'), 'About 20 days');
  await expectText(card('Next reset'), 'December 10, 2026, in 20 days');
  await expectText(card('Runs this period'), '3');
  await expectText(card('Busiest day'), 'November 12, 2026, 180 words');
  await expectVisible(text('At your daily average your words last until they reset'));
  await expectNone(text('High usage'));
  await expectVisible(page.getByRole('link', { name: 'See the Plans' }));
  await expectAccessible();
  await expectToFit();
});

test('high usage is told above 80 percent, not at it', async () => {
  await openWith(usage({ words_used: 400, remaining: 100 }));
  await expect.element(meter).toHaveAttribute('value', '80');
  await expectNone(text(/High usage/));
  await openWith(usage({ words_used: 401, remaining: 99, daily_average: 401 / 30 }));
  await expectVisible(text('High usage: 80% of your words are used.'));
  await expectVisible(text(/Pro has 30,000 words a month/));
  await expectAccessible();
});

test('when all words are used, it says when they come back', async () => {
  await openWith(usage({ words_used: 500, remaining: 0, daily_average: 500 / 30 }));
  await expectVisible(text('All your words are used.'));
  await expectVisible(text(/They reset on December 10, 2026/));
  await expectText(card('Estimated remaining days'), 'None');
});

test('an unlimited plan has nothing to run out of', async () => {
  await openWith(usage({ words_used: 128_400, words_limit: -1, remaining: -1, daily_average: 4_280 }));
  await expectText(card('Current Usage'), '128,400 words');
  await expectText(card('Remaining'), 'Unlimited');
  await expectText(card('Daily Average'), '4,280');
  await expect.element(meter).not.toBeInTheDocument();
  await expectText(card('Estimated remaining days'), 'No limit');
  await expectVisible(text('Your plan has no limit.'));
  await expectAccessible();
  await expectToFit();
});

describe('the chart', () => {
  test('is named and described, and the same figures stand in a table', async () => {
    await openWith(usage());
    await expect
      .element(page.getByRole('img', { name: 'Words per day' }))
      .toHaveAccessibleDescription(
        'Words were used on 2 of 3 days. The most on Nov 12: 180 words in 2 runs.',
      );
    await text('The same as a table').click();
    const inTable = page.getByRole('table', { name: /^Words per day/ }).getByRole('row');
    await expectCount(inTable, 4);
    await expectText(inTable.nth(1), /Nov 10\s*1\s*120/);
    await expectText(inTable.nth(3), /Nov 12\s*2\s*180/);
    await expectAccessible();
  });

  test.each([
    ['the pointer', 1280],
    ['the finger', 390],
  ])('is read under %s', async (_, width) => {
    await page.viewport(width, 800);
    await openWith(usage());
    const readout = { element: () => document.querySelector<HTMLElement>('.chart-readout') ?? document.body };
    await expectText(readout, 'Nov 12: 180 words in 2 runs');
    const first = document.querySelector('.chart-bar')!;
    first.scrollIntoView({ block: 'center' });
    await page.elementLocator(first).hover({ force: true });
    await expectText(readout, 'Nov 10: 120 words in 1 run');
    await page.getByRole('heading', { level: 1 }).hover();
    await expectText(readout, 'Nov 12: 180 words in 2 runs');
    await page.viewport(1280, 800);
  });

  test('is read by keyboard, day by day', async () => {
    await openWith(usage());
    const slider = page.getByRole('slider', { name: 'Day' });
    await expectVisible(slider);
    (slider.element() as HTMLElement).focus();
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 12: 180 words in 2 runs');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 11: 0 words');
    await userEvent.keyboard('{Home}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 10: 120 words in 1 run');
    await expectVisible(page.getByText('Nov 10: 120 words in 1 run', { exact: true }).first());
  });
});

test('a new account is told where to begin', async () => {
  await openWith(
    usage({
      words_used: 0,
      remaining: 500,
      daily_average: 0,
      days: usage().days.map(({ day }) => ({ day, words: 0, runs: 0 })),
      ledger: [],
    }),
  );
  await expectText(card('Current Usage'), '0 of 500 words');
  await expectText(card('Remaining'), '500 words');
  await expectText(card('Daily Average'), '0 words a day');
  await expectText(card('Current Plan'), 'Free');
  await expectVisible(text('Nothing used yet. Each day will get its bar here.'));
  await expectVisible(text('Your first figures appear here right away.'));
  await expectVisible(text('Nothing yet. Each text you humanize'));
  await expectAccessible();
  await expectToFit();
});

test('the ledger has each change with its words, in the zone of the reader', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...here,
    timeZone: 'Asia/Tokyo',
  });
  await openWith(usage());
  await expectText(rows.nth(1), /Nov 13, 3:30\sAM\s*Words refunded\s*\+20/);
  await expectText(rows.nth(2), /Text humanized\s*−200/);
  await expectText(rows.nth(4), /Plan started\s*\+1,412/);
  await expectText(rows.nth(5), /Monthly reset\s*\+310/);
});

test('the ledger goes on page by page, and a page that fails is asked for again', async () => {
  const server = await openWith(usage({ next: '1762765200000-7' }));
  await expectCount(rows, 6);
  server.answer({ [call]: broken });
  await button('Show Earlier Entries').click();
  await expectVisible(text('The earlier entries could not be loaded'));
  await expectAccessible();
  const asked: string[] = [];
  server.answer({
    [call]: ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json(usage({ ledger: [{ at: '2026-11-09T09:00:00Z', words: 7, reason: 'run' }] }));
    },
  });
  await button('Try again').click();
  await expectCount(rows, 7);
  expect(asked).toEqual(['?before=1762765200000-7']);
  await expectNone(button('Show Earlier Entries'));
});

test('usage that could not be loaded is asked for again', async () => {
  const server = await open('/usage-stats', { account: accountWith(), answers: { [call]: broken } });
  await expectText(alert, 'Your usage could not be loaded');
  await expectAccessible();
  server.answer({ [call]: json(usage()) });
  await button('Try again').click();
  await expectText(card('Current Usage'), '300 of 500 words');
});
