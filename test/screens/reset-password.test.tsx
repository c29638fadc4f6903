import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { account } from '#account/account.ts';
import { accountWith } from './account.ts';
import { stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectHome,
  expectNone,
  expectSaid,
  expectText,
  expectVisible,
  field,
  text,
} from './see.ts';
import { failure, json, unreachable } from './server.ts';

const call = 'POST /api/auth/reset-password';

async function reset(password: string, again: string) {
  await field('New Password').fill(password);
  await field('Confirm Password').fill(again);
  await button('Reset Password').click();
}

test('the fields are checked before the server is asked, and axe finds nothing in what they complain of', async () => {
  const server = await open('/reset-password?token=abc');
  await reset('a long sentence', 'another one');
  await expectSaid(alert, 'Passwords do not match');
  await reset('short', 'short');
  await expectSaid(alert, 'Password must be at least 8 characters long');
  expect(server.asked(call)).toEqual([]);
  await expectAccessible();
});

test('an expired link says so, and leads to a new one', async () => {
  await open('/reset-password#token=abc', { answers: { [call]: failure('expired_reset_token') } });
  await reset('a long sentence', 'a long sentence');
  await expectVisible(text('Reset token has expired'));
  await button('Request a new link').click();
  await expectVisible(page.getByRole('dialog').getByRole('heading', { name: 'Reset your password' }));
});

test('a link that was used says so', async () => {
  await open('/reset-password#token=abc', { answers: { [call]: failure('invalid_reset_token') } });
  await reset('a long sentence', 'a long sentence');
  await expectVisible(page.getByRole('heading', { name: 'This reset link is invalid or has expired.' }));
  await expectVisible(text(failures.invalid_reset_token.sentence));
});

const done = { [call]: json({ message: 'Password updated successfully' }) };
const nobody = { 'GET /api/auth/session': json({ user: null, profile: null, google: true }) };

test('resetting ends the session of the person who is signed in here, and leads to the sign-in', async () => {
  const server = await open('/reset-password#token=abc', { account: accountWith(), answers: done });
  await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
  server.answer(nobody);
  await field('New Password').fill('another long sentence');
  await button('Show new password').click();
  await expect.element(field('New Password')).toHaveAttribute('type', 'text');
  await reset('another long sentence', 'another long sentence');
  await expectVisible(page.getByRole('heading', { name: 'Your new password is set' }));
  await expectVisible(text('Password updated successfully'));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByRole('heading', { name: 'Welcome back' }));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectVisible(button('Log in'));
});

test('who has set a new password comes home after three seconds', async () => {
  await open('/reset-password#token=abc', { answers: done });
  await field('New Password').fill('another long sentence');
  await field('Confirm Password').fill('another long sentence');
  stopClock();
  await button('Reset Password').click();
  await expectVisible(text('Password updated successfully'));
  await turnClock(3_000);
  await expectHome();
});

test('a sign-in window that waits in another tab closes when the link is opened', async () => {
  await open('/');
  await button('Log in').click();
  await expectVisible(page.getByRole('dialog'));
  account.recoverPassword('other-tab');
  await expectNone(page.getByRole('dialog'));
});

test('a reset that cannot reach the server keeps what was typed', async () => {
  await open('/reset-password#token=abc', { answers: { [call]: unreachable } });
  await reset('a long sentence', 'a long sentence');
  await expectText(alert, 'Failed to reset password. Network error.');
  await expect.element(field('New Password')).toHaveValue('a long sentence');
});

test('a reset page without a token says what is wrong', async () => {
  await open('/reset-password');
  await expectSaid(
    page.getByRole('heading', { level: 1 }),
    'Invalid reset link. Please request a new password reset.',
  );
});

test.each([
  ['expired_reset_token', 'Reset token has expired.'],
  ['invalid_reset_token', 'Invalid or expired reset token.'],
] as const)('a link that no longer works says so before a password is typed: %s', async (code, sentence) => {
  const server = await open(`/reset-password?token=${code}`, {
    answers: { 'POST /api/auth/check-link': failure(code) },
  });
  await expectVisible(page.getByRole('heading', { name: 'This reset link is invalid or has expired.' }));
  await expectVisible(text(sentence));
  await expectNone(field('New Password'));
  expect(server.asked('POST /api/auth/check-link')).toEqual([{ token: code, purpose: 'reset' }]);
  await expectAccessible();
});
