import { expect, type Page, test } from '@playwright/test';
import { arriveSignedIn, expectSignedIn, expectSignedOut, openAccount, signIn } from './account-steps.ts';
import { register, somebody } from './people.ts';
import { open } from './open.ts';

async function signOut(page: Page, person: { name: string }) {
  const account = await openAccount(page, person);
  await account.getByRole('button', { name: 'Sign Out' }).click();
}

test('signing out ends the session and takes what the browser kept, but not what is the browser’s own', async ({
  page,
}) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  await expectSignedIn(page, ada);
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('manual');
  await page.evaluate(() => {
    for (const key of ['selectedPlan', 'theme', 'debug_config', 'guest_usage_1', 'global_guest_usage']) {
      localStorage.setItem(key, 'light');
    }
    sessionStorage.setItem('return_place', '/earn');
  });
  await signOut(page, ada);
  await expect(page.getByText('You are signed out', { exact: true })).toBeVisible();
  await expectSignedOut(page);
  // The tool may have asked meanwhile what this device has used as a guest: that counter is the browser's own as well.
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept.filter((key) => !/^guest_usage_.{2,}/.test(key))).toEqual([
    'debug_config',
    'global_guest_usage',
    'guest_usage_1',
    'theme',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expectSignedOut(page);
});

test('a sign-out that the server did not hear of is told, and made up for when the server is back', async ({
  page,
}) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page, ada);
  await expect(page.getByText('You are signed out in this window only')).toBeVisible();
  await expectSignedOut(page);
  await page.unroute('**/api/auth/logout');
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.clock.install({ time: Date.now() + 61_000 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await ended).status()).toBe(204);
  const { user } = await (await page.request.get('/api/auth/session')).json();
  expect(user).toBeNull();
});

for (const way of ['BroadcastChannel', 'storage events'] as const) {
  test(`another tab follows signing in and out, by ${way}`, async ({ page, context }) => {
    if (way === 'storage events') {
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    }
    const ada = somebody();
    await register(page, ada);
    await context.clearCookies();
    const other = await context.newPage();
    await open(page, '/');
    await open(other, '/earn');
    await expectSignedOut(other);
    await signIn(page, ada);
    await expectSignedIn(page, ada);
    await expectSignedIn(other, ada);
    await signOut(other, ada);
    await expectSignedOut(page);
  });
}

test('loading is given up after eight seconds, and a late answer still counts', async ({ page }) => {
  await page.clock.install();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const ada = somebody();
  await arriveSignedIn(page, ada);
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expectSignedOut(page);
  answered.resolve();
  await expectSignedIn(page, ada);
});

test('a plan that was paid for and does not show yet is asked for once more', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('payment_completed', 'true');
    localStorage.setItem('selectedPlan', 'pro');
  });
  let asked = 0;
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    asked += 1;
    if (asked > 1) {
      account.profile = {
        ...account.profile,
        subscription_plan: 'ultra',
        words_used: 12_345,
        words_limit: -1,
      };
    }
    await route.fulfill({ json: account });
  });
  const ada = somebody();
  await arriveSignedIn(page, ada);
  const account = await openAccount(page, ada);
  await expect(account.getByText('ULTRA', { exact: true })).toBeVisible();
  await expect(account.getByText('12,345 / Unlimited')).toBeVisible();
  expect(asked).toBe(2);
});

test('a session that has ended elsewhere is noticed when the person comes back to the window', async ({
  page,
}) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  await expectSignedIn(page, ada);
  await page.request.post('/api/auth/logout');
  await page.clock.install({ time: Date.now() + 61_000 });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('current_user_id'))).toBeNull();
});
