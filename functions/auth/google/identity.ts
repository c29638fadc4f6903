import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWKSCacheInput,
  jwksCache,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { nameLength } from '#contract/account.ts';
import { email as emailAddress } from '#contract/schemas.ts';
import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';
import { type GoogleSettings, GoogleUnavailable, redeem } from './oauth-client.ts';

export type GoogleIdentity = {
  id: string;
  email: string;
  emailVerified: boolean;
  /** The domain of a Google Workspace account. */
  hostedDomain: string | null;
  name: string;
};

export type GoogleRefusal = 'google_failed' | 'google_incomplete' | 'google_unavailable';

export type GoogleOutcome =
  | { ok: true; identity: GoogleIdentity }
  | { ok: false; code: GoogleRefusal; reason: string };

/** Timeout in ms for all calls to Google of one sign-in together. */
const timeout = 10_000;

/** Maximum size of the key set in bytes; Google's is far smaller. */
const longestKeys = 64 * 1024;

const refused = (code: GoogleRefusal, reason: string): GoogleOutcome => ({ ok: false, code, reason });

/**
 * Whether Google runs the mailbox, so that the owner of the Google account also owns it. For any other address, Google only
 * knows that the person once had it (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
export function runsMailbox({ email, emailVerified, hostedDomain }: GoogleIdentity): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return emailVerified && (domain === 'gmail.com' || domain === hostedDomain);
}

function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, nameLength);
}

function identityOf({ sub, email, email_verified: verified, hd, name }: JWTPayload): GoogleOutcome {
  const address = emailAddress.safeParse(email);
  if (!sub || !address.success) return refused('google_incomplete', 'no address');
  return {
    ok: true,
    identity: {
      id: sub,
      email: address.data,
      emailVerified: verified === true,
      hostedDomain: typeof hd === 'string' ? hd.toLowerCase() : null,
      name: nameIn(name) || address.data.slice(0, address.data.indexOf('@')),
    },
  };
}

type Answer = { code: string; verifier: string; nonce: string; now: Date };

/** Cached key sets by endpoint. A fetch in progress belongs to one request and is never awaited by another. */
const kept = new Map<string, JWKSCacheInput>();

function keysAt(endpoint: string, signal: AbortSignal) {
  const cache = kept.get(endpoint) ?? {};
  kept.set(endpoint, cache);
  return createRemoteJWKSet(new URL(endpoint), {
    timeoutDuration: timeout,
    [jwksCache]: cache,
    [customFetch]: async (address, { headers }) => {
      try {
        const answer = await fetch(address, { headers, redirect: 'manual', signal });
        if (answer.status !== 200) throw new GoogleUnavailable('No keys');
        return Response.json(JSON.parse(await readTextWithLimit(answer, longestKeys)));
      } catch (error) {
        throw new GoogleUnavailable('The keys could not be read', { cause: error });
      }
    },
  });
}

/** Exchanges the code for an ID token, and verifies its signature, issuer, audience, expiry and nonce. */
export async function identify(google: GoogleSettings, answer: Answer): Promise<GoogleOutcome> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const redeemed = await redeem(google, answer, signal);
    if (!redeemed.given) return refused('google_failed', 'the code was refused');
    if (redeemed.idToken === null) return refused('google_incomplete', 'no ID token');
    const { payload } = await jwtVerify(redeemed.idToken, keysAt(google.keysEndpoint, signal), {
      algorithms: ['RS256'],
      issuer: google.issuer,
      audience: google.clientId,
      currentDate: answer.now,
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    if (payload.nonce !== answer.nonce) return refused('google_failed', 'the nonce is another');
    if (payload.azp !== undefined && payload.azp !== google.clientId) {
      return refused('google_failed', 'the token was made for another');
    }
    return identityOf(payload);
  } catch (error) {
    if (error instanceof GoogleUnavailable) {
      return refused('google_unavailable', 'Google did not answer in time');
    }
    if (error instanceof errors.JWKSInvalid) return refused('google_unavailable', 'the keys are none');
    if (error instanceof errors.JOSEError) return refused('google_failed', error.code);
    throw error;
  }
}
