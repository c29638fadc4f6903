import { CodeChallengeMethod, OAuth2Client } from 'arctic/dist/client.js';
import { generateCodeVerifier, generateState } from 'arctic/dist/oauth2.js';
import { OAuth2RequestError } from 'arctic/dist/request.js';
import type { Bindings } from '#env.ts';
import { unlessAborted } from '#outgoing/retry.ts';

/** Maximum length of an ID token in characters; Google's are far shorter. */
const longestIdToken = 64 * 1024;

/** Google did not respond in time, or its response is invalid. */
export class GoogleUnavailable extends Error {
  override name = 'GoogleUnavailable';
}

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keysEndpoint: string;
};

/** Resolves an address that begins with a slash against this site, as development's simulated Google needs. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** Returns null when Google is not configured; then there is no button for it. */
export function googleSettings(env: Bindings, origin: string): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, SIGNING_KEY: signingKey } = env;
  const { GOOGLE_ISSUER: issuer, GOOGLE_AUTHORIZATION_ENDPOINT: authorization } = env;
  const { GOOGLE_TOKEN_ENDPOINT: token, GOOGLE_KEYS_ENDPOINT: keys } = env;
  if (!clientId || !clientSecret || !issuer || !authorization || !token || !keys || !signingKey) return null;
  return {
    clientId,
    clientSecret,
    redirectUri: `${origin}/auth/callback`,
    issuer: absolute(issuer, origin),
    authorizationEndpoint: absolute(authorization, origin),
    tokenEndpoint: absolute(token, origin),
    keysEndpoint: absolute(keys, origin),
  };
}

const clientOf = ({ clientId, clientSecret, redirectUri }: GoogleSettings) =>
  new OAuth2Client(clientId, clientSecret, redirectUri);

/** Creates the authorization URL, and the values to check when the browser comes back. */
export function newAuthorization(google: GoogleSettings) {
  const [state, verifier, nonce] = [generateState(), generateCodeVerifier(), generateState()];
  const scopes = ['openid', 'email', 'profile'];
  const url = clientOf(google).createAuthorizationURLWithPKCE(
    google.authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    scopes,
  );
  url.searchParams.set('nonce', nonce);
  url.searchParams.set('prompt', 'select_account');
  return { url, state, verifier, nonce };
}

type Redeemed = { given: false } | { given: true; idToken: string | null };

/** Exchanges the code for an ID token, which is not verified yet. arctic accepts no signal, so its call is raced with one. */
export async function redeem(
  google: GoogleSettings,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<Redeemed> {
  try {
    const call = clientOf(google).validateAuthorizationCode(google.tokenEndpoint, code, verifier);
    const { data } = await unlessAborted(call, signal);
    const idToken = 'id_token' in data ? data.id_token : null;
    if (Array.isArray(data) || (typeof idToken === 'string' && idToken.length > longestIdToken)) {
      throw new GoogleUnavailable('Not an answer that Google gives');
    }
    return { given: true, idToken: typeof idToken === 'string' ? idToken : null };
  } catch (error) {
    if (error instanceof OAuth2RequestError) return { given: false };
    throw new GoogleUnavailable('The code could not be redeemed', { cause: error });
  }
}
