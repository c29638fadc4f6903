import { expect, type Page, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import {
  askFor,
  expectArrival,
  expectSignedIn,
  expectSignedOut,
  fill,
  mailedLink,
  press,
  signIn,
  signInWindow,
} from './account-steps.ts';
import { chooseGoogleAccount, register, somebody } from './people.ts';
import { open } from './open.ts';

async function leaveForGoogle(page: Page, by: 'Log in' | 'Try for free' = 'Log in') {
  await askFor(page, by);
  const way = by === 'Log in' ? 'Sign in with Google' : 'Sign up with Google';
  await signInWindow(page).getByRole('link', { name: way }).click();
}

test('a new account by Google, back at the place where the person was', async ({ page }) => {
  const ada = somebody();
  await open(page, '/#faq');
  await leaveForGoogle(page, 'Try for free');
  await chooseGoogleAccount(page, ada);
  await expectArrival(page, '/#faq');
  await expectSignedIn(page, ada);
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('oauth');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('Google is linked to the account of the same confirmed address', async ({ page }) => {
  const ada = somebody();
  await register(page, ada);
  const link = new URL(await mailedLink(page.request, ada.email, 'Confirm your email address'));
  await page.request.post('/api/auth/verify-email', { data: { token: link.searchParams.get('token') } });
  await page.context().clearCookies();
  await open(page, '/');
  await leaveForGoogle(page);
  await chooseGoogleAccount(page, ada);
  await expectArrival(page, '/');
  await expect(page.getByText('Google is now linked to your account')).toBeVisible();
  await expect(page.getByText('From now on you can sign in either way.')).toBeVisible();
  await expectSignedIn(page, ada);
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('hybrid');
});

test('a password from before the address was confirmed goes, and the person is told', async ({ page }) => {
  const ada = somebody();
  await register(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  await leaveForGoogle(page);
  await chooseGoogleAccount(page, ada);
  await expect(page.getByText('so it no longer works')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('oauth');
});

test('signing up with the address of a Google account is refused in words', async ({ page }) => {
  const ada = somebody();
  await open(page, '/');
  await leaveForGoogle(page);
  await chooseGoogleAccount(page, ada);
  await expectArrival(page, '/');
  await expectSignedIn(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  await askFor(page, 'Try for free');
  await fill(page, { 'Full Name': ada.name, Email: ada.email, Password: ada.password });
  await press(page, 'Create Account');
  await expect(signInWindow(page).getByRole('alert')).toHaveText(failures.google_account.sentence);
  await press(page, 'Close');
  await signIn(page, ada);
  await expect(signInWindow(page).getByRole('alert')).toHaveText('Invalid email or password');
});

test('the way back shows that the sign-in is being completed, and leads to the page on which it began', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/google/callback', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const ada = somebody();
  await open(page, '/earn');
  await leaveForGoogle(page);
  await chooseGoogleAccount(page, ada);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completing Google sign in...');
  answered.resolve();
  await expectArrival(page, '/earn');
  await expectSignedIn(page, ada);
});

test('cancelling at Google leads home without a word', async ({ page }) => {
  await open(page, '/earn');
  await leaveForGoogle(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectArrival(page, '/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSignedOut(page);
});
