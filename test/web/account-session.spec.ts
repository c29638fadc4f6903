import { expect, type Page, test } from '@playwright/test';
import { expectSignedIn, expectSignedOut, openAccount, signIn } from './account-steps.ts';
import { register } from './people.ts';
import { somebody } from '../server/people.ts';
import { open } from './look.ts';

async function signOut(page: Page, person: { name: string }) {
  const account = await openAccount(page, person);
  await account.getByRole('button', { name: 'Sign Out' }).click();
}

test('other tabs follow sign-in and sign-out; sign-out clears the user’s stored data but keeps browser-wide settings and counters', async ({
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

  await other.evaluate(() => {
    for (const key of ['selectedPlan', 'admin_signed_in', 'theme', 'debug_config', 'global_guest_usage'])
      localStorage.setItem(key, 'light');
    sessionStorage.setItem('return_place', '/earn');
  });
  await signOut(other, ada);
  await expect(other.getByText('You are signed out', { exact: true })).toBeVisible();
  await expectSignedOut(other);
  await expectSignedOut(page);
  // The tool may have fetched this device's guest usage meanwhile; that counter belongs to the browser as well.
  const kept = await other.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept.filter((key) => !key.startsWith('guest_usage_'))).toEqual([
    'debug_config',
    'global_guest_usage',
    'theme',
  ]);
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await other.reload();
  await expectSignedOut(other);
});

/** Returns the x positions of the header's parts, on a phone and on a wide screen. */
async function placesOn(page: Page) {
  const parts = page.locator('.header-line > *');
  const places = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    places.push(await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x)));
  }
  return places;
}

test('the header does not shift while the session loads, a failed sign-out is retried, and a session that ended is detected', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem('payment_completed', 'true');
    localStorage.setItem('selectedPlan', 'pro');
  });
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/auth/session', async (route) => {
    asked += 1;
    await answered.promise;
    await route.continue();
  });
  const ada = somebody();
  await register(page, ada);
  await open(page, '/');
  const login = page.getByRole('button', { name: 'Log in' });
  await expect(login).toHaveCount(0);
  const before = await placesOn(page);
  answered.resolve();
  await expectSignedIn(page, ada);
  await expect(login).toHaveCount(0);
  expect(await placesOn(page)).toEqual(before);
  // A plan paid for in this browser that the profile does not show yet causes one more request.
  await expect.poll(() => asked).toBe(2);

  await page.route('**/api/auth/logout', (route) => route.abort(), { times: 1 });
  await signOut(page, ada);
  await expect(page.getByText('You are signed out in this window only')).toBeVisible();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await ended).status()).toBe(204);

  await signIn(page, ada);
  await expectSignedIn(page, ada);
  await page.request.post('/api/auth/logout');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expectSignedOut(page);
});
