import { expect, type Page, test } from '@playwright/test';
import type { UsageStatistics } from '#contract/usage.ts';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { signInReader } from './people.ts';
import { usage } from '../screens/usage.ts';

/** The server's answers with known figures, so that they can be looked for. */
async function answerWith(page: Page, ...answers: UsageStatistics[]) {
  let calls = 0;
  await page.route('**/api/user/usage*', (route) => {
    calls += 1;
    return route.fulfill({ json: answers[Math.min(calls, answers.length) - 1] });
  });
}

const card = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..');

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

test.describe('the chart', () => {
  const readout = '.chart-readout';

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
});
