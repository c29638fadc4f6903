import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openAccount } from './account-steps.ts';
import { open } from './look.ts';
import { register } from './people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function savedBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a user changes name, password and notifications, exports data and deletes the account; password and deletion by keyboard', async ({
  page,
}) => {
  const person = await register(page);
  const { email, password } = person;
  await open(page, '/pricing');
  await (await openAccount(page, person)).getByRole('link', { name: 'Account Settings' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ada King');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();

  await tab(page, 'Security').click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  const next = 'a longer sentence';
  await page.getByRole('button', { name: 'Change Password' }).press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(next);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const newPassword = page.getByRole('textbox', { name: 'New Password', exact: true });
  await expect(newPassword).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password updated successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();

  await tab(page, 'Notifications').click();
  const marketing = page.getByRole('switch', { name: 'Marketing' });
  await marketing.press('Space');
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();

  // The tab is part of the URL, survives a reload and adds no history entries.
  await page.reload();
  await expect(tab(page, 'Notifications')).toHaveAttribute('aria-selected', 'true');
  await expect(marketing).toBeChecked();
  await expect(page.getByRole('button', { name: 'Ada King' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.goForward();
  await expect(tab(page, 'Notifications')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Data & Privacy').click();
  await expect(page).toHaveURL('/account-settings?tab=data');

  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  for (const [button, ending] of [
    ['Export Data', 'txt'],
    ['Export as JSON', 'json'],
  ] as const) {
    const file = await savedBy(page, button);
    expect(file.name).toBe(`user-data-${today}.${ending}`);
    expect(file.text).toContain(email);
  }
  await expect(page.getByText('Data exported successfully', { exact: true }).first()).toBeVisible();

  await page.evaluate(() => localStorage.setItem('humanizedTexts', '["mine"]'));
  await page.getByRole('button', { name: 'Delete Account' }).press('Enter');
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    /Account deleted successfully\. \d+ records were removed\./,
  );
  await expect(page).toHaveURL('/');
  // Guest usage belongs to the browser and survives sign-in and sign-out.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/^(global_)?guest_usage/.test(key))).toEqual([]);
  expect(await (await page.request.get('/api/auth/session')).json()).toMatchObject({ user: null });
});
