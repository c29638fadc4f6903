import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startClock, stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { button, dialog } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const title = dialog.getByRole('heading', { level: 2 });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const fields = () =>
  Array.from(dialog.element().querySelectorAll('input'), ({ labels }) => labels?.[0]?.textContent);

const refusing = { 'POST /api/auth/login': failure('invalid_credentials') };

async function goWrong() {
  await open('/', { answers: refusing });
  await button('Log in').click();
  await field('Email').fill('ada@example.org');
  await field('Password').fill('not the one');
  await press('Sign In');
  await see.said(dialog.getByRole('alert'), 'Invalid email or password');
  await see.value(field('Email'), 'ada@example.org');
}

test('the sign-in window has its three modes, each with its fields, labels and links', async () => {
  await open('/');
  await button('Log in').click();
  await see.said(title, 'Welcome back');
  expect(fields()).toEqual(['Email', 'Password']);
  await see.visible(dialog.getByRole('link', { name: 'Sign in with Google' }));
  await see.visible(dialog.getByRole('button', { name: 'Sign In', exact: true }));

  await press('Sign up');
  await see.said(title, 'Create account');
  expect(fields()).toEqual(['Full Name', 'Email', 'Password']);
  await see.visible(dialog.getByRole('link', { name: 'Sign up with Google' }));
  await see.visible(dialog.getByRole('button', { name: 'Create Account' }));

  await press('Sign in');
  await press('Forgot password?');
  await see.said(title, 'Reset your password');
  expect(fields()).toEqual(['Email']);
  await see.none(dialog.getByRole('link'));
  await see.visible(dialog.getByRole('button', { name: 'Send Reset Link' }));
  await press('Back to Sign In');
  await see.said(title, 'Welcome back');
});

test('“Try for free” opens it for signing up, and every field there is required', async () => {
  await open('/');
  await button('Try for free').click();
  await see.visible(dialog.getByRole('heading', { name: 'Create account' }));
  for (const label of ['Full Name', 'Email', 'Password']) {
    await expect.element(field(label)).toHaveAttribute('required');
  }
  await expect.element(field('Email')).toHaveAttribute('type', 'email');
  await expect.element(field('Password')).toHaveAttribute('minlength', '8');
  await see.accessible();
});

test('an error is told where axe finds nothing, and switching clears it and the fields', async () => {
  await goWrong();
  await see.accessible();
  await press('Sign up');
  await see.none(dialog.getByRole('alert'));
  await see.value(field('Email'), '');
  await press('Sign in');
  await see.value(field('Email'), '');
  await see.value(field('Password'), '');
});

test('a password can be shown and hidden', async () => {
  await open('/');
  await button('Log in').click();
  await field('Password').fill('a long sentence');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await press('Show password');
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await press('Hide password');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await see.value(field('Password'), 'a long sentence');
});

test('the address goes along to the forgotten password; once that is sent, the button rests for a minute', async () => {
  const forgot = 'POST /api/auth/forgot-password';
  const server = await open('/', { answers: { [forgot]: json({ message: 'Reset instructions sent!' }) } });
  await button('Log in').click();
  await field('Email').fill('ada@example.org');
  await press('Forgot password?');
  await see.value(field('Email'), 'ada@example.org');
  await see.accessible();
  stopClock();
  await press('Send Reset Link');
  await see.visible(dialog.getByText('Reset instructions sent!'));
  const send = dialog.getByRole('button', { name: 'Send Reset Link' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(server.asked(forgot)).toHaveLength(1);
  await turnClock(60_000);
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  await press('Send Reset Link');
  await expect.poll(() => server.asked(forgot)).toHaveLength(2);
  await field('Email').fill('grace@example.org');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  startClock();
  await see.accessible();
});

test('a password from before there was a longer minimum can be typed', async () => {
  await open('/');
  await button('Log in').click();
  await expect.element(field('Password')).not.toHaveAttribute('minlength');
});
