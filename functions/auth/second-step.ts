import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import { factorLimits, type SecondStep } from '#contract/factors.ts';
import { database } from '../db/client.ts';
import { findAuthenticatorApp } from '../db/factors/authenticator-apps.ts';
import { listPasskeys } from '../db/factors/passkeys.ts';
import { findUser, type User } from '../db/users.ts';
import type { HonoEnv } from '../env.ts';
import type { MailEnv } from '../mail/mailer.ts';
import { tokenKeys } from './keys/keys.ts';
import { hashSecret } from './keys/secrets.ts';
import { openSession } from './sessions/sessions.ts';

type Way = 'password' | 'google';

/** Kept in a signed cookie between the two steps. It opens nothing: there is no session before the second one. */
type Pending = { userId: string; by: Way; passwordMark: string };

const minutes = factorLimits.secondStepMinutes;
const audience = 'second-step';
const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const;

/** Tells whether the password is the one that was checked in the first step. */
const markOf = ({ id, passwordHash }: User) => hashSecret(`${id} ${passwordHash ?? ''}`);

async function keepPending<E extends HonoEnv>(c: Context<E>, user: User, by: Way): Promise<void> {
  const { header, key } = tokenKeys(c.env);
  const pending: Pending = { userId: user.id, by, passwordMark: markOf(user) };
  const value = await new SignJWT(pending)
    .setProtectedHeader(header)
    .setAudience(audience)
    .setExpirationTime(Math.floor(c.get('now')().getTime() / 1000) + minutes * 60)
    .sign(key);
  setCookie(c, 'second_step', value, { ...cookie, maxAge: minutes * 60 });
}

const dropPending = <E extends HonoEnv>(c: Context<E>) => deleteCookie(c, 'second_step', cookie);

async function readPending<E extends HonoEnv>(c: Context<E>): Promise<Pending | null> {
  try {
    const { payload } = await jwtVerify<Pending>(
      getCookie(c, 'second_step', 'host') ?? '',
      tokenKeys(c.env).byHeader,
      {
        algorithms: ['HS256'],
        audience,
        currentDate: c.get('now')(),
      },
    );
    return payload;
  } catch {
    return null;
  }
}

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
  await keepPending(c, user, by);
  const passkeys = await listPasskeys(db, owner);
  return { signedIn: false, answer: { second_step: { passkey: passkeys.length > 0 } } };
}

/** Whose second step this browser owes; null when it took too long, or the password has changed meanwhile. */
export async function whoIsEntering<E extends HonoEnv>(
  c: Context<E>,
): Promise<{ user: User; by: Way } | null> {
  const pending = await readPending(c);
  if (pending === null) return null;
  const [user] = await findUser(database(c.env), pending.userId);
  return user !== undefined && markOf(user) === pending.passwordMark ? { user, by: pending.by } : null;
}

export async function finishEntering<E extends MailEnv>(
  c: Context<E>,
  user: User,
  by: Way | 'passkey',
): Promise<boolean> {
  dropPending(c);
  return openSession(c, user, by);
}
