import { expect, test } from 'vitest';
import { minute, openApp, refusal, somebody } from './app.ts';

const app = openApp();
/** Whose mailboxes Google runs. */
const hd = 'mail.example';
const link = '/api/auth/google/link';
const right = { password: 'correct horse' };
const asksForPassword = refusal(403, 'google_password');
const expired = refusal(410, 'google_link_expired');

test('a known person is found by the Google id, whatever address Google now says, and by no other id', async () => {
  const email = somebody();
  const first = await app.visitor().google({ email, id: '1001' });
  const again = await app.visitor().google({ email: somebody(), id: '1001' });
  expect(again.body).toMatchObject({ user: first.body.user, merged: false });
  expect(await app.visitor().google({ email, id: '1002' })).toMatchObject(refusal(409, 'google_conflict'));
});

test('a confirmed account is linked and told by mail, and keeps its password and its sessions', async () => {
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

test('who registered an address before its owner loses password, sessions and links once the owner comes', async () => {
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

test('an address that Google has not verified opens no account', async () => {
  const { email } = await app.person();
  const mallory = app.visitor();
  expect(await mallory.google({ email, verified: '' })).toMatchObject(refusal(403, 'google_unverified'));
  expect((await mallory.account()).user).toBeNull();
});

test('of two sign-ins at once, first ones or such that link an account, both open the same', async () => {
  for (const email of [somebody(), (await app.person()).email]) {
    const answers = await Promise.all([1, 2].map(() => app.visitor().google({ email, hd })));
    const [first, second] = answers.map(({ body }) => body.user?.id);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  }
});

/** Somebody's account, and a browser that brings a Google account of that address whose mailbox somebody else runs. */
async function foreign(more = {}, query = '') {
  const desktop = await app.person();
  const ada = app.visitor();
  const answer = await ada.google({ email: desktop.email, ...more }, query);
  return { desktop, ada, email: desktop.email, answer };
}

test.each([
  ['no domain', {}],
  ['another domain', { hd: 'company.example' }],
])('where Google does not run the mailbox, an account with a password asks for it: %s', async (_, more) => {
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
  // From then on Google's id finds it.
  expect((await app.visitor().google({ email, ...more })).status).toBe(200);
});

test('whoever does not know the password links nothing, however often they come by Google', async () => {
  const { ada: mallory, email } = await foreign();
  expect(await app.visitor().post(link, right)).toMatchObject(expired);
  // The window is a minute; should one end on the way, a second one begins.
  let stopped = false;
  for (let guess = 0; guess < 60 && !stopped; guess++)
    stopped = (await mallory.post(link, { password: `guess ${guess}` })).status === 429;
  expect(await mallory.post(link, right)).toMatchObject({ status: 429 });
  expect(await mallory.google({ email })).toMatchObject(asksForPassword);
});

test('the cookie of an attempt does not link, nor does that of a link sign in, or link after ten minutes', async () => {
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

test('a Google account that was linked elsewhere meanwhile is linked once', async () => {
  const { ada } = await foreign({ id: '3001' });
  await app.googlePerson({ id: '3001' });
  expect((await ada.post(link, right)).body.code).toBe('google_conflict');
});

test('an address of gmail.com is its owner’s, whatever Google says of domains', async () => {
  for (const [domain, answer] of [
    ['gmail.com', { status: 200, body: { merged: true } }],
    ['gmail.com.evil.example', asksForPassword],
  ] as const) {
    const email = `${crypto.randomUUID()}@${domain}`;
    await app.visitor().register(email);
    expect(await app.visitor().google({ email }), domain).toMatchObject(answer);
  }
});
