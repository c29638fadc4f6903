import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { button, dialog } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, failure, held, unreachable } from './server.ts';

const signIn = { opener: 'Log in', call: 'login', submit: 'Sign In', what: 'Failed to sign in' };
const signUp = {
  opener: 'Try for free',
  call: 'register',
  submit: 'Create Account',
  what: 'Failed to create account',
};
const forgotten = {
  opener: 'Log in',
  call: 'forgot-password',
  submit: 'Send Reset Link',
  what: 'Failed to send reset instructions',
};

const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const told = dialog.getByRole('alert');

async function fillIn({ opener, call }: typeof signIn, answers: Answers) {
  const server = await open('/', { answers });
  await button(opener).click();
  if (call === 'forgot-password') await press('Forgot password?');
  await dialog.getByLabelText('Email', { exact: true }).fill('ada@example.org');
  if (call !== 'forgot-password')
    await dialog.getByLabelText('Password', { exact: true }).fill('a long sentence');
  if (call === 'register') await dialog.getByLabelText('Full Name', { exact: true }).fill('Ada Lovelace');
  return server;
}

test.each([signIn, signUp, forgotten])(
  '“$submit” waits and is sent once while busy, then says what failed and when to try again',
  async (mode) => {
    const call = `POST /api/auth/${mode.call}`;
    const { answer, letGo } = held(failure('invalid_credentials'));
    const server = await fillIn(mode, { [call]: answer });
    await press(mode.submit);
    const busy = dialog.getByRole('button', { name: 'Please wait...' });
    await see.visible(busy);
    (busy.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    letGo();
    await see.said(told, 'Invalid email or password');
    expect(server.asked(call)).toHaveLength(1);

    for (const [next, words] of [
      [unreachable, `${mode.what}. Network error. What you typed is still here: try again in a moment.`],
      [
        () => new Response('<h1>Bad gateway</h1>', { status: 500 }),
        new RegExp(`^${mode.what}\\. HTTP error! status: 500\\.`),
      ],
      [
        failure('too_many_attempts', { 'Retry-After': '60' }),
        /^Too many attempts\. .* You can try again at \d{1,2}:\d{2}\s[AP]M\.$/u,
      ],
    ] as const) {
      server.answer({ [call]: next });
      await press(mode.submit);
      await see.said(told, words);
    }
  },
);

test('a mistake of the server, a weak password and an address that is taken or Google’s are told in its own sentence', async () => {
  const server = await fillIn(signUp, {});
  for (const code of ['internal_error', 'weak_password', 'email_taken', 'google_account'] as const) {
    server.answer({ 'POST /api/auth/register': failure(code) });
    await press('Create Account');
    await see.said(told, failures[code].sentence);
  }
});

test('Google is offered only when the server says so', async () => {
  await open('/', { google: false });
  await button('Log in').click();
  await see.visible(dialog.getByLabelText('Email'));
  await see.none(dialog.getByText('Google'));
});
