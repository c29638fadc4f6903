import { base64url, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { signingKeys } from '#dev/google/keys.ts';
import { minute, openApp, origin, refusal, shortTimeouts, somebody, type Visitor } from './app.ts';

const app = openApp();
const failed = refusal(401, 'google_failed', { error: 'Failed to sign in with Google' });
const callback = '/api/auth/google/callback';

test('the sign-in redirects to Google with state, PKCE and nonce, and a cookie keeps their counterparts', async () => {
  const answer = await app.visitor().get('/api/auth/google');
  expect(answer.status).toBe(302);
  const random = expect.stringMatching(/^[\w-]{43}$/);
  expect(Object.fromEntries(new URL(answer.headers.get('Location')!).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'longhand-development',
    redirect_uri: 'https://longhand.example/auth/callback',
    scope: 'openid email profile',
    state: random,
    nonce: random,
    code_challenge: random,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test('a new user gets an account without a password and with a confirmed address', async () => {
  const email = somebody();
  const ada = app.visitor();
  const answer = await ada.google({ email: email.toUpperCase() });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { email, full_name: 'Ada Lovelace', email_verified: true, auth_method: 'oauth' },
      profile: { subscription_plan: 'free', words_limit: 500 },
      merged: false,
      password_dropped: false,
      purpose: 'sign-in',
      return_to: null,
    },
  });
  expect((await ada.account()).user.email).toBe(email);
  expect(ada.cookies.has('__Host-google')).toBe(false);
});

test('a code works once, an attempt lasts ten minutes, and a cookie signed with another key is refused', async () => {
  const ada = app.visitor();
  const back = await ada.visitGoogle({ email: somebody() });
  const kept = ada.cookies.get('__Host-google')!;
  expect((await ada.post(callback, back)).status).toBe(200);
  await ada.post('/api/auth/logout');
  expect(await ada.post(callback, back)).toMatchObject(failed);
  ada.cookies.set('__Host-google', kept);
  expect(await ada.post(callback, back)).toMatchObject(failed);

  const approval = await ada.askGoogle({ email: somebody() });
  app.pass(10 * minute + 1000);
  expect(await ada.post(callback, await approval())).toMatchObject(failed);

  const fresh = await ada.visitGoogle({ email: somebody() });
  const forged = openApp({ env: { SIGNING_KEY: 'a signing key of somebody else alone' } }).visitor();
  await forged.get('/api/auth/google');
  ada.cookies.set('__Host-google', forged.cookies.get('__Host-google')!);
  expect(await ada.post(callback, fresh)).toMatchObject(failed);
  expect((await ada.account()).user).toBeNull();
});

test('a code or state from another browser’s attempt is refused, alone or together', async () => {
  const [ada, mallory] = [app.visitor(), app.visitor()];
  const mallorys = await mallory.visitGoogle({ email: somebody() });
  expect(await ada.post(callback, mallorys)).toMatchObject(failed);
  const visit = () => ada.visitGoogle({ email: somebody() });
  for (const mix of [
    () => mallorys,
    // PKCE refuses this one.
    ({ state }: { state: string }) => ({ code: mallorys.code, state }),
    ({ code }: { code: string }) => ({ code, state: 'another' }),
  ]) {
    const own = await visit();
    expect(await ada.post(callback, mix(own))).toMatchObject(failed);
    // A failed attempt cannot be continued.
    expect(await ada.post(callback, own)).toMatchObject(failed);
  }
  expect((await ada.account()).user).toBeNull();
});

const longest = `/${'a'.repeat(limits.returnChars - 1)}`;

test.each<[string, string | null]>([
  ['/pricing?plan=pro#annual', '/pricing?plan=pro#annual'],
  [longest, longest],
  [`${longest}a`, null],
  ...[
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ].map((path): [string, null] => [path, null]),
])('a sign-in returns to the page it started from, and never to another site: %j', async (path, back) => {
  const query = `?return_to=${encodeURIComponent(path)}`;
  expect((await app.visitor().google({ email: somebody() }, query)).body.return_to).toBe(back);
});

test('a signed-in user confirms with the linked Google account, and the session token is rotated', async () => {
  const ada = await app.googlePerson();
  const { email } = ada;
  const thief = app.visitor(ada);
  const answer = await ada.google({ email }, '?purpose=confirm&return_to=/account-settings');
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { email }, purpose: 'confirm', return_to: '/account-settings' },
  });
  expect((await thief.account()).user).toBeNull();
  expect((await ada.get('/api/auth/sessions')).body.sessions).toHaveLength(1);
  const another = { email: somebody() };
  expect(await ada.google(another, '?purpose=confirm')).toMatchObject(refusal(403, 'google_mismatch'));
  const nobody = await app.visitor().google(another, '?purpose=confirm');
  expect(nobody).toMatchObject(refusal(401, 'not_signed_in'));
});

test('without credentials, sign-in with Google is off, and the session response says so', async () => {
  const ada = openApp({ env: { GOOGLE_CLIENT_ID: undefined } }).visitor();
  expect(await ada.account()).toEqual({ user: null, profile: null, google: false });
  expect((await ada.get('/api/auth/google')).status).toBe(404);
  expect((await ada.post(callback, { code: 'x', state: 'x' })).status).toBe(404);
});

const part = (value: unknown) => base64url.encode(JSON.stringify(value));

describe('an ID token', async () => {
  const stranger = await generateKeyPair('RS256');
  const { public: publicKey, private: privateKey } = await signingKeys();
  const header = { alg: 'RS256', kid: publicKey.kid! };

  let ada: Visitor;
  let claims: JWTPayload;
  let state: string;

  const signed = (changes: object = {}, key = privateKey) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key);

  /** Signs in while the token endpoint returns this ID token; the keys are those of the simulated Google. */
  async function signInWith(idToken: unknown) {
    app.network((request) =>
      new URL(request.url).pathname === '/api/dev/google/token'
        ? Response.json({ access_token: 'x', token_type: 'Bearer', id_token: idToken })
        : app.fetchApp(request),
    );
    const answer = await ada.post(callback, { code: 'any', state });
    app.network();
    return answer;
  }

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    ada = app.visitor();
    const email = somebody();
    const sent = new URL((await ada.get('/api/auth/google')).headers.get('Location')!).searchParams;
    state = sent.get('state')!;
    const now = Math.floor(app.now().getTime() / 1000);
    claims = {
      iss: `${origin}/api/dev/google`,
      aud: 'longhand-development',
      sub: email,
      iat: now,
      exp: now + 3600,
      nonce: sent.get('nonce')!,
      email,
      email_verified: true,
      name: 'Ada',
    };
  });

  test('as Google would send it signs in', async () => {
    expect((await signInWith(await signed())).status).toBe(200);
  });

  test.each<[string, () => Promise<string>]>([
    ['signed by another key', () => signed({}, stranger.privateKey)],
    ['without a signature', async () => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['of another issuer', () => signed({ iss: 'https://evil.example' })],
    ['for another audience', () => signed({ aud: 'another-app' })],
    ['of another authorised party', () => signed({ azp: 'another-app' })],
    ['with another nonce', () => signed({ nonce: 'another' })],
    ['without nonce', () => signed({ nonce: undefined })],
    ['that has expired', () => signed({ exp: claims.iat! - 60 })],
    ['without expiry', () => signed({ exp: undefined })],
    ['without subject', () => signed({ sub: undefined })],
  ])('%s is refused', async (_, make) => {
    expect(await signInWith(await make())).toMatchObject(failed);
    expect((await ada.account()).user).toBeNull();
  });

  test.each<[string, () => Promise<string> | undefined]>([
    ['that is missing', () => undefined],
    ['without an address', () => signed({ email: undefined })],
    ['with two addresses', () => signed({ email: 'ada@mail.example, eve@mail.example' })],
    ['with an overlong address', () => signed({ email: `${'a'.repeat(300)}@mail.example` })],
  ])('%s is refused as incomplete', async (_, make) => {
    expect(await signInWith(await make())).toMatchObject(
      refusal(401, 'google_incomplete', { error: 'Authentication data incomplete' }),
    );
  });
});

describe('if Google fails,', () => {
  const services = inject('services');
  const ways = ['silence', 'stops', 'drop', 'unavailable', 'html', 'list', 'endless', 'moved'];
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ...ways.map((way) => ['GOOGLE_TOKEN_ENDPOINT', way, [10_000]] as const),
    // The second timeout is set by the library, whose signal is not passed on: ten seconds in all.
    ...ways.map((way) => ['GOOGLE_KEYS_ENDPOINT', way, [10_000, 10_000]] as const),
  ])(
    'no user is signed in, and requests time out after ten seconds in all: %s, %s',
    async (endpoint, way, waited) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const spans = shortTimeouts();
      const broken = openApp({ env: { [endpoint]: `${services}/broken/${way}` } });
      broken.reach(services);
      const ada = broken.visitor();
      expect(await ada.google({ email: somebody() })).toMatchObject(
        refusal(502, 'google_unavailable', { error: 'Failed to sign in with Google' }),
      );
      expect((await ada.account()).user).toBeNull();
      expect(spans).toEqual(waited);
    },
  );
});
