import { expect, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import {
  arriveSignedIn,
  askFor,
  expectSignedIn,
  expectSignedOut,
  fill,
  mailedLink,
  openAccount,
  press,
  signIn,
  signInWindow,
} from './account-steps.ts';
import { register, somebody } from './people.ts';
import { open } from './open.ts';

test('a forgotten password: the mail, its link, a new password, and signing in with it', async ({ page }) => {
  await page.clock.install();
  const ada = somebody();
  await register(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  await askFor(page, 'Log in');
  await press(page, 'Forgot password?');
  await fill(page, { Email: ada.email });
  await press(page, 'Send Reset Link');
  await expect(signInWindow(page).getByRole('status')).toHaveText('Reset instructions sent!');

  const link = await mailedLink(page.request, ada.email, 'Reset your password');
  await open(page, link);
  const password = 'another long sentence';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL('/');

  await signIn(page, ada);
  await expect(signInWindow(page).getByRole('alert')).toHaveText('Invalid email or password');
  await press(page, 'Close');
  await signIn(page, { ...ada, password });
  await expectSignedIn(page, ada);

  await open(page, link);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(
    page.getByRole('heading', { name: 'This reset link is invalid or has expired.' }),
  ).toBeVisible();
  await expect(page.getByText(failures.invalid_reset_token.sentence)).toBeVisible();
});

test('resetting ends the session of the person who is signed in here, and a waiting window in another tab closes', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  const other = await context.newPage();
  await page.request.post('/api/auth/forgot-password', { data: { email: ada.email } });
  const link = await mailedLink(page.request, ada.email, 'Reset your password');
  await context.clearCookies();
  await open(other, '/');
  await askFor(other, 'Log in');
  await page.request.post('/api/auth/login', { data: { email: ada.email, password: ada.password } });

  await open(page, link);
  await expect(signInWindow(other)).toBeHidden();
  await expectSignedIn(page, ada);
  await page.getByLabel('New Password', { exact: true }).fill('another long sentence');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another long sentence');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(signInWindow(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await press(page, 'Close');
  await expectSignedOut(page);
});

test('the link of the first mail confirms the address, and the reminder goes away', async ({ page }) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  const account = await openAccount(page, ada);
  await expect(account.getByText('This address is not confirmed yet.')).toBeVisible();
  await account.getByRole('button', { name: 'Send it again' }).click();
  await expect(account.getByText('Sent. The link works once, for 24 hours.')).toBeVisible();

  await open(page, await mailedLink(page.request, ada.email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(page.getByText(ada.email).filter({ visible: true })).toBeVisible();
  const now = await openAccount(page, ada);
  await expect(now.getByText('This address is not confirmed yet.')).toHaveCount(0);
});

test('where nobody is signed in, opening the link confirms nothing until the person says so', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await arriveSignedIn(page, ada);
  const link = await mailedLink(page.request, ada.email, 'Confirm your email address');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  const { email, password } = ada;
  const stillOpen = await page.request.post('/api/auth/login', { data: { email, password } });
  expect((await stillOpen.json()).user.email_verified).toBe(false);
  await context.clearCookies();

  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
});
