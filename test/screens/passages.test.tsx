import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, expectAccessible, expectHome, expectNone, expectVisible, text } from './see.ts';
import { failure, held } from './server.ts';

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

for (const path of ['/account-settings', '/usage-stats']) {
  test(`a visitor is sent home from ${path}`, async () => {
    await open(path);
    await expectHome();
  });
}
