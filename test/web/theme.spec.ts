import { type Page, expect, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { open } from './open.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: theme }).check();
}

test('the page follows the theme of the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(light);
  await choose(page, 'Light');
  expect(await background(page)).toBe(light);
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', '#fbf9f5');
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await background(page)).not.toBe(light);
});

test('a chosen theme is there again before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const complaints = complaintsOf(page);
  await open(page, '/');
  await choose(page, 'Dark');
  const dark = await background(page);

  // Without the app's own scripts, only what stands in the head can have set the theme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/earn');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).toBe(dark);

  await page.unroute('**/assets/*.js');
  complaints.length = 0;
  await open(page, '/earn');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('another tab takes the chosen theme over', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/earn');
  await other.getByRole('button', { name: 'Theme' }).click();
  await choose(page, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('with storage blocked the theme still changes, only without being remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  const complaints = complaintsOf(page);
  await open(page, '/');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(complaints).toEqual([]);
});

test('the theme is chosen by keyboard, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Theme' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'System' })).toBeHidden();
  await expect(button).toBeFocused();
});
