import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { UsageStatistics } from '#contract/usage.ts';
import { accountWith } from './account.ts';
import { alert, button, link, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { broken, json } from './server.ts';
import { usage } from './usage.ts';

const call = 'GET /api/user/usage';
const openWith = (shown: UsageStatistics) =>
  open('/usage-stats', { account: accountWith(), answers: { [call]: json(shown) } });

async function expectFigures(figures: Record<string, string>) {
  for (const [name, words] of Object.entries(figures)) {
    const card = () => page.getByText(name, { exact: true }).element().parentElement ?? document.body;
    await see.text({ element: card }, words);
  }
}
const meter = page.getByRole('meter', { name: 'Words used' });
const rows = page.getByRole('table', { name: /^Words used and refunded/ }).getByRole('row');

afterEach(async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test('the page shows the figures, the insights and what to do about them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  await openWith(usage());
  await expectFigures({
    'Current Usage': '300 of 500 words',
    Remaining: '200 words',
    'Daily Average': '100 words a day, over 3 days',
    'Estimated remaining days': 'About 2 days',
    'Next reset': 'December 10, 2026, in 20 days',
    'Rewrites this period': '3',
    'Busiest day': 'November 12, 2026, 180 words',
  });
  await expect.element(meter).toHaveAttribute('value', '60');
  await see.visible(text(/^At your daily average your words will run out before/));
  await see.none(text('High usage'));
  await see.visible(link('See the Plans'));
  await see.accessible();
  await see.fits();
});

test('high usage is reported above 80 percent, not at it; when all words are used, the page says when they reset', async () => {
  await openWith(usage({ words_used: 400, remaining: 100 }));
  await expect.element(meter).toHaveAttribute('value', '80');
  await see.none(text(/High usage/));
  await openWith(usage({ words_used: 401, remaining: 99, daily_average: 401 / 3 }));
  await see.visible(text('High usage: 80% of your words are used.'));
  await see.visible(text(/Pro has 30,000 words a month/));
  await see.accessible();
  await openWith(usage({ words_used: 500, remaining: 0, daily_average: 500 / 3 }));
  await see.visible(text('You have used all your words.'));
  await see.visible(text(/They reset on December 10, 2026/));
  await expectFigures({ 'Estimated remaining days': 'None' });
});

test('an unlimited plan shows that words cannot run out', async () => {
  await openWith(usage({ words_used: 128_400, words_limit: -1, remaining: -1 }));
  await expectFigures({ 'Current Usage': '128,400 words', Remaining: 'Unlimited' });
  await expect.element(meter).toHaveAttribute('value', '100');
});

const readout = { element: () => document.querySelector<HTMLElement>('.chart-readout') ?? document.body };

test('the chart has a description, can be read by pointer and by keyboard, and shows the same figures in a table', async () => {
  await openWith(usage());
  await expect
    .element(page.getByRole('img', { name: 'Words per day' }))
    .toHaveAccessibleDescription(
      'Words were used on 2 of 3 days. The most on Nov 12: 180 words in 2 rewrites.',
    );
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    await see.text(readout, 'Nov 12: 180 words in 2 rewrites');
    const first = document.querySelector('.chart-bar')!;
    first.scrollIntoView({ block: 'center' });
    await page.elementLocator(first).hover({ force: true });
    await see.text(readout, 'Nov 10: 120 words in 1 rewrite');
    await page.getByRole('heading', { level: 1 }).hover();
    await see.text(readout, 'Nov 12: 180 words in 2 rewrites');
  }

  const slider = page.getByRole('slider', { name: 'Day' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 11: 0 words');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 10: 120 words in 1 rewrite');
  await see.text(readout, 'Nov 10: 120 words in 1 rewrite');

  await text('Show as a table').click();
  const inTable = page.getByRole('table', { name: /^Words per day/ }).getByRole('row');
  await see.count(inTable, 4);
  await see.text(inTable.nth(1), /Nov 10\s*1\s*120/);
  await see.text(inTable.nth(3), /Nov 12\s*2\s*180/);
  await see.accessible();
});

test('a new account sees what will appear in the empty sections', async () => {
  const days = usage().days.map(({ day }) => ({ day, words: 0, runs: 0 }));
  await openWith(usage({ words_used: 0, remaining: 500, daily_average: 0, days, ledger: [] }));
  await expectFigures({ 'Current Usage': '0 of 500 words', 'Current Plan': 'Free' });
  await see.visible(text('Nothing used yet. Each day gets a bar here.'));
  await see.visible(text('Your first figures appear here right away.'));
  await see.visible(text('Nothing yet. Each text you humanize'));
  await see.accessible();
  await see.fits();
});

test('usage that could not be loaded can be retried; the ledger uses the reader’s time zone and loads page by page', async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
  const server = await open('/usage-stats', { account: accountWith(), answers: { [call]: broken } });
  await see.text(alert, 'Your usage could not be loaded');
  await see.accessible();
  server.answer({ [call]: json(usage({ next: '1762765200000-7' })) });
  await button('Try again').click();
  await see.count(rows, 6);
  await see.text(rows.nth(1), /Nov 13, 3:30\sAM\s*Words refunded\s*\+20/);
  await see.text(rows.nth(2), /Text humanized\s*−200/);
  await see.text(rows.nth(4), /Plan started \(earlier use cleared\)\s*\+1,412/);
  await see.text(rows.nth(5), /Monthly reset \(earlier use cleared\)\s*\+310/);

  server.answer({ [call]: broken });
  await button('Show Earlier Entries').click();
  await see.visible(text('The earlier entries could not be loaded'));
  const asked: string[] = [];
  server.answer({
    [call]: ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json(usage({ ledger: [{ at: '2026-11-09T09:00:00Z', words: 7, reason: 'run' }] }));
    },
  });
  await button('Try again').click();
  await see.count(rows, 7);
  expect(asked).toEqual(['?before=1762765200000-7']);
  await see.none(button('Show Earlier Entries'));
});
