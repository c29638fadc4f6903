import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { open } from './open.tsx';
import { expectSaid } from './see.ts';
import { type Answers, broken, failure, held, unreachable } from './server.ts';

const modes = [
  { opener: 'Log in', call: 'login', submit: 'Sign In', what: 'Failed to sign in' },
  { opener: 'Try for free', call: 'register', submit: 'Create Account', what: 'Failed to create account' },
  {
    opener: 'Log in',
    call: 'forgot-password',
    submit: 'Send Reset Link',
    what: 'Failed to send reset instructions',
  },
] as const;

const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

async function fillIn({ opener, call }: (typeof modes)[number], answers: Answers) {
  const server = await open('/', { answers });
  await page.getByRole('button', { name: opener }).click();
  if (call === 'forgot-password') await press('Forgot password?');
  await dialog.getByLabelText('Email', { exact: true }).fill('ada@example.org');
  if (call !== 'forgot-password')
    await dialog.getByLabelText('Password', { exact: true }).fill('a long sentence');
  if (call === 'register') await dialog.getByLabelText('Full Name', { exact: true }).fill('Ada Lovelace');
  return server;
}

for (const mode of modes) {
  const call = `POST /api/auth/${mode.call}`;

  test(`“${mode.submit}” reads “Please wait...” while busy, and is sent once`, async () => {
    const { answer, letGo } = held(failure('invalid_credentials'));
    const server = await fillIn(mode, { [call]: answer });
    await press(mode.submit);
    const busy = dialog.getByRole('button', { name: 'Please wait...' });
    await expect.element(busy).toBeVisible();
    (busy.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    letGo();
    await expectSaid(dialog.getByRole('alert'), 'Invalid email or password');
    await expect.element(dialog.getByRole('button', { name: mode.submit, exact: true })).toBeVisible();
    expect(server.asked(call)).toHaveLength(1);
  });

  test(`“${mode.submit}” says what failed when the server cannot be reached`, async () => {
    await fillIn(mode, { [call]: unreachable });
    await press(mode.submit);
    await expectSaid(
      dialog.getByRole('alert'),
      `${mode.what}. Network error. What you typed is still here: try again in a moment.`,
    );
  });

  test(`“${mode.submit}” says what failed when the answer is not ours`, async () => {
    await fillIn(mode, { [call]: () => new Response('<h1>Bad gateway</h1>', { status: 500 }) });
    await press(mode.submit);
    await expectSaid(dialog.getByRole('alert'), new RegExp(`^${mode.what}\\. HTTP error! status: 500\\.`));
  });

  test(`“${mode.submit}” shows the server's sentence, and when to try again`, async () => {
    await fillIn(mode, { [call]: failure('too_many_attempts', { 'Retry-After': '60' }) });
    await press(mode.submit);
    await expectSaid(
      dialog.getByRole('alert'),
      /^Too many attempts\. .* You can try again at \d{1,2}:\d{2}\s[AP]M\.$/u,
    );
  });
}

test('a mistake of the server is told in its own sentence', async () => {
  await fillIn(modes[0], { 'POST /api/auth/login': broken });
  await press('Sign In');
  await expectSaid(dialog.getByRole('alert'), 'An unexpected error occurred');
});

test('signing up tells of a weak password and of an address that is taken or Google’s', async () => {
  const server = await fillIn(modes[1], { 'POST /api/auth/register': failure('weak_password') });
  await press('Create Account');
  await expectSaid(dialog.getByRole('alert'), failures.weak_password.sentence);
  server.answer({ 'POST /api/auth/register': failure('email_taken') });
  await press('Create Account');
  await expectSaid(dialog.getByRole('alert'), failures.email_taken.sentence);
  server.answer({ 'POST /api/auth/register': failure('google_account') });
  await press('Create Account');
  await expectSaid(dialog.getByRole('alert'), failures.google_account.sentence);
});

test('Google is offered only when the server says so', async () => {
  await open('/', { google: false });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(dialog.getByLabelText('Email')).toBeVisible();
  await expect.element(dialog.getByText('Google')).not.toBeInTheDocument();
});
