import { expect, type Page, test } from '@playwright/test';
import { arriveSignedIn, expectSignedIn, expectSignedOut, openAccount, signIn } from './account-steps.ts';
import { register } from './people.ts';
import { somebody } from '../server/people.ts';
import { open } from './look.ts';

async function signOut(page: Page, person: { name: string }) {
  const account = await openAccount(page, person);
  await account.getByRole('button', { name: 'Sign Out' }).click();
}

test('another tab follows signing in and out, which takes what the browser kept, but not what is the browser’s own', async ({
  page,
  context,
}) => {
  const ada = await register(page);
  await context.clearCookies();
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/earn');
  await expectSignedOut(other);
  await signIn(page, { ...ada, email: ada.email.toUpperCase() });
  await expectSignedIn(page, ada);
  await expectSignedIn(other, ada);
  expect(await other.evaluate(() => localStorage.getItem('auth_method'))).toBe('manual');

  await other.evaluate(() => {
    const mine = ['selectedPlan', 'admin_signed_in'];
    for (const key of [...mine, 'theme', 'debug_config', 'guest_usage_1', 'global_guest_usage']) {
      localStorage.setItem(key, 'light');
    }
    sessionStorage.setItem('return_place', '/earn');
  });
  await signOut(other, ada);
  await expect(other.getByText('You are signed out', { exact: true })).toBeVisible();
  await expectSignedOut(other);
  await expectSignedOut(page);
  // The tool may have asked meanwhile what this device has used as a guest: that counter is the browser's own as well.
  const kept = await other.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept.filter((key) => !/^guest_usage_.{2,}/.test(key))).toEqual([
    'debug_config',
    'global_guest_usage',
    'guest_usage_1',
    'theme',
  ]);
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await other.reload();
  await expectSignedOut(other);
});

/** Where the parts of the header stand, on a wide screen and on a phone. */
async function placesOn(page: Page) {
  const places = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    places.push(
      await page
        .locator('.header-line > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x)),
    );
  }
  return places;
}

test('a session that is slow to be known moves nothing, and its end is noticed, here and elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  const answered = Promise.withResolvers<void>();
  const session = '**/api/auth/session';
  await page.route(session, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const ada = somebody();
  await arriveSignedIn(page, ada);
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  const before = await placesOn(page);
  await page.clock.fastForward(8_000);
  await expectSignedOut(page);
  answered.resolve();
  await expectSignedIn(page, ada);
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  expect(await placesOn(page)).toEqual(before);

  // A sign-out that the server does not hear of is made up for when the network is back.
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page, ada);
  await expect(page.getByText('You are signed out in this window only')).toBeVisible();
  await expectSignedOut(page);
  await page.unroute('**/api/auth/logout');
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await ended).status()).toBe(204);
  const { user } = await (await page.request.get('/api/auth/session')).json();
  expect(user).toBeNull();

  await signIn(page, ada);
  await expectSignedIn(page, ada);
  await page.request.post('/api/auth/logout');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('current_user_id'))).toBeNull();

  // A plan that was paid for here and does not show yet is asked for once more.
  await page.unroute(session);
  let asked = 0;
  await page.route(session, async (route) => {
    const account = await (await route.fetch()).json();
    asked += 1;
    const paid = { subscription_plan: 'ultra', words_used: 12_345, words_limit: -1 };
    await route.fulfill({
      json: asked > 1 ? { ...account, profile: { ...account.profile, ...paid } } : account,
    });
  });
  await page.evaluate(() => {
    localStorage.setItem('payment_completed', 'true');
    localStorage.setItem('selectedPlan', 'pro');
  });
  const { email, password } = ada;
  await page.request.post('/api/auth/login', { data: { email, password } });
  await page.reload();
  const account = await openAccount(page, ada);
  await expect(account.getByText('ULTRA', { exact: true })).toBeVisible();
  await expect(account.getByText('12,345 / Unlimited')).toBeVisible();
  expect(asked).toBe(2);
});
