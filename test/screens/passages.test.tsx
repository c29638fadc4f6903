import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import type { AuthMethod } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, dialog, heading, text } from './find.ts';
import * as see from './see.ts';
import { failure, held, json } from './server.ts';

const callback = 'POST /api/auth/google/callback';
const completing = heading('Completing Google sign in...', 1);

test.each(['?code=1', '?error=access_denied&state=2'])(
  'a Google callback that opens no session leads home without a message: “%s”',
  async (query) => {
    const server = await open(`/auth/callback${query}`);
    await see.home();
    for (const place of [completing, alert]) await see.none(place);
    await see.visible(button('Log in'));
    expect(server.asked(callback)).toEqual([]);
  },
);

test.each([
  ['google_conflict', /^Another Google account is already linked.*If you have a password, you can sign in/],
  ['google_unverified', /^Google has not verified this email address.*Confirm the address in your Google/],
  ['google_unavailable', /^Failed to sign in with Google\..*did not answer in time. Nothing has changed/],
  ['google_failed', /^Failed to sign in with Google\..*Please try again, or sign in with your email address/],
  ['too_many_accounts', /^Too many accounts have been made from this network.*try again tomorrow\./],
] as const)('a failed Google sign-in leads home and says there why and what to do: %s', async (code, why) => {
  const { answer, letGo } = held(failure(code));
  await open(`/auth/callback?code=${code}&state=2`, { answers: { [callback]: answer } });
  await see.visible(completing);
  if (code === 'google_failed') await see.accessible();
  letGo();
  await see.home();
  await see.text(dialog.getByRole('alert'), why);
  await see.visible(dialog.getByRole('link', { name: 'Sign in with Google' }));
  if (code === 'google_failed') await see.accessible();
});

const signedIn = (auth_method: AuthMethod, more = {}) =>
  json({
    ...accountWith({ user: { auth_method } }),
    merged: false,
    password_dropped: false,
    purpose: 'sign-in',
    return_to: null,
    ...more,
  });

const fromPricing = () => sessionStorage.setItem('return_place', 'sign-in /earn');
const link = 'POST /api/auth/google/link';
const password = dialog.getByLabelText('Password', { exact: true });

test('an account that Google cannot vouch for is linked by its password, and the user returns to where they started', async () => {
  const server = await open('/auth/callback?code=linking&state=2', {
    remembers: fromPricing,
    answers: { [callback]: failure('google_password'), [link]: failure('invalid_password') },
  });
  await see.visible(dialog.getByRole('heading', { name: 'Link Google to your account' }));
  await see.text(dialog, failures.google_password.sentence);
  await see.focused(password);
  await see.accessible();
  await userEvent.keyboard('not this one{Enter}');
  await see.text(dialog.getByRole('alert'), 'Invalid password');
  server.answer({ [link]: signedIn('hybrid', { merged: true }) });
  await password.fill('a long sentence');
  await dialog.getByRole('button', { name: 'Link Google' }).click();
  await see.visible(heading('Earn with Us', 1));
  await see.visible(text('Google is now linked to your account'));
  expect(server.asked(link)).toEqual([{ password: 'not this one' }, { password: 'a long sentence' }]);
});

test('a user who does not know that password can reset it', async () => {
  await open('/auth/callback?code=forgotten&state=2', {
    answers: { [callback]: failure('google_password') },
  });
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await see.visible(dialog.getByRole('heading', { name: 'Reset your password' }));
});

const linked = text('you can sign in either way.');
const dropped = text('so it no longer works');
test.each([
  ['leads to where it began', signedIn('oauth', { return_to: '/earn' }), heading('Earn with Us', 1)],
  ['says that Google is linked', signedIn('hybrid', { merged: true }), linked],
  ['says that the password is gone', signedIn('oauth', { merged: true, password_dropped: true }), dropped],
])('the return from Google %s, and the user is signed in', async (what, answer, seen) => {
  await open(`/auth/callback?code=${what.length}&state=2`, { answers: { [callback]: answer } });
  await see.visible(seen);
  await see.visible(button(/Ada Lovelace/));
});

const verify = { 'POST /api/auth/verify-email': failure('invalid_verification_token') };
const sendAgain = page.getByRole('main').getByRole('button', { name: 'Send it again' });
const notConfirmed = heading('This address is not confirmed');

test('an invalid or incomplete verification link says so, and a signed-in user can request another', async () => {
  await open('/verify-email?token=abc', { answers: verify });
  await button('Confirm my address').click();
  await see.visible(notConfirmed);
  await see.visible(text(failures.invalid_verification_token.sentence));
  await see.none(sendAgain);
  await open('/verify-email');
  await see.visible(text('This verification link is incomplete.'));
  await open('/verify-email?token=abc', {
    account: accountWith({ user: { email_verified: false } }),
    answers: verify,
  });
  await see.visible(notConfirmed);
  await see.visible(sendAgain);
  await see.accessible();
});

const verified = { 'POST /api/auth/verify-email': json(accountWith()) };
const confirmed = heading('Your email address is confirmed');

test('the link in the first email confirms the signed-in user’s address, and the reminder disappears', async () => {
  let known = accountWith({ user: { email_verified: false } });
  await open('/verify-email#token=mailed', {
    answers: {
      'GET /api/auth/session': () => Response.json({ ...known, google: true }),
      'POST /api/auth/verify-email': () => {
        known = accountWith();
        return Response.json(known);
      },
    },
  });
  await see.visible(confirmed);
  await see.visible(text('ada@example.org is now confirmed.'));
  await button(/Ada Lovelace/).click();
  await see.visible(button('Sign Out'));
  await see.none(text('This address is not confirmed yet.'));
});

test('if nobody is signed in, opening the link confirms nothing until the button is clicked', async () => {
  const server = await open('/verify-email#token=asked', { answers: verified });
  await see.visible(heading('Confirm your email address'));
  expect(server.asked('POST /api/auth/verify-email')).toEqual([]);
  await button('Confirm my address').click();
  await see.visible(confirmed);
  expect(server.asked('POST /api/auth/verify-email')).toEqual([{ token: 'asked' }]);
});

test.each([
  ['/account-settings?tab=security', 'account', 'Account Settings'],
  ['/usage-stats', 'usage', 'Usage Statistics'],
])(
  'a visitor to %s is sent home, signs in and returns; signing out there opens no sign-in dialog',
  async (path, what, name) => {
    await open(path, { answers: { 'POST /api/auth/login': json(accountWith()) } });
    await see.home();
    await see.text(dialog, `Sign in to open your ${what}`);
    const google = dialog.getByRole('link', { name: 'Sign in with Google' });
    google.element().addEventListener('click', (event) => event.preventDefault());
    await google.click();
    expect(sessionStorage.getItem('return_place')).toBe(`sign-in ${path}`);
    await dialog.getByLabelText('Email', { exact: true }).fill('ada@example.org');
    await password.fill('a long sentence');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await see.visible(heading(name, 1));
    if (path.includes('tab')) await see.visible(page.getByRole('tabpanel', { name: 'Security' }));
    account.followSignOut();
    await see.home();
    await see.none(dialog);
  },
);

test('a used verification link says so before the user is asked for anything', async () => {
  await open('/verify-email#token=used', {
    answers: { 'POST /api/auth/check-link': failure('invalid_verification_token') },
  });
  await see.visible(notConfirmed);
  await see.visible(text(failures.invalid_verification_token.sentence));
  await see.none(button('Confirm my address'));
});
