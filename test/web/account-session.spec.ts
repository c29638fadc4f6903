import { expect, type Page, test } from '@playwright/test';
import { expectSignedIn, expectSignedOut, openAccount, signIn } from './account-steps.ts';
import { register } from './people.ts';
import { open } from './look.ts';

test('other tabs follow sign-in and sign-out', async ({ page, context }) => {
  const ada = await register(page);
  await context.clearCookies();
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/earn');
  await expectSignedOut(other);
  await signIn(page, { ...ada, email: ada.email.toUpperCase() });
  await expectSignedIn(page, ada);
  await expectSignedIn(other, ada);

  const account = await openAccount(other, ada);
  await account.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(other);
  await expectSignedOut(page);
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

test('the header does not shift while the session loads', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const ada = await register(page);
  await open(page, '/');
  const login = page.getByRole('button', { name: 'Log in' });
  await expect(login).toHaveCount(0);
  const before = await placesOn(page);
  answered.resolve();
  await expectSignedIn(page, ada);
  await expect(login).toHaveCount(0);
  expect(await placesOn(page)).toEqual(before);
});
