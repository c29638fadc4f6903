import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { signInReader, register } from './people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const names = ['Profile', 'Security', 'Notifications', 'Billing', 'Data & Privacy'];

test('a visitor is sent home', async ({ page }) => {
  await page.goto('/account-settings');
  await expect(page).toHaveURL('/');
});

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

  test('are walked with the arrow keys, round and round', async ({ page }) => {
    await signInReader(page);
    await page.goto('/account-settings');
    await tab(page, 'Profile').focus();
    for (const name of ['Security', 'Notifications', 'Billing', 'Data & Privacy', 'Profile']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('End');
    await expect(tab(page, 'Data & Privacy')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Profile')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();
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

  test('is saved only when the name has changed and the edit was not cancelled', async ({ page }) => {
    await signInReader(page);
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill('Ada Lovelace ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill('Somebody Else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Ada Lovelace');
    expect(calls).toEqual([]);
  });

  test('needs a name', async ({ page }) => {
    await signInReader(page);
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill(' ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter your full name');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/Please enter your full name/);
    await expectAccessible(page);
  });

  test('says so when it could not be saved, and keeps what was typed', async ({ page }) => {
    await signInReader(page);
    await page.route('**/api/user/profile', (route) => route.abort());
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill('Ada King');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update profile', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada King');
    await page.getByRole('button', { name: 'Dismiss the message' }).click();
    await expect(page.getByText('Failed to update profile')).toHaveCount(0);
  });
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the forms behind the buttons fit, and axe finds nothing in what they complain of', async ({
    page,
  }) => {
    await signInReader(page);
    await page.goto('/account-settings?tab=security');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Please fill in all password fields', { exact: true })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await page.goto('/account-settings?tab=data');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page.getByText('Please enter your password to confirm account deletion')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });
});

test('a message moves nothing on the page', async ({ page }) => {
  await register(page);
  await page.goto('/account-settings?tab=notifications');
  const first = page.getByRole('switch').first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await first.click();
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
});

test.describe('billing', () => {
  test('of a new account: the free plan, when words come back, no payments', async ({ page }) => {
    await signInReader(page);
    await page.goto('/account-settings?tab=billing');
    const panel = page.getByRole('tabpanel');
    for (const words of ['Free', 'Free of charge', 'Active', 'Resets on']) {
      await expect(panel).toContainText(words);
    }
    await expect(panel).toContainText('You have not paid for anything yet');
    await expect(panel.getByRole('link')).toHaveCount(1);
  });

  test('of a subscriber: price, cycle, end of the term and the payments', async ({ page }) => {
    await signInReader(page);
    const payment = {
      id: 'latest',
      at: '2026-11-03T12:00:00Z',
      plan: 'pro',
      billing_cycle: 'annual',
      amount: 30,
      status: 'completed',
      action: 'ACTIVATED',
      term_end: '2027-11-03T12:00:00Z',
      words_carried: 380,
    };
    const billing = {
      plan: 'pro',
      billing_cycle: 'annual',
      status: 'active',
      subscription_start: '2026-11-03T12:00:00Z',
      subscription_end: '2027-11-03T12:00:00Z',
      resets_at: '2026-12-03T12:00:00Z',
      words_carried: 380,
      renewable: true,
      renewable_from: '2027-10-27T12:00:00Z',
      payments: [payment],
      next: 'earlier',
    };
    await page.route('**/api/user/billing', (route) => route.fulfill({ json: billing }));
    await page.route('**/api/user/billing?before=earlier', (route) =>
      route.fulfill({
        json: { ...billing, payments: [{ ...payment, id: 'earlier', status: 'refunded' }], next: null },
      }),
    );
    await page.goto('/account-settings?tab=billing');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('$30 per year');
    await expect(panel).toContainText('Annual');
    await expect(panel.getByText('Term ends').locator('..')).toContainText('November 3, 2027');
    await expect(panel.getByText('Words carried over', { exact: true }).locator('..')).toContainText(
      '380, to be used before December 3, 2026',
    );
    await expect(panel.getByRole('link', { name: 'Renew Pro' })).toHaveAttribute('href', '/pricing');
    await expect(panel).toContainText('What you pay for now is added after that day');
    await expect(page.getByRole('row').last()).toContainText('$30');
    await expect(page.getByRole('row').last()).toContainText(
      'Term until November 3, 2027, 380 words carried over',
    );
    await page.getByRole('button', { name: 'Show Earlier Payments' }).click();
    await expect(page.getByRole('row').last()).toContainText('Refunded');
    await expect(page.getByRole('button', { name: 'Show Earlier Payments' })).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page);
  });

  test('that could not be read is asked for again', async ({ page }) => {
    await signInReader(page);
    await page.route('**/api/user/billing', (route) =>
      route.fulfill({ status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } }),
    );
    await page.goto('/account-settings?tab=billing');
    await expect(page.getByRole('alert')).toContainText('Failed to get billing information');
    await expectAccessible(page);
    await page.unroute('**/api/user/billing');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Free of charge');
  });
});
