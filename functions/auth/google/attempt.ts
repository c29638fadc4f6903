import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { retention } from '#contract/retention.ts';
import type { HonoEnv } from '../../env.ts';
import { tokenKeys } from '../keys/keys.ts';

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

/** A Google account that is linked to the account with its address as soon as the password of that has been entered. */
export type PendingLink = {
  googleId: string;
  email: string;
  returnTo: string | null;
};

const minutes = retention.googleAttemptMinutes;
const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const;

/** Both kinds stand in the same cookie, one at a time; the one is never taken for the other. */
async function keep<E extends HonoEnv>(c: Context<E>, audience: string, kept: JWTPayload): Promise<void> {
  const expiry = Math.floor(c.get('now')().getTime() / 1000) + minutes * 60;
  const { header, key } = tokenKeys(c.env);
  const value = await new SignJWT(kept)
    .setProtectedHeader(header)
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(key);
  setCookie(c, 'google', value, { ...cookie, maxAge: minutes * 60 });
}

async function read<Kept, E extends HonoEnv>(c: Context<E>, audience: string): Promise<Kept | null> {
  const value = getCookie(c, 'google', 'host');
  if (value === undefined) return null;
  try {
    const { payload } = await jwtVerify<Kept>(value, tokenKeys(c.env).byHeader, {
      algorithms: ['HS256'],
      audience,
      currentDate: c.get('now')(),
    });
    return payload;
  } catch {
    return null;
  }
}

export const keepAttempt = <E extends HonoEnv>(c: Context<E>, attempt: GoogleAttempt) =>
  keep(c, 'google-attempt', attempt);

/** Deletes the cookie in any case, so that an attempt is used once. */
export async function takeAttempt<E extends HonoEnv>(c: Context<E>): Promise<GoogleAttempt | null> {
  const attempt = await read<GoogleAttempt, E>(c, 'google-attempt');
  deleteCookie(c, 'google', cookie);
  return attempt;
}

export const keepPendingLink = <E extends HonoEnv>(c: Context<E>, link: PendingLink) =>
  keep(c, 'google-link', link);

/** It stays until the account is linked, since a password can be mistyped. */
export const readPendingLink = <E extends HonoEnv>(c: Context<E>) => read<PendingLink, E>(c, 'google-link');

export const dropPendingLink = <E extends HonoEnv>(c: Context<E>) => deleteCookie(c, 'google', cookie);
