import { expect, test } from '@playwright/test';
import { pageNames, pages } from '#contract/pages.ts';
import { expectAccessible, expectEnhancedContrast } from './look.ts';
import { open } from './open.ts';
import { signInReader } from './people.ts';

/** The ways back from Google and from a payment go on at once; `account-axe` and `payment.spec.ts` hold them still. */
const still = pageNames
  .filter((name) => name !== 'auth-callback' && name !== 'payment-success')
  .map((name) => pages[name].path)
  .filter((path) => !path.includes(':'));

for (const path of [...still, '/there-is-no-such-page', '/specimen']) {
  test(`axe finds nothing on ${path}, and running text has AAA contrast`, async ({ page }) => {
    if (/usage|settings/.test(path)) await signInReader(page);
    await open(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEnhancedContrast(page);
    for (const question of await page.locator('summary').all()) await question.click();
    await expectAccessible(page);
  });
}

test('axe finds nothing in an open dialog with toasts on the page', async ({ page }) => {
  await open(page, '/specimen');
  for (const name of ['Success', 'Error', 'Warning', 'Info'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the open menus', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, '/');
  for (const name of ['Theme', project.name === 'phone' ? 'Menu' : 'Mobile Apps']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
  }
});
