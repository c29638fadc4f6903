import { expect, test, describe } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { startClock, stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { button, dialog, field, text, alert, heading, signInAsAdmin } from './find.ts';
import * as see from './see.ts';
import { failure, json, type Answers, held, unreachable } from './server.ts';
import { failures } from '#contract/errors.ts';
import { accountWith, adminSignIn } from './account.ts';
import { cancelled, device, made } from './factors.ts';

const title = dialog.getByRole('heading', { level: 2 });
const inWindow = (label: string) => dialog.getByLabelText(label, { exact: true });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const fields = () =>
  Array.from(dialog.element().querySelectorAll('input'), ({ labels }) => labels?.[0]?.textContent);

const refusing = { 'POST /api/auth/login': failure('invalid_credentials') };

async function goWrong() {
  await open('/', { answers: refusing });
  await button('Log in').click();
  await inWindow('Email').fill('ada@example.org');
  await inWindow('Password').fill('not the one');
  await press('Sign In');
  await see.said(dialog.getByRole('alert'), 'Invalid email or password');
  await see.value(inWindow('Email'), 'ada@example.org');
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
    await expect.element(inWindow(label)).toHaveAttribute('required');
  }
  await expect.element(inWindow('Email')).toHaveAttribute('type', 'email');
  await expect.element(inWindow('Password')).toHaveAttribute('minlength', '8');
  await see.accessible();
});

test('an error is told where axe finds nothing, and switching clears it and the fields', async () => {
  await goWrong();
  await see.accessible();
  await press('Sign up');
  await see.none(dialog.getByRole('alert'));
  await see.value(inWindow('Email'), '');
  await press('Sign in');
  await see.value(inWindow('Email'), '');
  await see.value(inWindow('Password'), '');
});

test('a password can be shown and hidden', async () => {
  await open('/');
  await button('Log in').click();
  await inWindow('Password').fill('a long sentence');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'password');
  await press('Show password');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'text');
  await press('Hide password');
  await expect.element(inWindow('Password')).toHaveAttribute('type', 'password');
  await see.value(inWindow('Password'), 'a long sentence');
});

test('the address goes along to the forgotten password; once that is sent, the button rests for a minute', async () => {
  const forgot = 'POST /api/auth/forgot-password';
  const server = await open('/', { answers: { [forgot]: json({ message: 'Reset instructions sent!' }) } });
  await button('Log in').click();
  await inWindow('Email').fill('ada@example.org');
  await press('Forgot password?');
  await see.value(inWindow('Email'), 'ada@example.org');
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
  await inWindow('Email').fill('grace@example.org');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  startClock();
  await see.accessible();
});

test('a password from before there was a longer minimum can be typed', async () => {
  await open('/');
  await button('Log in').click();
  await expect.element(inWindow('Password')).not.toHaveAttribute('minlength');
});

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

const told = dialog.getByRole('alert');

async function fillIn({ opener, call }: typeof signIn, answers: Answers) {
  const server = await open('/', { answers });
  await button(opener).click();
  if (call === 'forgot-password') await press('Forgot password?');
  await inWindow('Email').fill('ada@example.org');
  if (call !== 'forgot-password') await inWindow('Password').fill('a long sentence');
  if (call === 'register') await inWindow('Full Name').fill('Ada Lovelace');
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

const login = 'POST /api/auth/login';
const register = 'POST /api/auth/register';

const ada = accountWith();
const focus = (place: { element: () => Element }) => (place.element() as HTMLElement).focus();
const inMenu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

test('signing in closes the window and leaves what the person was doing', async () => {
  const server = await open('/', { answers: { [login]: json(ada) } });
  await field('Your Text').fill('Half a thought');
  await button('Log in').click();
  await inWindow('Email').fill('ADA@example.org');
  await inWindow('Password').fill('a long sentence');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await see.none(dialog);
  await see.visible(button(/Ada Lovelace/));
  await see.value(field('Your Text'), 'Half a thought');
  expect(server.asked(login)).toEqual([{ email: 'ada@example.org', password: 'a long sentence' }]);
});

test('signing up closes the window, and the person is greeted by name, plan and words', async () => {
  const server = await open('/', { answers: { [register]: json(ada, { status: 201 }) } });
  await button('Try for free').click();
  await inWindow('Full Name').fill('Ada Lovelace');
  await inWindow('Email').fill('ADA@example.org');
  await inWindow('Password').fill('a long sentence');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await see.none(dialog);
  await see.visible(text('We have sent a link to ada@example.org.'));
  expect(server.asked(register)).toMatchObject([{ email: 'ada@example.org', full_name: 'Ada Lovelace' }]);
  await button(/Ada Lovelace/).click();
  for (const words of ['Ada Lovelace', 'ada@example.org', 'FREE', '0 / 500']) {
    await expect.poll(inMenu).toContain(words);
  }
  await see.visible(page.getByRole('meter', { name: 'Words used' }));
});

describe.each([
  { screen: 'a wide screen', width: 1280, opener: 'Log in' },
  { screen: 'a phone', width: 390, opener: 'Menu' },
])('on $screen', ({ width, opener }) => {
  const onPhone = opener === 'Menu';
  const account = () => (onPhone ? button('Menu') : button(/Ada Lovelace/));

  test('by keyboard alone: open, go wrong, escape, sign in, and the focus is never lost', async () => {
    await page.viewport(width, 800);
    const server = await open('/', { answers: { [login]: failure('invalid_credentials') } });
    await see.visible(button(opener));
    const reachWindow = async () => {
      focus(button(opener));
      await userEvent.keyboard('{Enter}');
      if (onPhone) {
        await see.visible(button('Log in'));
        focus(button('Log in'));
        await userEvent.keyboard('{Enter}');
      }
      await see.focused(inWindow('Email'));
    };

    await reachWindow();
    await userEvent.keyboard('{Escape}');
    await see.none(dialog);
    await see.focused(button(opener));

    await reachWindow();
    await userEvent.keyboard('ada@example.org');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('not the one{Enter}');
    await see.said(dialog.getByRole('alert'), 'Invalid email or password');
    await see.focused(inWindow('Password'));
    server.answer({ [login]: json(ada) });
    await userEvent.keyboard('{Enter}');
    await see.none(dialog);
    await see.focused(account());
  });
});

const window = dialog;

test('the sign-in window asks for the code, and lets a recovery code stand in for it', async () => {
  const step = 'POST /api/auth/second-step';
  const server = await open('/earn', {
    answers: {
      'POST /api/auth/login': json({ second_step: { passkey: true } }, { status: 202 }),
      [step]: failure('used_code'),
    },
  });
  await button('Log in').first().click();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await field('Email').fill('ada@example.org');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await see.text(window, 'One more step');
  await see.focused(field('Code'));
  await see.visible(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This code has been used.');
  await see.accessible();

  server.answer({ [step]: json(accountWith()) });
  await button('Use a recovery code').click();
  await see.focused(field('Recovery code'));
  await field('Recovery code').fill('aaaa-bbbb-cccc');
  await button('Continue').click();
  await see.none(window);
  await see.visible(text('This recovery code is used up'));
  expect(server.asked(step)).toEqual([{ code: '123456' }, { recovery_code: 'aaaa-bbbb-cccc' }]);
});

test('a sign-in that took too long begins again', async () => {
  await open('/earn', {
    answers: {
      'POST /api/auth/login': json({ second_step: { passkey: false } }, { status: 202 }),
      'POST /api/auth/second-step': failure('second_step_over'),
    },
  });
  await button('Log in').first().click();
  await field('Email').fill('ada@example.org');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await see.none(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This sign-in took too long.');
  await button('Start again').click();
  await see.visible(field('Password'));
});

test.each([
  ['is not known here', made, failure('passkey_unknown'), 'This passkey opens no account here.'],
  ['was not used', cancelled, failure('passkey_failed'), 'No passkey was used'],
])('a passkey that %s leaves the window open and says so', async (_, answer, refusal, why) => {
  device(answer);
  await open('/earn', {
    answers: {
      'POST /api/auth/passkey/options': json({ challenge: 'Y2hhbGxlbmdl' }),
      'POST /api/auth/passkey': refusal,
    },
  });
  await button('Log in').first().click();
  await button('Sign in with a passkey').click();
  await see.text(alert, why);
  await see.visible(field('Email'));
});

test('a passkey signs in from the window', async () => {
  device(made);
  await open('/earn', {
    answers: {
      'POST /api/auth/passkey/options': json({ challenge: 'Y2hhbGxlbmdl' }),
      'POST /api/auth/passkey': json(accountWith()),
    },
  });
  await button('Log in').first().click();
  // Where the browser offers it by itself, the window has closed before the button could be pressed.
  if (window.elements().length > 0)
    await button('Sign in with a passkey')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await see.none(window);
  await see.visible(button(/Ada Lovelace/));
});

test('whoever comes back from Google enters the code there, and goes on to where they came from', async () => {
  await open('/auth/callback?code=one&state=two', {
    answers: {
      'POST /api/auth/google/callback': json(
        { second_step: { passkey: false }, return_to: '/contact' },
        { status: 202 },
      ),
      'POST /api/auth/second-step': json(accountWith()),
    },
  });
  await see.visible(heading('One more step'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.visible(button(/Ada Lovelace/));
  await see.none(heading('One more step'));
});

test('an admin enters the code after the password', async () => {
  const server = await open('/admin', {
    answers: {
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      'POST /api/auth/admin/second-step': failure('invalid_code'),
    },
  });
  await signInAsAdmin();
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This code is not right.');
  server.answer({ 'POST /api/auth/admin/second-step': adminSignIn() });
  await button('Continue').click();
  await see.visible(heading('Blog (Admin)', 1));
});

test('an admin whose session ended enters the code where they were, and the page opens', async () => {
  const events = 'GET /api/admin/security';
  const server = await open('/admin/security', {
    answers: {
      [events]: failure('admin_factor_due'),
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      'POST /api/auth/admin/second-step': adminSignIn(),
    },
  });
  await signInAsAdmin();
  await field('Code').fill('123456');
  server.answer({ [events]: json({ events: [], next: null }) });
  await button('Continue').click();
  await see.visible(heading('Security', 1));
});
