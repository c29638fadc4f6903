import { expect, test } from 'vitest';
import { minute, openApp, refusal, somebody } from './app.ts';

const app = openApp();
/** A domain whose mailboxes Google hosts. */
const hd = 'mail.example';
const link = '/api/auth/google/link';
const right = { password: 'correct horse' };
const asksForPassword = refusal(403, 'google_password');
const expired = refusal(410, 'google_link_expired');

test('an account is found by its Google id, whatever address Google now reports, and by no other id', async () => {
  const email = somebody();
  const first = await app.visitor().google({ email, id: '1001' });
  const again = await app.visitor().google({ email: somebody(), id: '1001' });
  expect(again.body).toMatchObject({ user: first.body.user, merged: false });
  expect(await app.visitor().google({ email, id: '1002' })).toMatchObject(refusal(409, 'google_conflict'));
});

test('a confirmed account is linked and notified by email, and keeps its password and sessions', async () => {
  const desktop = await app.confirmedPerson();
  const { email } = desktop;
  const answer = await app.visitor().google({ email, hd, name: 'Countess Lovelace' });
  expect(answer.body).toMatchObject({
    user: { full_name: 'Ada Lovelace', auth_method: 'hybrid' },
    merged: true,
    password_dropped: false,
  });
  expect((await desktop.account()).user.auth_method).toBe('hybrid');
  expect((await app.visitor().login(email)).status).toBe(200);
  expect((await app.mails(email))[0]).toMatchObject({
    subject: 'Google was linked to your account',
    text: expect.stringContaining('https://longhand.example/account-settings?tab=security'),
  });
});

test('an account registered with another person’s address loses password, sessions and links when the owner signs in with Google', async () => {
  const mallory = await app.person({}, { full_name: 'Mallory' });
  const { email } = mallory;
  const token = await app.forgot(email);
  expect((await app.visitor().google({ email, hd })).body).toMatchObject({
    user: { full_name: 'Ada Lovelace', email_verified: true, auth_method: 'oauth' },
    merged: true,
    password_dropped: true,
  });
  expect((await mallory.account()).user).toBeNull();
  expect((await mallory.login(email)).status).toBe(401);
  expect((await app.reset(token)).status).toBe(400);
});

test('an address that Google has not verified cannot sign in', async () => {
  const { email } = await app.person();
  const mallory = app.visitor();
  expect(await mallory.google({ email, verified: '' })).toMatchObject(refusal(403, 'google_unverified'));
  expect((await mallory.account()).user).toBeNull();
});

test('two concurrent sign-ins open the same account, whether they create it or link it', async () => {
  for (const email of [somebody(), (await app.person()).email]) {
    const answers = await Promise.all([1, 2].map(() => app.visitor().google({ email, hd })));
    const [first, second] = answers.map(({ body }) => body.user?.id);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  }
});

/** An account, and a browser that signs in with a Google account of its address, whose mailbox Google does not host. */
async function foreign(more = {}, query = '') {
  const desktop = await app.person();
  const ada = app.visitor();
  const answer = await ada.google({ email: desktop.email, ...more }, query);
  return { desktop, ada, email: desktop.email, answer };
}

test.each([
  ['no domain', {}],
  ['another domain', { hd: 'company.example' }],
])('if Google does not host the mailbox, linking an account requires its password: %s', async (_, more) => {
  const { desktop, ada, email, answer } = await foreign(more, '?return_to=/pricing');
  expect(answer).toMatchObject(refusal(403, 'google_password', { email }));
  expect((await ada.account()).user).toBeNull();
  expect(await ada.post(link, { password: 'wrong horse' })).toMatchObject(refusal(403, 'invalid_password'));
  expect((await desktop.account()).user.auth_method).toBe('manual');
  expect(await ada.post(link, right)).toMatchObject({
    status: 200,
    body: {
      user: { email, auth_method: 'hybrid', email_verified: false },
      merged: true,
      password_dropped: false,
      purpose: 'sign-in',
      return_to: '/pricing',
    },
  });
  expect((await ada.account()).user.email).toBe(email);
  expect((await app.visitor().login(email)).status).toBe(200);
  // From then on the account is found by its Google id.
  expect((await app.visitor().google({ email, ...more })).status).toBe(200);
});

test('without the password nothing is linked: guesses are rate limited, and another Google sign-in asks for it again', async () => {
  const { ada: mallory, email } = await foreign();
  expect(await app.visitor().post(link, right)).toMatchObject(expired);
  // The window is a minute; if it ends during the loop, a second one begins.
  let stopped = false;
  for (let guess = 0; guess < 60 && !stopped; guess++)
    stopped = (await mallory.post(link, { password: `guess ${guess}` })).status === 429;
  expect(await mallory.post(link, right)).toMatchObject({ status: 429 });
  expect(await mallory.google({ email })).toMatchObject(asksForPassword);
});

test('the cookie of an attempt cannot link, and the cookie of a link cannot sign in, nor link after ten minutes', async () => {
  const { ada, email } = await foreign();
  const pending = ada.cookies.get('__Host-google')!;
  const back = await ada.visitGoogle({ email });
  expect(await ada.post(link, right)).toMatchObject(expired);
  ada.cookies.set('__Host-google', pending);
  expect((await ada.post('/api/auth/google/callback', back)).body.code).toBe('google_failed');
  ada.cookies.set('__Host-google', pending);
  app.pass(11 * minute);
  expect(await ada.post(link, right)).toMatchObject(expired);
});

test('a Google account that is linked elsewhere in the meantime is not linked again', async () => {
  const { ada } = await foreign({ id: '3001' });
  await app.googlePerson({ id: '3001' });
  expect((await ada.post(link, right)).body.code).toBe('google_conflict');
});

test('a gmail.com address needs no password for linking, although Google reports no hosted domain', async () => {
  for (const [domain, answer] of [
    ['gmail.com', { status: 200, body: { merged: true } }],
    ['gmail.com.evil.example', asksForPassword],
  ] as const) {
    const email = `${crypto.randomUUID()}@${domain}`;
    await app.visitor().register(email);
    expect(await app.visitor().google({ email }), domain).toMatchObject(answer);
  }
});
