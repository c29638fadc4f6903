import type { Context } from 'hono';
import { retention } from '#contract/retention.ts';
import type { HonoEnv } from '#env.ts';
import { dropSigned, keepSigned, readSigned } from '../cookies.ts';

/** `confirm`: a signed-in person confirms their identity again. */
type GooglePurpose = 'sign-in' | 'confirm';

/** Stored in a signed cookie while the person is at Google. */
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

/** Both kinds share one cookie. */
const attemptCookie = {
  name: 'google',
  audience: 'google-attempt',
  minutes: retention.googleAttemptMinutes,
};
const linkCookie = { ...attemptCookie, audience: 'google-link' };

export const keepAttempt = <E extends HonoEnv>(c: Context<E>, attempt: GoogleAttempt) =>
  keepSigned(c, attemptCookie, attempt);

/** Deletes the cookie in any case: an attempt is used once. */
export async function takeAttempt<E extends HonoEnv>(c: Context<E>): Promise<GoogleAttempt | null> {
  const attempt = await readSigned<GoogleAttempt, E>(c, attemptCookie);
  dropSigned(c, attemptCookie);
  return attempt;
}

export const keepPendingLink = <E extends HonoEnv>(c: Context<E>, link: PendingLink) =>
  keepSigned(c, linkCookie, link);

/** It stays until the account is linked, since a password can be mistyped. */
export const readPendingLink = <E extends HonoEnv>(c: Context<E>) =>
  readSigned<PendingLink, E>(c, linkCookie);

export const dropPendingLink = <E extends HonoEnv>(c: Context<E>) => dropSigned(c, linkCookie);
