import { expect, test } from '@playwright/test';
import { hint } from './admin-steps.ts';
import { expectReadable, expectStoredAsTold, expectToFit, open } from './look.ts';
import { beginPayment, payByApi } from './payment-steps.ts';
import { register } from './people.ts';
import { admin } from '../server/admin.ts';

test('an admin signs in by keyboard, marks a payment as done and signs out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await register(page);
  // A payment for Pro that arrives when Ultra is already active.
  const late = await beginPayment(page, 'pro');
  await payByApi(page, await beginPayment(page, 'ultra'));
  await payByApi(page, late);

  await open(page, '/admin');
  await expect(page.getByText(`Admin URL: ${new URL(page.url()).origin}/admin`)).toBeVisible();
  await page.getByLabel('Username').focus();
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid admin credentials');
  expect(await hint(page)).toBeNull();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/blog');
  await page.getByRole('link', { name: 'Payments to review' }).click();
  await expect(page).toHaveURL('/admin/payments');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Payments that need attention');
  await expect(title).toBeFocused();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByRole('heading')).toHaveText(/^USD\s5\.00 for Pro, monthly$/);
  await expect(row).toContainText('Its account has a higher plan now. It starts by itself');
  await expect(row).toContainText('Paid; its plan has not started');
  await expectToFit(page);
  await expectReadable(page);
  await row.getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByText('ID copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^mock_payment_/);

  await row.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('Marked as done')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL('/admin/payments?show=done');
  await expect(row).toContainText(`Done by ${admin.username} on`);

  await expectStoredAsTold(page, ['__Host-admin_session', 'admin_signed_in']);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('button', { name: 'Sign In as Admin' })).toBeVisible();
  expect(await hint(page)).toBeNull();
  await page.goBack();
  await expect(title).toHaveText('Admin authentication required');
});
