import { createHash } from 'node:crypto';
import type { Bindings } from '../../env.ts';
import { newSecret } from '../../keys/secrets.ts';

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keysEndpoint: string;
};

/** An address that begins with a slash is on this site, as development's simulated Google is. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** Null where Google is not set up; then there is no button for it. */
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

/** Where to send the browser, and what it has to bring back. */
export function newAuthorization(google: GoogleSettings) {
  const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()];
  const url = new URL(google.authorizationEndpoint);
  const asked = {
    response_type: 'code',
    client_id: google.clientId,
    redirect_uri: google.redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return { url, state, verifier, nonce };
}
