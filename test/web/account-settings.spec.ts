import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { signInReader, register } from './people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const names = ['Profile', 'Security', 'Notifications', 'Billing', 'Data & Privacy'];

test.describe('the tabs', () => {
  test('are five, each with a panel of its own in which axe finds nothing', async ({ page }) => {
    await signInReader(page);
    const complaints = complaintsOf(page);
    await page.goto('/account-settings');
    await expect(page.getByRole('tab')).toHaveText(names);
    for (const name of names) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectToFit(page);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  test('stand in the address, outlive a reload and do not fill the way back', async ({ page }) => {
    await signInReader(page);
    await page.goto('/account-settings?tab=there-is-none');
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
    await page.goto('/account-settings?tab=billing');
    await expect(tab(page, 'Billing')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Security').click();
    await tab(page, 'Data & Privacy').click();
    await expect(page).toHaveURL('/account-settings?tab=data');
    await page.reload();
    await expect(tab(page, 'Data & Privacy')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/account-settings?tab=there-is-none');
    await page.goForward();
    await expect(tab(page, 'Data & Privacy')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the profile', () => {
  test('is changed, saved, and shown wherever the name stands', async ({ page }) => {
    const { email } = await register(page);
    await page.goto('/account-settings');
    await expect(page.getByRole('tabpanel')).toContainText('Ada Lovelace');
    await expect(page.getByRole('tabpanel')).toContainText(email);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
    await expect(page.getByText('The email address cannot be changed.')).toBeVisible();
    await page.getByLabel('Full Name').fill('  Ada King  ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Ada King');
    await page.reload();
    await expect(page.getByRole('tabpanel')).toContainText('Ada King');
  });
});
