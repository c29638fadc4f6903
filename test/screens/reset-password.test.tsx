import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { account } from '#account/account.ts';
import { accountWith } from './account.ts';
import { stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { alert, button, dialog, field, heading, text } from './find.ts';
import * as see from './see.ts';
import { failure, json, unreachable } from './server.ts';

const call = 'POST /api/auth/reset-password';

async function reset(password: string, again: string) {
  await field('New Password').fill(password);
  await field('Confirm Password').fill(again);
  await button('Reset Password').click();
}

test('the fields are validated before the request; if the server is unreachable, the input stays', async () => {
  const server = await open('/reset-password?token=abc', { answers: { [call]: unreachable } });
  await reset('a long sentence', 'another one');
  await see.said(alert, 'Passwords do not match');
  await reset('short', 'short');
  await see.said(alert, 'Password must be at least 8 characters long');
  expect(server.asked(call)).toEqual([]);
  await see.accessible();
  await reset('a long sentence', 'a long sentence');
  await see.text(alert, 'Failed to reset password. Network error.');
  await see.value(field('New Password'), 'a long sentence');
});

test('an invalid link says so when the password is sent', async () => {
  await open('/reset-password#token=abc', { answers: { [call]: failure('invalid_reset_token') } });
  await reset('a long sentence', 'a long sentence');
  await see.visible(heading('This reset link is invalid or has expired.'));
  await see.visible(text(failures.invalid_reset_token.sentence));
  await button('Request a new link').click();
  await see.visible(dialog.getByRole('heading', { name: 'Reset your password' }));
});

const done = { [call]: json({ message: 'Password updated successfully' }) };
const nobody = { 'GET /api/auth/session': json({ user: null, profile: null, google: true }) };

test('a reset ends the session in this browser, offers to sign in, and goes home after three seconds', async () => {
  const server = await open('/reset-password#token=abc', { account: accountWith(), answers: done });
  await see.visible(button(/Ada Lovelace/));
  server.answer(nobody);
  await field('New Password').fill('another long sentence');
  await button('Show new password').click();
  await expect.element(field('New Password')).toHaveAttribute('type', 'text');
  await field('Confirm Password').fill('another long sentence');
  stopClock();
  await button('Reset Password').click();
  await see.visible(heading('Your new password is set'));
  await see.visible(text('Password updated successfully'));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await see.visible(dialog.getByRole('heading', { name: 'Welcome back' }));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see.visible(button('Log in'));
  await turnClock(3_000);
  await see.home();
});

test('a sign-in dialog in another tab closes when the link is opened, and a link without a token says what is wrong', async () => {
  await open('/earn');
  await button('Log in').first().click();
  await see.visible(dialog);
  account.recoverPassword('other-tab');
  await see.none(dialog);
  await open('/reset-password');
  await see.visible(heading('Invalid reset link. Please request a new password reset.', 1));
});

test('an expired link says so before a password is typed', async () => {
  const server = await open('/reset-password?token=expired', {
    answers: { 'POST /api/auth/check-link': failure('expired_reset_token') },
  });
  await see.visible(heading('This reset link is invalid or has expired.'));
  await see.visible(text('Reset token has expired.'));
  await see.none(field('New Password'));
  expect(server.asked('POST /api/auth/check-link')).toEqual([{ token: 'expired', purpose: 'reset' }]);
  await see.accessible();
});
