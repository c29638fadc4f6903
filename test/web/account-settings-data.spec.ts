import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { chooseGoogleAccount, type Person, register, signUpWithGoogle } from './people.ts';

const address = '/account-settings?tab=data';

async function savedBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function expectGone(page: Page, { email, password }: Person) {
  await expect(page.getByRole('alert')).toContainText(
    /Account deleted successfully\. \d+ records were removed\./,
  );
  await expect(page).toHaveURL('/');
  // What a guest has used counts for the browser, whoever signs in or out.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/^(global_)?guest_usage/.test(key))).toEqual([]);
  const session = await page.request.get('/api/auth/session');
  expect(await session.json()).toMatchObject({ user: null });
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(login.status()).toBe(401);
}

test('the export is saved as a text that can be read, named by the day, and as JSON', async ({ page }) => {
  const { email, name } = await register(page);
  await page.goto(address);
  const file = await savedBy(page, 'Export Data');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(file.name).toBe(`user-data-${today}.txt`);
  expect(file.text).toContain(email);
  expect(file.text).toContain(name);
  await expect(page.getByText('Data exported successfully', { exact: true })).toBeVisible();

  const data = await savedBy(page, 'Export as JSON');
  expect(data.name).toBe(`user-data-${today}.json`);
  expect(JSON.stringify(JSON.parse(data.text))).toContain(email);
});

test.describe('deletion', () => {
  test('by keyboard: the count is told, storage is empty, and the person is home and signed out', async ({
    page,
  }) => {
    const person = await register(page);
    await page.goto(address);
    await page.evaluate(() => localStorage.setItem('humanizedTexts', '["mine"]'));
    await page.getByRole('button', { name: 'Delete Account' }).press('Enter');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expectGone(page, person);
    const outbox = await page.request.get(`/api/dev/outbox?to=${person.email}`);
    expect(await outbox.text()).toContain('Your account was deleted');
  });

  test('of an account of Google’s goes by way of Google when its sign-in is not fresh', async ({ page }) => {
    const person = await signUpWithGoogle(page);
    await page.route(
      '**/api/user/delete',
      (route) => route.fulfill({ status: 403, json: { error: 'Once more', code: 'google_required' } }),
      { times: 1 },
    );
    await page.goto(address);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await chooseGoogleAccount(page, person);
    await page.getByLabel('Email', { exact: true }).fill(person.email.toUpperCase());
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expectGone(page, person);
  });
});
