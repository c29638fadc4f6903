import { expect, test } from 'vitest';
import { openApp, somebody } from './app.ts';

const app = openApp();

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
  const answer = await app.visitor().google({ email });
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
  const answer = await owner.google({ email });
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
  const answers = await Promise.all(tabs.map((tab) => tab.google({ email })));
  expect(answers.map(({ status, body }) => [status, body.user?.id])).toEqual([
    [200, id],
    [200, id],
  ]);
});
