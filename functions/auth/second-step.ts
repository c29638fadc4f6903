import type { Context } from 'hono';
import { factorLimits, type SecondStep } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import { hasAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { listPasskeys } from '#db/factors/passkeys.ts';
import { findUser, linkGoogleByPassword, type User } from '#db/users.ts';
import type { HonoEnv } from '#env.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';
import { googleLinkedMail } from '#mail/templates/security.ts';
import { hashSecret } from '#crypto/secrets.ts';
import { dropSigned, keepSigned, readSigned } from './cookies.ts';
import { record } from './record.ts';
import { openSession } from './sessions/sessions.ts';

type Way = 'password' | 'google';

/**
 * Stored in a signed cookie between the two steps. It grants no access: there is no session before the second step. `toLink`:
 * the Google id to link after the second step.
 */
type Pending = { userId: string; by: Way; passwordMark: string; toLink?: string };

const cookie = { name: 'second_step', audience: 'second-step', minutes: factorLimits.secondStepMinutes };

/** Identifies the account's password at the first step. */
const markOf = ({ id, passwordHash }: User) => hashSecret(`${id} ${passwordHash ?? ''}`);

export type Entered = { signedIn: true } | { signedIn: false; answer: SecondStep } | null;

/**
 * Opens the session after a right password or a Google sign-in, or asks for the second step if the account has an authenticator
 * app. Returns null when the password has changed since it was checked.
 */
export async function enter<E extends MailEnv>(
  c: Context<E>,
  user: User,
  by: Way,
  toLink?: string,
): Promise<Entered> {
  const db = database(c.env);
  const owner = { kind: 'user', id: user.id } as const;
  if (!(await hasAuthenticatorApp(db, owner))) {
    return (await openSession(c, user, by)) ? { signedIn: true } : null;
  }
  const pending: Pending = {
    userId: user.id,
    by,
    passwordMark: markOf(user),
    ...(toLink !== undefined && { toLink }),
  };
  await keepSigned(c, cookie, pending);
  record(c, { kind: 'second_step_due', userId: user.id });
  const passkeys = await listPasskeys(db, owner);
  return { signedIn: false, answer: { second_step: { passkey: passkeys.length > 0 } } };
}

export type Entering = { user: User; by: Way; toLink: string | null };

/** Returns the user whose second step is due in this browser; null if it took too long or the password has changed. */
export async function whoIsEntering<E extends HonoEnv>(c: Context<E>): Promise<Entering | null> {
  const pending = await readSigned<Pending, E>(c, cookie);
  if (pending === null) return null;
  const [user] = await findUser(database(c.env), pending.userId);
  if (user === undefined || markOf(user) !== pending.passwordMark) return null;
  return { user, by: pending.by, toLink: pending.toLink ?? null };
}

/** Links the Google account that waited for the second step. Returns undefined if another one has been linked since. */
export async function linkWaiting<E extends MailEnv>(
  c: Context<E>,
  { user, toLink }: Entering,
): Promise<User | undefined> {
  if (toLink === null || user.googleId === toLink) return user;
  const linked = await linkGoogleByPassword(database(c.env), user, toLink, c.get('now')());
  if (linked !== undefined) {
    record(c, { kind: 'google_linked', userId: linked.id });
    sendMail(c, googleLinkedMail(linked, c.get('mailOrigin')));
  }
  return linked;
}

export async function finishEntering<E extends MailEnv>(
  c: Context<E>,
  user: User,
  by: Way | 'passkey',
): Promise<boolean> {
  dropSigned(c, cookie);
  return openSession(c, user, by);
}
