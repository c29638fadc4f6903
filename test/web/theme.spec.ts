import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, open } from './look.ts';
import { openAsGuest, press, result, stiff, wordsIn, yourText } from './humanizer-steps.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const radio = (page: Page, theme: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: theme });

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: 'Theme' }).click();
  await radio(page, theme).check();
}

test('the page follows the system theme until one is chosen, which applies in every tab, before the first paint', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);

  const button = page.getByRole('button', { name: 'Theme' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'System')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background(page)).toBe(light);
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', '#fbf9f5');
  await page.keyboard.press('Escape');
  await expect(radio(page, 'System')).toBeHidden();
  await expect(button).toBeFocused();

  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'Dark');
  expect(await background(page)).toBe(dark);

  // Without the app's own scripts, only the script in the head can have set the theme.
  const bare = await context.newPage();
  await bare.emulateMedia({ colorScheme: 'light' });
  await bare.route('**/assets/*.js', (route) => route.abort());
  await bare.goto('/earn');
  await expect(bare.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background(bare)).toBe(dark);
  await bare.close();

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  const complaints = complaintsOf(other);
  await open(other, '/earn');
  await other.getByRole('button', { name: 'Theme' }).click();
  await expect(radio(other, 'Dark')).toBeChecked();

  await radio(page, 'Light').check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(radio(other, 'Light')).toBeChecked();
  expect(complaints).toEqual([]);
});

test('with localStorage blocked, the page still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const complaints = complaintsOf(page);
  await openAsGuest(page);
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await yourText(page).fill(stiff);
  await press(page, 'Humanize');
  await expect(result(page)).toContainText('1974');
  await expect(page.getByText(`${wordsIn(stiff)} / 459 words`)).toBeVisible();
  expect(complaints).toEqual([]);
});
