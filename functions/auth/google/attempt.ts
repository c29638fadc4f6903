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

/** A Google account that waits to be linked to the account with the same address until that account's password is entered. */
export type PendingLink = {
  googleId: string;
  email: string;
  returnTo: string | null;
};

/** Both kinds share one cookie name, with different audiences. */
const attemptCookie = { name: 'google', audience: 'google-attempt', minutes: retention.googleAttemptMinutes };
const linkCookie = { ...attemptCookie, audience: 'google-link' };

export const keepAttempt = <E extends HonoEnv>(c: Context<E>, attempt: GoogleAttempt) =>
  keepSigned(c, attemptCookie, attempt);

/** Reads the attempt and always deletes its cookie, since an attempt can be used only once. */
export async function takeAttempt<E extends HonoEnv>(c: Context<E>): Promise<GoogleAttempt | null> {
  const attempt = await readSigned<GoogleAttempt, E>(c, attemptCookie);
  dropSigned(c, attemptCookie);
  return attempt;
}

export const keepPendingLink = <E extends HonoEnv>(c: Context<E>, link: PendingLink) =>
  keepSigned(c, linkCookie, link);

/** Reads the pending link without deleting its cookie, since a password can be mistyped. */
export const readPendingLink = <E extends HonoEnv>(c: Context<E>) =>
  readSigned<PendingLink, E>(c, linkCookie);

export const dropPendingLink = <E extends HonoEnv>(c: Context<E>) => dropSigned(c, linkCookie);
