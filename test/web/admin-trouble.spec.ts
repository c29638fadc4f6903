import { expect, test } from '@playwright/test';
import { openAccount } from './account-steps.ts';
import { hint, reviewItem, payForLess, signInAsAdmin, signInButton } from './admin-steps.ts';
import { open } from './open.ts';
import { register } from './people.ts';

test("the payment's id goes to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { payments } = await payForLess(page);
  await signInAsAdmin(page);
  await reviewItem(page, payments[0]!).getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByText('ID copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payments[0]);
});

test('whoever was signed in goes on; when that session has ended, the hint goes and the form comes', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.evaluate(() => localStorage.setItem('admin_signed_in', 'true'));
  await open(page, '/admin');
  await expect(page).toHaveURL('/blog');

  await page.request.post('/api/auth/admin/logout');
  await open(page, '/admin');
  await expect(signInButton(page)).toBeVisible();
  expect(await hint(page)).toBeNull();
});

test('earlier payments follow on request', async ({ page }) => {
  const { payments } = await payForLess(page, 21);
  await signInAsAdmin(page);
  await expect(page.locator('.review').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show Earlier Payments' });
  const oldest = reviewItem(page, payments[0]!);
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(oldest).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(oldest).toHaveCount(1);
});

test('the pages are linked from nowhere, asked not to be found, and no part of the home page', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await open(page, '/');
  expect(await page.locator('a[href^="/admin"]').count()).toBe(0);
  for (const path of ['/admin', '/admin/payments']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
  const bodies = await Promise.all(
    scripts.filter((url) => url.endsWith('.js')).map(async (url) => (await request.get(url)).text()),
  );
  expect(bodies.join('\n')).not.toContain('Sign In as Admin');
});

test("a user's sign-out takes the admin's hint along", async ({ page }) => {
  const ada = await register(page);
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('admin_signed_in', 'true'));
  await (await openAccount(page, ada)).getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => hint(page)).toBeNull();
});
