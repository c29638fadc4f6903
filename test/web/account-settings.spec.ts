import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openAccount } from './account-steps.ts';
import { open } from './look.ts';
import { fromNewNetwork } from '../server/people.ts';
import { register } from './people.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function savedBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('the settings of an account, by keyboard where it counts, from the name to the deletion', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await register(page);
  const { email, password } = person;
  const there = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: phone,
    extraHTTPHeaders: fromNewNetwork(),
  });
  await there.post('/api/auth/login', { data: { email, password } });

  await open(page, '/pricing');
  await (await openAccount(page, person)).getByRole('link', { name: 'Account Settings' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ada King');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();

  await tab(page, 'Security').click();
  const devices = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Safari on iPhone' })).toContainText('last seen today');
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect(await (await there.get('/api/auth/session')).json()).toMatchObject({ user: null });
  await there.dispose();

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
  await expect(page.getByRole('switch')).toHaveCount(4);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
  await marketing.press('Space');
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();

  // The tab stands in the address, outlives a reload and does not fill the way back.
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

  const file = await savedBy(page, 'Export Data');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(file.name).toBe(`user-data-${today}.txt`);
  expect(file.text).toContain(email);
  expect(file.text).toContain('Ada King');
  await expect(page.getByText('Data exported successfully', { exact: true })).toBeVisible();
  const data = await savedBy(page, 'Export as JSON');
  expect(data.name).toBe(`user-data-${today}.json`);
  expect(JSON.stringify(JSON.parse(data.text))).toContain(email);

  await page.evaluate(() => localStorage.setItem('humanizedTexts', '["mine"]'));
  await page.getByRole('button', { name: 'Delete Account' }).press('Enter');
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    /Account deleted successfully\. \d+ records were removed\./,
  );
  await expect(page).toHaveURL('/');
  // What a guest has used counts for the browser, whoever signs in or out.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/^(global_)?guest_usage/.test(key))).toEqual([]);
  expect(await (await page.request.get('/api/auth/session')).json()).toMatchObject({ user: null });
  const login = await page.request.post('/api/auth/login', { data: { email, password: next } });
  expect(login.status()).toBe(401);
  const outbox = await page.request.get(`/api/dev/outbox?to=${email}`);
  expect(await outbox.text()).toContain('Your account was deleted');
});
