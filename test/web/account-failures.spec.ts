import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test('a window whose script does not arrive is told, and the page goes on', async ({ page }) => {
  await page.route('**/assets/auth-dialog-*.js', (route) => route.abort());
  await open(page, '/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This window did not load');
  await page.getByLabel('Your Text').fill('Half a thought');
  await expect(page.getByText(/^3 \/ \d+ words$/)).toBeVisible();
});
