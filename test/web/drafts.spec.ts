import { expect, type Page, test } from '@playwright/test';
import { openAsGuest, press, result, sidebar, stiff, yourText } from './humanizer-steps.ts';

/** Fills in the text and fires pagehide, which stores the draft of the tab. */
async function type(page: Page, text: string) {
  await yourText(page).fill(text);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
}

/** Opens a tab with a copy of this tab's sessionStorage, like a duplicated tab. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/'));
  return opened;
}

test('each tab, even a duplicate, has a separate draft and result, and drafts of closed tabs are offered under History', async ({
  page,
  context,
}) => {
  await openAsGuest(page);
  await type(page, stiff);
  await press(page, 'Humanize');
  await expect(sidebar(page)).toContainText(/changes kept/);
  const second = await context.newPage();
  await second.goto('/');
  await expect(yourText(second)).toHaveValue(stiff);
  await type(second, 'Second.');
  const third = await duplicate(second);
  await expect(yourText(third)).toHaveValue('Second.');
  await type(third, 'Third.');
  await type(second, 'Second, and more.');

  for (const [tab, text] of [
    [page, stiff],
    [second, 'Second, and more.'],
    [third, 'Third.'],
  ] as const) {
    await tab.reload();
    await expect(yourText(tab)).toHaveValue(text);
    // The headline was hidden before the first paint, so nothing has moved.
    expect(await tab.evaluate(() => scrollY)).toBe(0);
  }
  await expect(result(page)).toContainText('of the words changed');
  await type(third, '');
  await third.reload();
  await expect(third.getByText('0 / 459 words')).toBeVisible();
  await expect(yourText(third)).toHaveValue('');

  await page.close();
  await sidebar(third).getByRole('tab', { name: 'History' }).click();
  const drafts = sidebar(third).getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('button', { name: stiff.slice(0, 40) }).click();
  await expect(yourText(third)).toHaveValue(stiff);
  await expect(result(third)).toContainText('of the words changed');
  await expect(drafts).toBeHidden();
});
