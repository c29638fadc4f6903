import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import type { AuthMethod } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectHome,
  expectNone,
  expectText,
  expectVisible,
  text,
} from './see.ts';
import { failure, held, json } from './server.ts';

const callback = 'POST /api/auth/google/callback';
const completing = page.getByRole('heading', { level: 1, name: 'Completing Google sign in...' });

test('axe finds nothing on the way back from Google', async () => {
  const { answer, letGo } = held(failure('google_failed'));
  await open('/auth/callback?code=held&state=2', { answers: { [callback]: answer } });
  await expectVisible(completing);
  await expectAccessible();
  letGo();
  await expectHome();
});

for (const query of ['', '?code=1', '?error=access_denied&state=2']) {
  test(`an answer of Google that opens no session leads home without a word: ${query || 'none'}`, async () => {
    const server = await open(`/auth/callback${query}`);
    await expectHome();
    await expectNone(completing);
    await expectNone(alert);
    await expectVisible(button('Log in'));
    expect(server.asked(callback)).toEqual([]);
  });
}

const dialog = page.getByRole('dialog');

test.each([
  ['google_conflict', 'Another Google account is already linked', 'If you have a password, you can sign in'],
  [
    'google_unverified',
    'Google has not verified this email address',
    'Confirm the address in your Google account',
  ],
  [
    'google_unavailable',
    'Failed to sign in with Google.',
    'Google did not answer in time. Nothing has changed.',
  ],
  ['google_failed', 'Failed to sign in with Google.', 'Please try again, or sign in with your email address'],
  ['too_many_accounts', 'Too many accounts have been made from this network today.', 'try again tomorrow.'],
] as const)(
  'a sign-in that fails leads home, and says there why and what to do: %s',
  async (code, why, next) => {
    await open(`/auth/callback?code=${code}&state=2`, { answers: { [callback]: failure(code) } });
    await expectHome();
    await expectText(dialog.getByRole('alert'), why);
    await expectText(dialog.getByRole('alert'), next);
    await expectVisible(dialog.getByRole('link', { name: 'Sign in with Google' }));
    await expectAccessible();
  },
);

const fromPricing = () => sessionStorage.setItem('return_place', 'sign-in /earn');
const link = 'POST /api/auth/google/link';
const password = dialog.getByLabelText('Password', { exact: true });

test('an account that Google does not vouch for is linked by its password, and leads on to where it began', async () => {
  const server = await open('/auth/callback?code=linking&state=2', {
    remembers: fromPricing,
    answers: { [callback]: failure('google_password'), [link]: failure('invalid_password') },
  });
  await expectVisible(dialog.getByRole('heading', { name: 'Link Google to your account' }));
  await expectText(dialog, failures.google_password.sentence);
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('not this one{Enter}');
  await expectText(dialog.getByRole('alert'), 'Invalid password');
  server.answer({ [link]: signedIn('hybrid', { merged: true }) });
  await password.fill('a long sentence');
  await dialog.getByRole('button', { name: 'Link Google' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Earn with Us' }));
  await expectVisible(text('Google is now linked to your account'));
  expect(server.asked(link)).toEqual([{ password: 'not this one' }, { password: 'a long sentence' }]);
});

test('whoever does not know that password can set a new one', async () => {
  await open('/auth/callback?code=forgotten&state=2', {
    answers: { [callback]: failure('google_password') },
  });
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expectVisible(dialog.getByRole('heading', { name: 'Reset your password' }));
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

test('the way back from Google leads to the page on which it began, where the person is signed in', async () => {
  await open('/auth/callback?code=back&state=2', {
    answers: { [callback]: signedIn('oauth', { return_to: '/earn' }) },
  });
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Earn with Us' }));
  await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
});

test('who has linked Google to an account is told, and whether its password still works', async () => {
  await open('/auth/callback?code=linked&state=2', {
    answers: { [callback]: signedIn('hybrid', { merged: true }) },
  });
  await expectVisible(text('Google is now linked to your account'));
  await expectVisible(text('From now on you can sign in either way.'));
  await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
  await open('/auth/callback?code=dropped&state=2', {
    answers: { [callback]: signedIn('oauth', { merged: true, password_dropped: true }) },
  });
  await expectVisible(text('so it no longer works'));
});

const verify = { 'POST /api/auth/verify-email': failure('invalid_verification_token') };
const sendAgain = page.getByRole('main').getByRole('button', { name: 'Send it again' });
const notConfirmed = page.getByRole('heading', { name: 'This address is not confirmed' });

test('a link that confirms nothing says so', async () => {
  await open('/verify-email?token=abc', { answers: verify });
  await button('Confirm my address').click();
  await expectVisible(notConfirmed);
  await expectVisible(text(failures.invalid_verification_token.sentence));
  await expectNone(sendAgain);
  await open('/verify-email');
  await expectVisible(text('This verification link is incomplete.'));
});

test('somebody who is signed in can have another link', async () => {
  await open('/verify-email?token=abc', {
    account: accountWith({ user: { email_verified: false } }),
    answers: verify,
  });
  await expectVisible(notConfirmed);
  await expectVisible(sendAgain);
  await expectAccessible();
});

const verified = { 'POST /api/auth/verify-email': json(accountWith()) };
const confirmed = page.getByRole('heading', { name: 'Your email address is confirmed' });

test('the link of the first mail confirms the address of who is signed in, and the reminder goes away', async () => {
  const unconfirmed = accountWith({ user: { email_verified: false } });
  let known = unconfirmed;
  await open('/verify-email#token=mailed', {
    answers: {
      'GET /api/auth/session': () => Response.json({ ...known, google: true }),
      'POST /api/auth/verify-email': () => {
        known = accountWith();
        return Response.json(known);
      },
    },
  });
  await expectVisible(confirmed);
  await expectVisible(text('ada@example.org is confirmed as yours.'));
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await expectVisible(page.getByRole('button', { name: 'Sign Out' }));
  await expectNone(text('This address is not confirmed yet.'));
});

test('where nobody is signed in, opening the link confirms nothing until the person says so', async () => {
  const server = await open('/verify-email#token=asked', { answers: verified });
  await expectVisible(page.getByRole('heading', { name: 'Confirm your email address' }));
  expect(server.asked('POST /api/auth/verify-email')).toEqual([]);
  await button('Confirm my address').click();
  await expectVisible(confirmed);
  expect(server.asked('POST /api/auth/verify-email')).toEqual([{ token: 'asked' }]);
});

for (const path of ['/account-settings?tab=security', '/usage-stats']) {
  test(`a visitor is sent home from ${path}, signs in there and returns`, async () => {
    await open(path, {
      answers: {
        'POST /api/auth/login': json(accountWith()),
        'GET /api/auth/sessions': json({ sessions: [] }),
      },
    });
    await expectHome();
    await expectText(dialog, `Sign in to open your ${path === '/usage-stats' ? 'usage' : 'account'}`);
    const google = dialog.getByRole('link', { name: 'Sign in with Google' });
    google.element().addEventListener('click', (event) => event.preventDefault());
    await google.click();
    expect(sessionStorage.getItem('return_place')).toBe(`sign-in ${path}`);
    await dialog.getByLabelText('Email', { exact: true }).fill('ada@example.org');
    await password.fill('a long sentence');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    const name = path === '/usage-stats' ? 'Usage Statistics' : 'Account Settings';
    await expectVisible(page.getByRole('heading', { level: 1, name }));
    if (path.includes('tab')) await expectVisible(page.getByRole('tabpanel', { name: 'Security' }));
  });
}

test('whoever signs out on such a page is asked for nothing', async () => {
  await open('/usage-stats', { account: accountWith() });
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Usage Statistics' }));
  account.followSignOut();
  await expectHome();
  await expectNone(dialog);
});

test('a link that was used says so before anything is asked', async () => {
  await open('/verify-email#token=used', {
    answers: { 'POST /api/auth/check-link': failure('invalid_verification_token') },
  });
  await expectVisible(notConfirmed);
  await expectVisible(text(failures.invalid_verification_token.sentence));
  await expectNone(button('Confirm my address'));
});
