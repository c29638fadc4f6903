import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { signingKeys } from '#dev/google/keys.ts';
import { openApp, origin, somebody, type Visitor } from './app.ts';

const app = openApp();
const failed = { status: 401, body: { error: 'Failed to sign in with Google', code: 'google_failed' } };
const stranger = await generateKeyPair('RS256');

let ada: Visitor;
let claims: JWTPayload;
let back: { code: string; state: string };

/** Signs in while the token endpoint gives this ID token; the keys are those of the simulated Google. */
async function signInWith(idToken: unknown) {
  app.network((request) =>
    new URL(request.url).pathname === '/api/dev/google/token'
      ? Response.json({ access_token: 'x', token_type: 'Bearer', id_token: idToken })
      : app.fetchApp(request),
  );
  const answer = await ada.post('/api/auth/google/callback', back);
  app.network();
  return answer;
}

async function signed(changes: JWTPayload = {}, key?: CryptoKey) {
  const keys = await signingKeys();
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: keys.public.kid! })
    .sign(key ?? keys.private);
}

const part = (value: unknown) => base64url.encode(JSON.stringify(value));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  ada = app.visitor();
  const email = somebody();
  const sent = await ada.get('/api/auth/google');
  const { state, nonce } = Object.fromEntries(new URL(sent.headers.get('Location')!).searchParams);
  back = { code: 'any', state: state! };
  const now = Math.floor(app.now().getTime() / 1000);
  claims = {
    iss: `${origin}/api/dev/google`,
    aud: 'longhand-development',
    sub: email,
    iat: now,
    exp: now + 3600,
    nonce: nonce!,
    email,
    email_verified: true,
    name: 'Ada',
  };
});

test('the token that Google would send opens the account', async () => {
  expect((await signInWith(await signed())).status).toBe(200);
});

test('one signed by another key is refused', async () => {
  expect(await signInWith(await signed({}, stranger.privateKey))).toMatchObject(failed);
  expect((await ada.account()).user).toBeNull();
});

test('one without a signature is refused', async () => {
  expect(await signInWith(`${part({ alg: 'none' })}.${part(claims)}.`)).toMatchObject(failed);
  const [header, , signature] = (await signed()).split('.');
  expect(await signInWith(`${header}.${part({ ...claims, sub: 'another' })}.${signature}`)).toMatchObject(
    failed,
  );
});

test('one signed with the public key as if it were a shared secret is refused', async () => {
  const { public: key } = await signingKeys();
  const secret = new TextEncoder().encode(JSON.stringify(key));
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid! }).sign(secret);
  expect(await signInWith(token)).toMatchObject(failed);
});

test('one that brings its own key is refused', async () => {
  const jwk = await exportJWK(stranger.publicKey);
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', jwk, kid: (await signingKeys()).public.kid! })
    .sign(stranger.privateKey);
  expect(await signInWith(token)).toMatchObject(failed);
});

test.each([
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['another audience', () => ({ aud: 'another-app' })],
  ['another authorised party', () => ({ azp: 'another-app' })],
  ['another nonce', () => ({ nonce: 'another' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['an expiry that is past', () => ({ exp: claims.iat! - 60 })],
  ['no expiry', () => ({ exp: undefined })],
  ['no subject', () => ({ sub: undefined })],
])('one with %s is refused', async (_, changes) => {
  expect(await signInWith(await signed(changes() as JWTPayload))).toMatchObject(failed);
  expect((await ada.account()).user).toBeNull();
});

test('one without an address, or no token at all, is incomplete', async () => {
  const incomplete = {
    status: 401,
    body: { error: 'Authentication data incomplete', code: 'google_incomplete' },
  };
  expect(await signInWith(await signed({ email: undefined }))).toMatchObject(incomplete);
});

test.each([
  ['no address at all', 'ada'],
  ['two of them', 'ada@mail.example, eve@mail.example'],
  ['one that never ends', `${'a'.repeat(300)}@mail.example`],
])('an address that is none is incomplete: %s', async (_, email) => {
  expect(await signInWith(await signed({ email }))).toMatchObject({ body: { code: 'google_incomplete' } });
});

test('an answer without a token is incomplete', async () => {
  expect(await signInWith(undefined)).toMatchObject({ status: 401, body: { code: 'google_incomplete' } });
});
