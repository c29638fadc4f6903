import { expect, test } from '@playwright/test';
import { register } from './people.ts';

const address = '/account-settings?tab=notifications';

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

test('a switch is turned by keyboard', async ({ page }) => {
  await register(page);
  await page.goto(address);
  await page.getByRole('switch', { name: 'Product Updates' }).press('Space');
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product Updates' })).toBeFocused();
});
