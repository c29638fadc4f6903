import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import { retention } from '#contract/retention.ts';
import type { HonoEnv } from '../../env.ts';
import { tokenKeys } from '../keys.ts';

/** `confirm`: somebody who is signed in proves once more who they are. */
type GooglePurpose = 'sign-in' | 'confirm';

/** Kept in a signed cookie while the person is at Google. */
export type GoogleAttempt = {
  state: string;
  verifier: string;
  nonce: string;
  purpose: GooglePurpose;
  returnTo: string | null;
};

const minutes = retention.googleAttemptMinutes;
const audience = 'google-attempt';
const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const;

export async function keepAttempt<E extends HonoEnv>(c: Context<E>, attempt: GoogleAttempt): Promise<void> {
  const expiry = Math.floor(c.get('now')().getTime() / 1000) + minutes * 60;
  const { header, key } = tokenKeys(c.env);
  const value = await new SignJWT(attempt)
    .setProtectedHeader(header)
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(key);
  setCookie(c, 'google', value, { ...cookie, maxAge: minutes * 60 });
}

/** Deletes the cookie in any case, so that an attempt is used once. */
export async function takeAttempt<E extends HonoEnv>(c: Context<E>): Promise<GoogleAttempt | null> {
  const value = getCookie(c, 'google', 'host');
  if (value === undefined) return null;
  deleteCookie(c, 'google', cookie);
  try {
    const { payload } = await jwtVerify<GoogleAttempt>(value, tokenKeys(c.env).byHeader, {
      algorithms: ['HS256'],
      audience,
      currentDate: c.get('now')(),
    });
    return payload;
  } catch {
    return null;
  }
}
