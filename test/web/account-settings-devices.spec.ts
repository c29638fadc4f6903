import { expect, test } from '@playwright/test';
import { expectToFit } from './look.ts';
import { signIn, register } from './people.ts';

const address = '/account-settings?tab=security';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('the devices are listed, and ending one signs its browser out', async ({ page, browser, baseURL }) => {
  const person = await register(page);
  const other = await browser.newContext({ baseURL: baseURL ?? '', userAgent: phone });
  const there = await other.newPage();
  await signIn(there, person);
  await there.goto('/account-settings');
  await expect(there.getByRole('tabpanel')).toContainText(person.email);

  await page.goto(address);
  const devices = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Safari on iPhone' })).toContainText('last seen today');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('The device is signed out', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

  await there.getByRole('tab', { name: 'Notifications' }).click();
  await expect(there).toHaveURL('/');
  await expect(there.getByText('User not authenticated')).toBeVisible();
  await other.close();
});

test('all other devices are ended at once', async ({ page, browser, baseURL }) => {
  const person = await register(page);
  const others = [];
  for (const userAgent of [phone, phone]) {
    const other = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
    const there = await other.newPage();
    await signIn(there, person);
    others.push({ other, there });
  }
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign Out All Other Devices' }).click();
  await expect(page.getByText('All other devices are signed out', { exact: true })).toBeVisible();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  for (const { other, there } of others) {
    await there.goto('/account-settings');
    await expect(there).toHaveURL('/');
    await other.close();
  }
  await page.reload();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
});
