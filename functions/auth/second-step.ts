import type { Context } from 'hono';
import { factorLimits, type SecondStep } from '#contract/factors.ts';
import { database } from '../db/client.ts';
import { findAuthenticatorApp } from '../db/factors/authenticator-apps.ts';
import { listPasskeys } from '../db/factors/passkeys.ts';
import { findUser, type User } from '../db/users.ts';
import type { HonoEnv } from '../env.ts';
import type { MailEnv } from '../mail/mailer.ts';
import { hashSecret } from './keys/secrets.ts';
import { dropSigned, keepSigned, readSigned } from './keys/signed-cookie.ts';
import { openSession } from './sessions/sessions.ts';

type Way = 'password' | 'google';

/** Kept in a signed cookie between the two steps. It opens nothing: there is no session before the second one. */
type Pending = { userId: string; by: Way; passwordMark: string };

const cookie = { name: 'second_step', audience: 'second-step', minutes: factorLimits.secondStepMinutes };

/** Tells whether the password is the one that was checked in the first step. */
const markOf = ({ id, passwordHash }: User) => hashSecret(`${id} ${passwordHash ?? ''}`);

export type Entered = { signedIn: true } | { signedIn: false; answer: SecondStep } | null;

/**
 * After a right password or Google: opens the session, or asks for the second step of those who have one. Null when the
 * password has changed since it was checked.
 */
export async function enter<E extends MailEnv>(c: Context<E>, user: User, by: Way): Promise<Entered> {
  const db = database(c.env);
  const owner = { kind: 'user', id: user.id } as const;
  if ((await findAuthenticatorApp(db, owner)) === undefined) {
    return (await openSession(c, user, by)) ? { signedIn: true } : null;
  }
  const pending: Pending = { userId: user.id, by, passwordMark: markOf(user) };
  await keepSigned(c, cookie, pending);
  const passkeys = await listPasskeys(db, owner);
  return { signedIn: false, answer: { second_step: { passkey: passkeys.length > 0 } } };
}

/** Whose second step this browser owes; null when it took too long, or the password has changed meanwhile. */
export async function whoIsEntering<E extends HonoEnv>(
  c: Context<E>,
): Promise<{ user: User; by: Way } | null> {
  const pending = await readSigned<Pending, E>(c, cookie);
  if (pending === null) return null;
  const [user] = await findUser(database(c.env), pending.userId);
  return user !== undefined && markOf(user) === pending.passwordMark ? { user, by: pending.by } : null;
}

export async function finishEntering<E extends MailEnv>(
  c: Context<E>,
  user: User,
  by: Way | 'passkey',
): Promise<boolean> {
  dropSigned(c, cookie);
  return openSession(c, user, by);
}
