import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { register } from './people.ts';

const address = '/account-settings?tab=notifications';
/** What happens to the saving alone; the reading goes to the server as ever. */
const onSaving = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/user/notifications', (route) =>
    route.request().method() === 'PUT' ? handle(route) : route.fallback(),
  );

const refused = { status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } };

test('the four switches begin as the specification says', async ({ page }) => {
  await register(page);
  await page.goto(address);
  await expect(page.getByRole('switch')).toHaveCount(4);
  await expect(page.getByRole('switch', { name: 'Usage Alerts' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Usage Alerts' })).toHaveAccessibleDescription(/80%/);
  await expect(page.getByRole('switch', { name: 'Plan Updates' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('a switch turns at once, is saved, and is the same after a reload', async ({ page }) => {
  await register(page);
  await page.goto(address);
  await page.getByRole('switch', { name: 'Marketing' }).click();
  await expect(page.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Usage Alerts' })).toBeChecked();
});

test('a switch turns back when it could not be saved', async ({ page }) => {
  await register(page);
  await page.goto(address);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await onSaving(page, async (route) => {
    await held;
    await route.fulfill(refused);
  });
  const marketing = page.getByRole('switch', { name: 'Marketing' });
  await marketing.click();
  await expect(marketing).toBeChecked();
  answer();
  await expect(page.getByText('Failed to update notification preferences', { exact: true })).toBeVisible();
  await expect(marketing).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Usage Alerts' })).toBeChecked();
  await expectAccessible(page);
});

test('of two switches turned in a breath, only the one that failed turns back', async ({ page }) => {
  await register(page);
  await page.goto(address);
  let calls = 0;
  await onSaving(page, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill(refused) : route.continue();
  });
  await page.getByRole('switch', { name: 'Marketing' }).click();
  await page.getByRole('switch', { name: 'Product Updates' }).click();
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('preferences that could not be read are asked for again', async ({ page }) => {
  await register(page);
  await page.route('**/api/user/notifications', (route) => route.fulfill(refused));
  await page.goto(address);
  await expect(page.getByText('Failed to get notification preferences', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/notifications');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('switch')).toHaveCount(4);
});

test('a switch is turned by keyboard', async ({ page }) => {
  await register(page);
  await page.goto(address);
  await page.getByRole('switch', { name: 'Product Updates' }).press('Space');
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeFocused();
});
