import { ArcticFetchError, CodeChallengeMethod, generateCodeVerifier, generateState } from 'arctic';
import { OAuth2Client, UnexpectedErrorResponseBodyError, UnexpectedResponseError } from 'arctic';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { nameLength } from '#contract/account.ts';
import type { Bindings } from '../../env.ts';

export type GoogleSettings = {
  client: OAuth2Client;
  clientId: string;
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keysEndpoint: string;
};

export type GoogleIdentity = { id: string; email: string; emailVerified: boolean; name: string };

export type GoogleRefusal = 'google_failed' | 'google_incomplete' | 'google_unavailable';

export type GoogleOutcome =
  | { ok: true; identity: GoogleIdentity }
  | { ok: false; code: GoogleRefusal; reason: string };

/** An address that begins with a slash is on this site, as development's simulated Google is. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** Null where Google is not set up; then there is no button for it. */
export function googleSettings(env: Bindings, origin: string): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, SIGNING_KEY: signingKey } = env;
  const { GOOGLE_ISSUER: issuer, GOOGLE_AUTHORIZATION_ENDPOINT: authorization } = env;
  const { GOOGLE_TOKEN_ENDPOINT: token, GOOGLE_KEYS_ENDPOINT: keys } = env;
  if (!clientId || !clientSecret || !issuer || !authorization || !token || !keys || !signingKey) return null;
  return {
    client: new OAuth2Client(clientId, clientSecret, `${origin}/auth/callback`),
    clientId,
    issuer: absolute(issuer, origin),
    authorizationEndpoint: absolute(authorization, origin),
    tokenEndpoint: absolute(token, origin),
    keysEndpoint: absolute(keys, origin),
  };
}

export function newAuthorization(google: GoogleSettings) {
  const state = generateState();
  const verifier = generateCodeVerifier();
  const nonce = generateState();
  const url = google.client.createAuthorizationURLWithPKCE(
    google.authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    ['openid', 'email', 'profile'],
  );
  url.searchParams.set('nonce', nonce);
  url.searchParams.set('prompt', 'select_account');
  return { url, state, verifier, nonce };
}

const refused = (code: GoogleRefusal, reason: string): GoogleOutcome => ({ ok: false, code, reason });

const isOutage = (error: unknown) =>
  error instanceof ArcticFetchError ||
  error instanceof UnexpectedResponseError ||
  error instanceof UnexpectedErrorResponseBodyError;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysAt(endpoint: string) {
  const keys = keySets.get(endpoint) ?? createRemoteJWKSet(new URL(endpoint));
  keySets.set(endpoint, keys);
  return keys;
}

function identityOf(claims: JWTPayload): GoogleOutcome {
  const { sub, email, email_verified: emailVerified, name } = claims;
  if (!sub || typeof email !== 'string' || email === '') return refused('google_incomplete', 'no address');
  const address = email.toLowerCase();
  const said =
    typeof name === 'string'
      ? name
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, nameLength)
      : '';
  const fullName = said || address.slice(0, address.indexOf('@'));
  return {
    ok: true,
    identity: { id: sub, email: address, emailVerified: emailVerified === true, name: fullName },
  };
}

type Answer = { code: string; verifier: string; nonce: string; now: Date };

/** Exchanges the code, and trusts the ID token only once its signature, issuer, audience, expiry and nonce are checked. */
export async function identify(google: GoogleSettings, answer: Answer): Promise<GoogleOutcome> {
  let idToken: string;
  try {
    const tokens = await google.client.validateAuthorizationCode(
      google.tokenEndpoint,
      answer.code,
      answer.verifier,
    );
    if (!('id_token' in tokens.data)) return refused('google_incomplete', 'no ID token');
    idToken = tokens.idToken();
  } catch (error) {
    return isOutage(error)
      ? refused('google_unavailable', 'the token endpoint did not answer')
      : refused('google_failed', 'the code was refused');
  }

  try {
    const { payload } = await jwtVerify(idToken, keysAt(google.keysEndpoint), {
      algorithms: ['RS256'],
      issuer: google.issuer,
      audience: google.clientId,
      currentDate: answer.now,
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload.nonce === answer.nonce
      ? identityOf(payload)
      : refused('google_failed', 'the nonce is another');
  } catch (error) {
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout) {
      return refused('google_unavailable', 'the keys could not be read');
    }
    return refused('google_failed', error.code);
  }
}
