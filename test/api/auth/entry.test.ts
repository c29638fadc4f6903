import { expect, test } from 'vitest';
import { openApp, somebody } from './app.ts';

const app = openApp();

test('signing up makes an account on the free plan, and signs in', async () => {
  const ada = app.visitor();
  const email = somebody();
  const answer = await ada.register(email.toUpperCase(), { full_name: '  Ada Lovelace ' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    user: {
      id: expect.any(String),
      email,
      full_name: 'Ada Lovelace',
      email_verified: false,
      auth_method: 'manual',
    },
    profile: {
      id: answer.body.user.id,
      email,
      full_name: 'Ada Lovelace',
      subscription_plan: 'free',
      subscription_status: 'active',
      billing_cycle: 'monthly',
      words_used: 0,
      words_limit: 500,
      subscription_start: null,
      subscription_end: null,
      updated_at: '2026-11-20T12:00:00.000Z',
      resets_at: '2026-12-20T12:00:00.000Z',
    },
  });
  expect(await ada.account()).toEqual({ ...answer.body, google: true });
});

test('the session is a cookie that no script, no plain connection and no other site can use', async () => {
  const answer = await app.visitor().register(somebody());
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      /^__Host-session=[\w-]+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  );
});

test('signing in opens the account, whatever the case of the address', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const ada = app.visitor();
  const answer = await ada.login(email.toUpperCase());
  expect(answer.status).toBe(200);
  expect(answer.body.user.email).toBe(email);
  expect((await ada.account()).user.email).toBe(email);
});

test('signing out ends the session here and on the server', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  const kept = ada.cookies.get('__Host-session')!;
  expect((await ada.post('/api/auth/logout')).status).toBe(204);
  expect(ada.cookies.has('__Host-session')).toBe(false);
  ada.cookies.set('__Host-session', kept);
  expect(await ada.account()).toEqual({ user: null, profile: null, google: true });
});

test('signing out twice is no failure', async () => {
  expect((await app.visitor().post('/api/auth/logout')).status).toBe(204);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const refused = { error: 'Invalid email or password', code: 'invalid_credentials' };
  expect(await app.visitor().login(email, { password: 'wrong horse' })).toMatchObject({
    status: 401,
    body: refused,
  });
  expect(await app.visitor().login(somebody())).toMatchObject({ status: 401, body: refused });
});

test('an address that has an account is refused, and its password stays', async () => {
  const email = somebody();
  await app.visitor().register(email);
  expect(await app.visitor().register(email, { password: 'another horse' })).toMatchObject({
    status: 409,
    body: {
      error: 'An account with this email address already exists. Please sign in instead.',
      code: 'email_taken',
    },
  });
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('of two sign-ups at once with one address, one wins', async () => {
  const email = somebody();
  const answers = await Promise.all([app.visitor().register(email), app.visitor().register(email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('an address that belongs to a Google account gets no password by signing up', async () => {
  const email = somebody();
  await app.visitor().google({ email });
  expect(await app.visitor().register(email)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('signs in with Google'), code: 'google_account' },
  });
  expect((await app.visitor().login(email)).status).toBe(401);
});

test.each([
  ['one of the most common ones', () => ({ password: 'Password1' })],
  ['the address itself', (email: string) => ({ password: email })],
])('a password is refused when it is %s', async (_, more) => {
  const email = somebody();
  expect(await app.visitor().register(email, more(email))).toMatchObject({
    status: 400,
    body: {
      error: 'This password is one of the first that anybody would try. Please choose another.',
      code: 'weak_password',
    },
  });
});

test.each([
  ['no email', { email: undefined }, 'Please enter your email address'],
  ['an email that is none', { email: 'ada' }, 'Please enter a valid email address'],
  ['no name', { full_name: '   ' }, 'Please enter your full name'],
  ['a name of two lines', { full_name: 'Ada\nBcc: all' }, 'A name cannot contain control characters'],
  ['a name that nobody sees', { full_name: '\u200B\u2060' }, 'Please enter your full name'],
  ['a name that turns text around', { full_name: 'Ada\u202E' }, 'A name cannot contain control characters'],
  ['half a character', { full_name: 'Ada \uD800' }, 'A name cannot contain control characters'],
  ['a short password', { password: 'horse' }, 'Password must be at least 8 characters long'],
  ['an endless password', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
  ['a field nobody asked for', { plan: 'ultra' }, 'Unrecognized key: "plan"'],
])('signing up with %s is refused in words', async (_, more, error) => {
  const answer = await app.visitor().register(somebody(), more);
  expect(answer).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } });
});

test('a body of nothing, though called JSON, is refused', async () => {
  const answer = await app.visitor().call('POST', '/api/auth/login', undefined, {
    'Content-Type': 'application/json',
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
});
