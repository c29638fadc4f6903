import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { minute, openApp, somebody } from './app.ts';

const app = openApp();
const failed = { status: 401, body: { error: 'Failed to sign in with Google', code: 'google_failed' } };

test('the button leads to Google with state, PKCE and nonce, and the browser keeps their counterparts', async () => {
  const ada = app.visitor();
  const answer = await ada.get('/api/auth/google');
  expect(answer.status).toBe(302);
  const asked = Object.fromEntries(new URL(answer.headers.get('Location')!).searchParams);
  expect(asked).toEqual({
    response_type: 'code',
    client_id: 'longhand-development',
    redirect_uri: 'https://longhand.example/auth/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test('somebody new gets an account that has no password and a confirmed address', async () => {
  const email = somebody();
  const ada = app.visitor();
  const answer = await ada.google({ email: email.toUpperCase(), name: 'Ada Lovelace' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    user: { email, full_name: 'Ada Lovelace', email_verified: true, auth_method: 'oauth' },
    profile: { subscription_plan: 'free', words_limit: 500 },
    merged: false,
    password_dropped: false,
    purpose: 'sign-in',
    return_to: null,
  });
  expect((await ada.account()).user.email).toBe(email);
  expect(ada.cookies.has('__Host-google')).toBe(false);
});

test('a code is good once', async () => {
  const ada = app.visitor();
  const { code, state } = await ada.visitGoogle({ email: somebody() });
  const kept = ada.cookies.get('__Host-google')!;
  expect((await ada.post('/api/auth/google/callback', { code, state })).status).toBe(200);
  await ada.post('/api/auth/logout');
  expect(await ada.post('/api/auth/google/callback', { code, state })).toMatchObject(failed);
  ada.cookies.set('__Host-google', kept);
  expect(await ada.post('/api/auth/google/callback', { code, state })).toMatchObject(failed);
  expect((await ada.account()).user).toBeNull();
});

test("another person's code and state are worth nothing in this browser", async () => {
  const [ada, mallory] = [app.visitor(), app.visitor()];
  const mallorys = await mallory.visitGoogle({ email: somebody() });
  expect(await ada.post('/api/auth/google/callback', mallorys)).toMatchObject(failed);

  const own = await ada.visitGoogle({ email: somebody() });
  expect(await ada.post('/api/auth/google/callback', mallorys)).toMatchObject(failed);
  expect(await ada.post('/api/auth/google/callback', own)).toMatchObject(failed);
});

test('with the right state but the code of another, PKCE refuses', async () => {
  const [ada, mallory] = [app.visitor(), app.visitor()];
  const { code } = await mallory.visitGoogle({ email: somebody() });
  const { state } = await ada.visitGoogle({ email: somebody() });
  expect(await ada.post('/api/auth/google/callback', { code, state })).toMatchObject(failed);
});

test('the right code with another state is refused', async () => {
  const ada = app.visitor();
  const { code } = await ada.visitGoogle({ email: somebody() });
  expect(await ada.post('/api/auth/google/callback', { code, state: 'another' })).toMatchObject(failed);
  expect((await ada.account()).user).toBeNull();
});

test('ten minutes later the attempt is over, though the browser kept the cookie and the code is fresh', async () => {
  const ada = app.visitor();
  const sent = await ada.get('/api/auth/google');
  app.pass(10 * minute + 1000);
  const form = new URL(sent.headers.get('Location')!).searchParams;
  for (const [name, value] of Object.entries({ email: somebody(), name: 'Ada', verified: 'on' })) {
    form.set(name, value);
  }
  const approved = await ada.get(`/api/dev/google/approve?${form}`);
  const { code, state } = Object.fromEntries(new URL(approved.headers.get('Location')!).searchParams);
  expect(await ada.post('/api/auth/google/callback', { code, state })).toMatchObject(failed);
});

test('a cookie signed by somebody else is not ours', async () => {
  const ada = app.visitor();
  const { code, state } = await ada.visitGoogle({ email: somebody() });
  const stranger = openApp({ env: { SIGNING_KEY: 'a signing key of somebody else alone' } });
  const forged = stranger.visitor();
  await forged.get('/api/auth/google');
  ada.cookies.set('__Host-google', forged.cookies.get('__Host-google')!);
  expect(await ada.post('/api/auth/google/callback', { code, state })).toMatchObject(failed);
});

test.each([{ code: 'x' }, { state: 'x' }, {}, { code: '', state: '' }])(
  'a callback of %o is incomplete',
  async (body) => {
    expect(await app.visitor().post('/api/auth/google/callback', body)).toMatchObject({
      status: 400,
      body: { error: 'Authentication data incomplete', code: 'invalid_input' },
    });
  },
);

async function returnTo(path: string) {
  const query = `?return_to=${encodeURIComponent(path)}`;
  return (await app.visitor().google({ email: somebody() }, query)).body.return_to;
}

test('a person comes back to the page of ours that they left, and to no other site', async () => {
  expect(await returnTo('/pricing?plan=pro#annual')).toBe('/pricing?plan=pro#annual');
  const longest = `/${'a'.repeat(limits.returnChars - 1)}`;
  expect(await returnTo(longest)).toBe(longest);
  expect(await returnTo(`${longest}a`)).toBeNull();
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ]) {
    expect(await returnTo(path), path).toBeNull();
  }
});

test('a signed-in person confirms with Google who they are, and gets a fresh token', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.google({ email });
  const before = ada.cookies.get('__Host-session')!;
  const answer = await ada.google({ email }, '?purpose=confirm&return_to=/account-settings');
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { email }, purpose: 'confirm', return_to: '/account-settings' },
  });
  const thief = app.visitor();
  thief.cookies.set('__Host-session', before);
  expect((await thief.account()).user).toBeNull();
  expect((await ada.account()).user.email).toBe(email);
  expect((await ada.get('/api/auth/sessions')).body.sessions).toHaveLength(1);
});

test('to confirm takes the Google account that is linked, and a session', async () => {
  const ada = app.visitor();
  await ada.google({ email: somebody() });
  expect(await ada.google({ email: somebody() }, '?purpose=confirm')).toMatchObject({
    status: 403,
    body: { code: 'google_mismatch' },
  });
  expect(await app.visitor().google({ email: somebody() }, '?purpose=confirm')).toMatchObject({
    status: 401,
    body: { error: 'User not authenticated', code: 'not_signed_in' },
  });
});

test('without credentials there is no Google, and the page is told so', async () => {
  const without = openApp({ env: { GOOGLE_CLIENT_ID: undefined } });
  const ada = without.visitor();
  expect(await ada.account()).toEqual({ user: null, profile: null, google: false });
  expect((await ada.get('/api/auth/google')).status).toBe(404);
  expect((await ada.post('/api/auth/google/callback', { code: 'x', state: 'x' })).status).toBe(404);
});

test("what is typed into the simulated Google's page stays text", async () => {
  const asked = new URL((await app.visitor().get('/api/auth/google')).headers.get('Location')!);
  asked.searchParams.set('state', '"><script>alert(1)</script>');
  const page = await app.visitor().get(asked.pathname + asked.search);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(page.body).not.toContain('<script>');
  asked.searchParams.set('redirect_uri', 'https://evil.example/');
  expect((await app.visitor().get(asked.pathname + asked.search)).status).toBe(400);
});
