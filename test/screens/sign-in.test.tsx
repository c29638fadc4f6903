import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passwordHint } from '#contract/account.ts';
import { failures } from '#contract/errors.ts';
import { accountWith } from './account.ts';
import { startClock, stopClock, turnClock } from './clock.ts';
import { button, dialog, field, heading, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, failure, held, json, unreachable } from './server.ts';

const title = dialog.getByRole('heading', { level: 2 });
const told = dialog.getByRole('alert');
const inWindow = (label: string) => dialog.getByLabelText(label, { exact: true });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const fields = () =>
  Array.from(dialog.element().querySelectorAll('input'), ({ labels }) => labels?.[0]?.textContent);

const login = 'POST /api/auth/login';
const register = 'POST /api/auth/register';
const forgot = 'POST /api/auth/forgot-password';
const ada = accountWith();

async function openWindow(opener: string, answers: Answers = {}, path = '/earn') {
  const server = await open(path, { answers });
  await see.visible(heading(/./, 1));
  await button(opener).first().click();
  return server;
}

test('the sign-in dialog has three modes, each with its fields, labels and links', async () => {
  await openWindow('Log in');
  await see.said(title, 'Welcome back');
  expect(fields()).toEqual(['Email', 'Password']);
  await see.visible(dialog.getByRole('link', { name: 'Sign in with Google' }));
  // Passwords that are older than today's minimum length can be shorter.
  await expect.element(inWindow('Password')).not.toHaveAttribute('minlength');
  await inWindow('Password').fill('a long sentence');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'password');
  await press('Show password');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'text');
  await press('Hide password');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'password');
  await see.value(inWindow('Password'), 'a long sentence');

  await press('Sign up');
  await see.said(title, 'Create account');
  expect(fields()).toEqual(['Full Name', 'Email', 'Password']);
  await see.visible(dialog.getByRole('link', { name: 'Sign up with Google' }));
  for (const label of fields()) await expect.element(inWindow(label!)).toHaveAttribute('required');
  await expect.element(inWindow('Email')).toHaveAttribute('type', 'email');
  await expect.element(inWindow('Password')).toHaveAttribute('minlength', '8');
  await see.accessible();

  await press('Sign in');
  await press('Forgot password?');
  await see.said(title, 'Reset your password');
  expect(fields()).toEqual(['Email']);
  await see.none(dialog.getByRole('link'));
  await press('Back to Sign In');
  await see.said(title, 'Welcome back');
});

test('Google is offered only when the server says so', async () => {
  await open('/earn', { google: false });
  await button('Log in').first().click();
  await see.visible(inWindow('Email'));
  await see.none(dialog.getByText('Google'));
});

test('the email carries over to the password reset; after sending, the button is disabled for a minute', async () => {
  const server = await openWindow('Log in', { [forgot]: json({ message: 'Reset instructions sent!' }) });
  await inWindow('Email').fill('ada@example.org');
  await press('Forgot password?');
  await see.value(inWindow('Email'), 'ada@example.org');
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
  await inWindow('Email').fill('grace@example.org');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  startClock();
  await see.accessible();
});

const typed: Record<string, string> = {
  'Full Name': 'Ada Lovelace',
  Email: 'ADA@example.org',
  Password: 'a long sentence',
};

async function fillIn() {
  for (const label of fields()) await inWindow(label!).fill(typed[label!]!);
}

test.each([
  { opener: 'Log in', call: login, submit: 'Sign In', what: 'Failed to sign in' },
  { opener: 'Try for free', call: register, submit: 'Create Account', what: 'Failed to create account' },
  { opener: 'Log in', call: forgot, submit: 'Send Reset Link', what: 'Failed to send reset instructions' },
])(
  '“$submit” sends one request while busy, then says what failed and when to try again',
  async ({ opener, call, submit, what }) => {
    const { answer, letGo } = held(failure('invalid_credentials'));
    const server = await openWindow(opener, { [call]: answer });
    if (call === forgot) await press('Forgot password?');
    await fillIn();
    await press(submit);
    const busy = dialog.getByRole('button', { name: 'Please wait...' });
    await see.visible(busy);
    (busy.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    letGo();
    await see.said(told, 'Invalid email or password');
    await see.value(inWindow('Email'), 'ADA@example.org');
    expect(server.asked(call)).toHaveLength(1);

    for (const [next, words] of [
      [unreachable, `${what}. Network error. What you typed is still here: try again in a moment.`],
      [
        () => new Response('<h1>Bad gateway</h1>', { status: 500 }),
        new RegExp(`^${what}\\. HTTP error! status: 500\\.`),
      ],
      [
        failure('too_many_attempts', { 'Retry-After': '60' }),
        /^Too many attempts\. .* You can try again at \d{1,2}:\d{2}\s[AP]M\.$/u,
      ],
    ] as const) {
      server.answer({ [call]: next });
      await press(submit);
      await see.said(told, words);
    }
  },
);

test('the password rule is shown at its field from the start, and each field describes its error in our words', async () => {
  const server = await openWindow('Try for free', { [register]: failure('weak_password') });
  const described = (label: string, words: string) =>
    expect.element(inWindow(label)).toHaveAccessibleDescription(words);
  await described('Password', passwordHint);
  await inWindow('Email').fill('ada');
  await inWindow('Password').fill('short');
  await press('Create Account');
  await described('Full Name', 'Please enter your full name');
  await described('Email', 'Please enter a valid email address');
  await described('Password', 'Password must be at least 8 characters long');
  await see.focused(inWindow('Full Name'));
  await see.accessible();
  await fillIn();
  await see.none(told);
  expect(server.asked(register)).toEqual([]);
  await press('Create Account');
  await described('Password', failures.weak_password.sentence);
  await see.focused(inWindow('Password'));
  await see.fits();
});

test('each server refusal has its own message, which passes axe; switching modes clears the message and the fields', async () => {
  const server = await openWindow('Try for free');
  await fillIn();
  for (const code of ['internal_error', 'weak_password', 'email_taken', 'google_account'] as const) {
    server.answer({ [register]: failure(code) });
    await press('Create Account');
    await see.said(told, failures[code].sentence);
  }
  await see.accessible();
  await press('Sign in');
  await see.none(told);
  for (const label of ['Email', 'Password']) await see.value(inWindow(label), '');
});

test('signing in closes the dialog and keeps what the user was writing', async () => {
  const server = await openWindow('Log in', { [login]: json(ada) }, '/contact');
  await press('Close');
  await field('Message').fill('Half a thought');
  await button('Log in').click();
  await fillIn();
  await press('Sign In');
  await see.none(dialog);
  await see.visible(button(/Ada Lovelace/));
  await see.value(field('Message'), 'Half a thought');
  expect(server.asked(login)).toEqual([{ email: 'ada@example.org', password: 'a long sentence' }]);
});

const inMenu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

test('signing up closes the dialog, and the menu shows the name, plan and words', async () => {
  const server = await openWindow('Try for free', { [register]: json(ada, { status: 201 }) });
  await fillIn();
  await press('Create Account');
  await see.none(dialog);
  await see.visible(text('We have sent a link to ada@example.org.'));
  expect(server.asked(register)).toMatchObject([{ email: 'ada@example.org', full_name: 'Ada Lovelace' }]);
  await button(/Ada Lovelace/).click();
  for (const words of ['Ada Lovelace', 'ada@example.org', 'FREE', '0 / 500'])
    await expect.poll(inMenu).toContain(words);
  await see.visible(page.getByRole('meter', { name: 'Words used' }));
});

test.each([
  { screen: 'a wide screen', width: 1280, opener: 'Log in', account: /Ada Lovelace/ },
  { screen: 'a phone', width: 390, opener: 'Menu', account: 'Menu' },
])(
  'by keyboard alone on $screen: opening, Escape, a wrong password and signing in never lose the focus',
  async ({ width, opener, account }) => {
    await page.viewport(width, 800);
    const server = await open('/earn', { answers: { [login]: failure('invalid_credentials') } });
    async function reachWindow() {
      for (const name of new Set([opener, 'Log in'])) {
        await see.visible(button(name));
        (button(name).element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
      }
      await see.focused(inWindow('Email'));
    }
    await reachWindow();
    await userEvent.keyboard('{Escape}');
    await see.none(dialog);
    await see.focused(button(opener));

    await reachWindow();
    await userEvent.keyboard('ada@example.org{Tab}not the one{Enter}');
    await see.said(told, 'Invalid email or password');
    await see.focused(inWindow('Password'));
    server.answer({ [login]: json(ada) });
    await userEvent.keyboard('{Enter}');
    await see.none(dialog);
    await see.focused(button(account));
  },
);
