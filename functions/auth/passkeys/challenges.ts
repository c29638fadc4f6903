import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';
import type { HonoEnv } from '#env.ts';
import { strictCookie } from '../cookies.ts';
import type { Principal } from '#auth/factors/principal.ts';
import { newSignature, readSignature } from '#crypto/keys.ts';
import { hashSecret, newSecret } from '#crypto/secrets.ts';

export type Purpose = 'sign-in' | 'confirm' | 'add';

/** The purpose of a challenge, and the only session or browser that may answer it. */
export type Asking = { purpose: Purpose; bearer: string };

const lifetime = factorLimits.challengeMinutes * minute;

export const inSession = (purpose: Purpose, { owner, session }: Principal): Asking => ({
  purpose,
  bearer: `${owner.kind} ${session.id}`,
});

/** Identifies a signed-out browser by a cookie that lasts as long as its last challenge. */
export function inBrowser<E extends HonoEnv>(c: Context<E>, purpose: Purpose): Asking {
  return { purpose, bearer: `browser ${hashSecret(getCookie(c, 'passkey', 'host') ?? '')}` };
}

/** Like `inBrowser`, but sets the cookie, with a new value if there is none. */
export function inKnownBrowser<E extends HonoEnv>(c: Context<E>, purpose: Purpose): Asking {
  const secret = getCookie(c, 'passkey', 'host') ?? newSecret();
  setCookie(c, 'passkey', secret, { ...strictCookie, maxAge: lifetime / 1000 });
  return { purpose, bearer: `browser ${hashSecret(secret)}` };
}

const claimOf = ({ purpose, bearer }: Asking, random: string, expiresAt: string) =>
  [purpose, bearer, random, expiresAt].join(' ');

/** Creates a challenge, signed instead of stored, since anybody may request one. The browser returns the bytes as base64url. */
export function newChallenge<E extends HonoEnv>(c: Context<E>, asking: Asking): Uint8Array<ArrayBuffer> {
  const random = newSecret();
  const expiresAt = String(after(c.get('now')(), lifetime).getTime());
  const signature = newSignature(c.env, 'passkey-challenge', claimOf(asking, random, expiresAt));
  return Uint8Array.from(Buffer.from([random, expiresAt, signature].join('.')));
}

/** Returns when the challenge expires; null if it is for another purpose or bearer, or has expired. */
export function readChallenge<E extends HonoEnv>(
  c: Context<E>,
  asking: Asking,
  challenge: string,
): Date | null {
  const [random = '', expiresAt = '', ...signature] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.');
  const claim = claimOf(asking, random, expiresAt);
  if (readSignature(c.env, 'passkey-challenge', claim, signature.join('.')) === null) return null;
  const end = new Date(Number(expiresAt));
  return c.get('now')() < end ? end : null;
}
