import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectSaid,
  expectText,
  expectVisible,
  field,
  text,
} from './see.ts';
import { failure, unreachable } from './server.ts';

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
  await expectSaid(alert, 'Password must be at least 6 characters long');
  expect(server.asked(call)).toEqual([]);
  await expectAccessible();
});

test('an expired link says so, and leads to a new one', async () => {
  await open('/reset-password?token=abc', { answers: { [call]: failure('expired_reset_token') } });
  await reset('a long sentence', 'a long sentence');
  await expectVisible(text('Reset token has expired'));
  await button('Request a new link').click();
  await expectVisible(page.getByRole('dialog').getByRole('heading', { name: 'Reset your password' }));
});

test('a reset that cannot reach the server keeps what was typed', async () => {
  await open('/reset-password?token=abc', { answers: { [call]: unreachable } });
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
