import { expect, test } from 'vitest';
import { minute, openApp, somebody } from './app.ts';

const app = openApp();
/** Whose mailboxes Google runs. */
const hd = 'mail.example';

test('a known person is found by the Google id, whatever address Google now says', async () => {
  const email = somebody();
  const first = await app.visitor().google({ email, id: '1001' });
  const again = await app.visitor().google({ email: somebody(), id: '1001' });
  expect(again.body.user).toEqual(first.body.user);
  expect(again.body.merged).toBe(false);
});

test('a confirmed account is linked, and keeps its password and its sessions', async () => {
  const email = somebody();
  const desk = app.visitor();
  await desk.register(email, { full_name: 'Countess Lovelace' });
  await desk.post('/api/auth/verify-email', { token: await app.token(email) });
  const answer = await app.visitor().google({ email, hd });
  expect(answer.body).toMatchObject({
    user: { full_name: 'Countess Lovelace', auth_method: 'hybrid' },
    merged: true,
    password_dropped: false,
  });
  expect((await desk.account()).user.auth_method).toBe('hybrid');
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('who registered an address before its owner loses password, sessions and links once the owner comes', async () => {
  const email = somebody();
  const mallory = app.visitor();
  await mallory.register(email, { full_name: 'Mallory' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const link = await app.token(email);

  const owner = app.visitor();
  const answer = await owner.google({ email, hd });
  expect(answer.body).toMatchObject({
    user: { full_name: 'Ada Lovelace', email_verified: true, auth_method: 'oauth' },
    merged: true,
    password_dropped: true,
  });
  expect((await mallory.account()).user).toBeNull();
  expect((await mallory.login(email)).status).toBe(401);
  const reset = await mallory.post('/api/auth/reset-password', { token: link, password: 'a new horse' });
  expect(reset.status).toBe(400);
  expect((await owner.account()).user.email).toBe(email);
});

test('an address that Google has not verified opens no account', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const mallory = app.visitor();
  const sent = await mallory.get('/api/auth/google');
  const form = new URL(sent.headers.get('Location')!).searchParams;
  form.set('email', email);
  form.set('name', 'Mallory');
  const approved = await mallory.get(`/api/dev/google/approve?${form}`);
  const { code, state } = Object.fromEntries(new URL(approved.headers.get('Location')!).searchParams);
  expect(await mallory.post('/api/auth/google/callback', { code, state })).toMatchObject({
    status: 403,
    body: { code: 'google_unverified' },
  });
  expect((await mallory.account()).user).toBeNull();
});

test('a second Google account with the same address does not take the account over', async () => {
  const email = somebody();
  await app.visitor().google({ email, id: '2001' });
  expect(await app.visitor().google({ email, id: '2002' })).toMatchObject({
    status: 409,
    body: { code: 'google_conflict' },
  });
});

test('of two first sign-ins at once, both open the same account', async () => {
  const email = somebody();
  const [first, second] = await Promise.all([
    app.visitor().google({ email }),
    app.visitor().google({ email }),
  ]);
  expect(first.body.user.id).toBe(second.body.user.id);
});

test('of two sign-ins at once that link an account, both open it', async () => {
  const email = somebody();
  const { id } = (await app.visitor().register(email)).body.user;
  const tabs = [app.visitor(), app.visitor()];
  const answers = await Promise.all(tabs.map((tab) => tab.google({ email, hd })));
  expect(answers.map(({ status, body }) => [status, body.user?.id])).toEqual([
    [200, id],
    [200, id],
  ]);
});

/** With a Google account whose mailbox somebody else runs. */
async function foreign(email: string, more = {}) {
  const ada = app.visitor();
  const answer = await ada.google({ email, ...more });
  return { ada, answer };
}

const asksForPassword = { status: 403, body: { code: 'google_password' } };
const link = '/api/auth/google/link';

test.each([
  ['no domain', {}],
  ['another domain', { hd: 'company.example' }],
])('where Google does not run the mailbox, an account with a password asks for it: %s', async (_, more) => {
  const email = somebody();
  const desk = app.visitor();
  await desk.register(email, { full_name: 'Countess Lovelace' });
  const { ada, answer } = await foreign(email, more);
  expect(answer).toMatchObject({ ...asksForPassword, body: { email } });
  expect((await ada.account()).user).toBeNull();

  expect(await ada.post(link, { password: 'wrong horse' })).toMatchObject({
    status: 403,
    body: { code: 'invalid_password' },
  });
  expect((await desk.account()).user.auth_method).toBe('manual');
  expect(await ada.post(link, { password: 'correct horse' })).toMatchObject({
    status: 200,
    body: {
      user: { email, full_name: 'Countess Lovelace', auth_method: 'hybrid', email_verified: false },
      merged: true,
      password_dropped: false,
      purpose: 'sign-in',
    },
  });
  expect((await ada.account()).user.email).toBe(email);
  expect((await app.visitor().login(email)).status).toBe(200);
  // From then on Google's id finds it.
  expect((await foreign(email, more)).answer.status).toBe(200);
});

test('the page to go back to is not lost on the way to the password', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const ada = app.visitor();
  await ada.google({ email }, '?return_to=/pricing');
  const { body } = await ada.post(link, { password: 'correct horse' });
  expect(body.return_to).toBe('/pricing');
});

test('whoever does not know the password links nothing, however often they come by Google', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const mallory = (await foreign(email)).ada;
  expect((await app.visitor().post(link, { password: 'correct horse' })).body.code).toBe(
    'google_link_expired',
  );
  // The window is a minute; should one end on the way, a second one begins.
  let stopped = false;
  for (let guess = 0; guess < 60 && !stopped; guess++)
    stopped = (await mallory.post(link, { password: `guess ${guess}` })).status === 429;
  expect(await mallory.post(link, { password: 'correct horse' })).toMatchObject({ status: 429 });
  expect(await mallory.google({ email })).toMatchObject(asksForPassword);
});

test('ten minutes later Google has to be asked again', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const { ada } = await foreign(email);
  app.pass(11 * minute);
  expect(await ada.post(link, { password: 'correct horse' })).toMatchObject({
    status: 410,
    body: { code: 'google_link_expired' },
  });
});

test('the cookie of an attempt does not link, nor does that of a link sign in', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const { ada } = await foreign(email);
  const pending = ada.cookies.get('__Host-google')!;
  const { code, state } = await ada.visitGoogle({ email });
  expect((await ada.post(link, { password: 'correct horse' })).body.code).toBe('google_link_expired');
  ada.cookies.set('__Host-google', pending);
  expect((await ada.post('/api/auth/google/callback', { code, state })).body.code).toBe('google_failed');
});

test('a Google account that was linked elsewhere meanwhile is linked once', async () => {
  const [first, second] = [somebody(), somebody()];
  await app.visitor().register(first);
  const { ada } = await foreign(first, { id: '3001' });
  await app.visitor().google({ email: second, id: '3001' });
  expect((await ada.post(link, { password: 'correct horse' })).body.code).toBe('google_conflict');
});

test('an address of gmail.com is its owner’s, whatever Google says of domains', async () => {
  const email = `${crypto.randomUUID()}@gmail.com`;
  await app.visitor().register(email);
  expect((await foreign(email)).answer).toMatchObject({ status: 200, body: { merged: true } });
  const elsewhere = `${crypto.randomUUID()}@gmail.com.evil.example`;
  await app.visitor().register(elsewhere);
  expect((await foreign(elsewhere)).answer).toMatchObject(asksForPassword);
});

test('whoever has an account is told by mail that Google was linked to it', async () => {
  const email = somebody();
  await app.visitor().register(email);
  await app.visitor().google({ email, hd });
  expect((await app.mails(email))[0]).toMatchObject({
    subject: 'Google was linked to your account',
    text: expect.stringContaining('https://longhand.example/account-settings?tab=security'),
  });
});
