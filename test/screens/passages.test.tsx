import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import type { AuthMethod } from '#contract/account.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, expectAccessible, expectHome, expectNone, expectVisible, text } from './see.ts';
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

for (const query of ['', '?code=1', '?code=1&state=2', '?error=access_denied&state=2']) {
  test(`an answer of Google that opens no session leads home without a word: ${query || 'none'}`, async () => {
    const server = await open(`/auth/callback${query}`, {
      answers: { [callback]: failure('google_failed') },
    });
    await expectHome();
    await expectNone(completing);
    await expectNone(alert);
    await expectVisible(button('Log in'));
    expect(server.asked(callback)).toHaveLength(query === '?code=1&state=2' ? 1 : 0);
  });
}

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
  await open('/verify-email?token=mailed', {
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
  const server = await open('/verify-email?token=asked', { answers: verified });
  await expectVisible(page.getByRole('heading', { name: 'Confirm your email address' }));
  expect(server.asked('POST /api/auth/verify-email')).toEqual([]);
  await button('Confirm my address').click();
  await expectVisible(confirmed);
  expect(server.asked('POST /api/auth/verify-email')).toEqual([{ token: 'asked' }]);
});

for (const path of ['/account-settings', '/usage-stats']) {
  test(`a visitor is sent home from ${path}`, async () => {
    await open(path);
    await expectHome();
  });
}
