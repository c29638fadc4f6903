import { expect, type Page, test } from '@playwright/test';
import { findPage } from '#contract/pages.ts';
import type { LedgerEntry, UsageDay, UsageStatistics } from '#contract/usage.ts';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { signInReader } from './people.ts';

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

const usage = (changes: Partial<UsageStatistics> = {}): UsageStatistics => ({
  words_used: 300,
  words_limit: 500,
  remaining: 200,
  daily_average: 10,
  resets_at: '2026-12-10T07:00:00Z',
  days,
  ledger,
  next: null,
  ...changes,
});

/** The server's answers with known figures, so that they can be looked for. */
async function answerWith(page: Page, ...answers: UsageStatistics[]) {
  let calls = 0;
  await page.route('**/api/user/usage*', (route) => {
    calls += 1;
    return route.fulfill({ json: answers[Math.min(calls, answers.length) - 1] });
  });
}

const card = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..');

test('a visitor is sent home', async ({ page }) => {
  await page.goto('/usage-stats');
  await expect(page).toHaveURL('/');
});

test('a new account, as the server has it, is told where to begin', async ({ page }) => {
  await signInReader(page);
  const complaints = complaintsOf(page);
  await page.goto('/usage-stats');
  await expect(card(page, 'Current Usage')).toContainText('0 of 500 words');
  await expect(card(page, 'Remaining')).toContainText('500 words');
  await expect(card(page, 'Daily Average')).toContainText('0 words a day');
  await expect(card(page, 'Current Plan')).toContainText('Free');
  await expect(page.getByText('Nothing used yet. Each day will get its bar here.')).toBeVisible();
  await expect(page.getByText('Your first figures appear here right away.')).toBeVisible();
  await expect(page.getByText('Nothing yet. Each text you humanize')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  expect(complaints).toEqual([]);
});

test('the figures, the insights and what to do about them', async ({ page }) => {
  await signInReader(page);
  await answerWith(page, usage());
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await page.goto('/usage-stats');
  await expect(card(page, 'Current Usage')).toContainText('300 of 500 words');
  await expect(card(page, 'Remaining')).toContainText('200 words');
  await expect(card(page, 'Daily Average')).toContainText('10 words a day');
  await expect(page.getByRole('meter', { name: 'Words used' })).toHaveAttribute('value', '60');
  await expect(card(page, 'Estimated remaining days')).toContainText('About 20 days');
  await expect(card(page, 'Next reset')).toContainText('December 10, 2026, in 20 days');
  await expect(card(page, 'Runs this period')).toContainText('3');
  await expect(card(page, 'Busiest day')).toContainText('November 12, 2026, 180 words');
  await expect(page.getByText('At this pace your words last until they reset')).toBeVisible();
  await expect(page.getByText('High usage')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the Plans' })).toHaveCount(findPage('/pricing') ? 1 : 0);
  await expectAccessible(page);
  await expectToFit(page);
});

test('high usage is told above 80 percent, not at it', async ({ page }) => {
  await signInReader(page);
  const high = usage({ words_used: 401, remaining: 99, daily_average: 401 / 30 });
  await answerWith(page, usage({ words_used: 400, remaining: 100 }), high);
  await page.goto('/usage-stats');
  await expect(page.getByRole('meter', { name: 'Words used' })).toHaveAttribute('value', '80');
  await expect(page.getByText(/High usage/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('High usage: 80% of your words are used.')).toBeVisible();
  await expect(page.getByText(/Pro has 30,000 words a month/)).toBeVisible();
  await expectAccessible(page);
});

test('when all words are used, it says when they come back', async ({ page }) => {
  await signInReader(page);
  await answerWith(page, usage({ words_used: 500, remaining: 0, daily_average: 500 / 30 }));
  await page.goto('/usage-stats');
  await expect(page.getByText('All your words are used.')).toBeVisible();
  await expect(page.getByText(/They reset on December 10, 2026/)).toBeVisible();
  await expect(card(page, 'Estimated remaining days')).toContainText('None');
});

test('an unlimited plan has nothing to run out of', async ({ page }) => {
  await signInReader(page);
  await answerWith(
    page,
    usage({ words_used: 128_400, words_limit: -1, remaining: -1, daily_average: 4_280 }),
  );
  await page.goto('/usage-stats');
  await expect(card(page, 'Current Usage')).toContainText('128,400 words');
  await expect(card(page, 'Remaining')).toContainText('Unlimited');
  await expect(card(page, 'Daily Average')).toContainText('4,280');
  await expect(page.getByRole('meter', { name: 'Words used' })).toHaveAttribute('aria-valuetext', /no limit/);
  await expect(card(page, 'Estimated remaining days')).toContainText('No limit');
  await expect(page.getByText('Your plan has no limit.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
});

test.describe('the chart', () => {
  const readout = '.chart-readout';

  test('is named and described, and the same figures stand in a table', async ({ page }) => {
    await signInReader(page);
    await answerWith(page, usage());
    await page.goto('/usage-stats');
    const chart = page.getByRole('img', { name: 'Words per day' });
    await expect(chart).toHaveAccessibleDescription(
      'Words were used on 2 of 3 days. The most on Nov 12: 180 words in 2 runs.',
    );
    await page.getByText('The same as a table').press('Enter');
    const rows = page.getByRole('table', { name: 'Words per day' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toHaveText(/Nov 10\s*1\s*120/);
    await expect(rows.nth(3)).toHaveText(/Nov 12\s*2\s*180/);
    await expectAccessible(page);
  });

  test('is read by keyboard, day by day', async ({ page }) => {
    await signInReader(page);
    await answerWith(page, usage());
    await page.goto('/usage-stats');
    const slider = page.getByRole('slider', { name: 'Day' });
    await slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 12: 180 words in 2 runs');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 11: 0 words');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 10: 120 words in 1 run');
    await expect(page.locator(readout)).toHaveText('Nov 10: 120 words in 1 run');
  });

  test('is read under the pointer or the finger', { tag: '@phone' }, async ({ page }) => {
    await signInReader(page);
    await answerWith(page, usage());
    await page.goto('/usage-stats');
    await expect(page.locator(readout)).toHaveText('Nov 12: 180 words in 2 runs');
    const first = page.locator('.chart-bar').first();
    await first.scrollIntoViewIfNeeded();
    const box = await first.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4);
    await expect(page.locator(readout)).toHaveText('Nov 10: 120 words in 1 run');
    await page.mouse.move(0, 0);
    await expect(page.locator(readout)).toHaveText('Nov 12: 180 words in 2 runs');
  });
});

test.describe('the ledger', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('has each change with its words, in the zone of the reader', async ({ page }) => {
    await signInReader(page);
    await answerWith(page, usage());
    await page.goto('/usage-stats');
    const rows = page.getByRole('table', { name: 'Changes to your words' }).getByRole('row');
    await expect(rows.nth(1)).toHaveText(/Nov 13, 3:30\sAM\s*Words refunded\s*\+20/);
    await expect(rows.nth(2)).toHaveText(/Text humanized\s*−200/);
    await expect(rows.nth(4)).toHaveText(/Plan started\s*\+1,412/);
    await expect(rows.nth(5)).toHaveText(/Monthly reset\s*\+310/);
  });

  test('goes on page by page, and a page that fails is asked for again', async ({ page }) => {
    await signInReader(page);
    await answerWith(page, usage({ next: '1762765200000-7' }));
    await page.goto('/usage-stats');
    const rows = page.getByRole('table', { name: 'Changes to your words' }).getByRole('row');
    await expect(rows).toHaveCount(6);
    await page.unroute('**/api/user/usage*');
    await page.route('**/api/user/usage?before=1762765200000-7', (route) =>
      route.fulfill({ status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } }),
    );
    await page.getByRole('button', { name: 'Show Earlier Entries' }).click();
    await expect(page.getByText('The earlier entries could not be loaded')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/user/usage?before=1762765200000-7', (route) =>
      route.fulfill({ json: usage({ ledger: [{ at: '2026-11-09T09:00:00Z', words: 7, reason: 'run' }] }) }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Show Earlier Entries' })).toHaveCount(0);
  });
});

test('usage that could not be loaded is asked for again', async ({ page }) => {
  await signInReader(page);
  await page.route('**/api/user/usage*', (route) =>
    route.fulfill({ status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } }),
  );
  await page.goto('/usage-stats');
  await expect(page.getByRole('alert')).toContainText('Your usage could not be loaded');
  await expectAccessible(page);
  await answerWith(page, usage());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Current Usage')).toContainText('300 of 500 words');
});

test('the way back leads to the dashboard', async ({ page }) => {
  await signInReader(page);
  await answerWith(page, usage());
  await page.goto('/usage-stats');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});
