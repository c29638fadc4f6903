import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { retention } from '#contract/retention.ts';
import { after, day } from '#contract/time.ts';
import { callerCountry } from '../caller.ts';
import { database } from '../db/client.ts';
import { addSession, endSession, extendSession, findSession, type Session } from '../db/sessions.ts';
import type { User } from '../db/users.ts';
import type { HonoEnv } from '../env.ts';
import { later } from '../later.ts';
import { hashSecret, matchesHash, newSecret } from './secrets.ts';

export type SignedIn = { user: User; session: Session };

const lifetime = retention.sessionDays * day;
const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const;

function keepCookie<E extends HonoEnv>(c: Context<E>, value: string): void {
  setCookie(c, 'session', value, { ...cookie, maxAge: lifetime / 1000 });
}

export function dropSessionCookie<E extends HonoEnv>(c: Context<E>): void {
  deleteCookie(c, 'session', cookie);
}

async function findSignedIn<E extends HonoEnv>(c: Context<E>, cookieValue: string): Promise<SignedIn | null> {
  const [id, secret] = cookieValue.split('.');
  if (id === undefined || secret === undefined) return null;
  const found = await findSession(database(c.env), id, c.get('now')());
  return found !== undefined && matchesHash(secret, found.session.secretHash) ? found : null;
}

/** Who is signed in, in one D1 round trip. Once a day a second one, not awaited, extends the session. */
export async function readSession<E extends HonoEnv>(c: Context<E>): Promise<SignedIn | null> {
  const value = getCookie(c, 'session', 'host');
  if (value === undefined) return null;
  const found = await findSignedIn(c, value);
  const now = c.get('now')();
  if (found === null || now < after(found.session.lastSeenAt, day)) return found;

  const session = { ...found.session, lastSeenAt: now, expiresAt: after(now, lifetime) };
  later(c, 'extending a session', extendSession(database(c.env), session));
  keepCookie(c, value);
  return { user: found.user, session };
}

/**
 * Opens a new session and ends the one that the browser came with, so that nobody can plant one.
 * False when the password has changed since it was checked.
 */
export async function openSession<E extends HonoEnv>(
  c: Context<E>,
  user: User,
  by: 'password' | 'google',
): Promise<boolean> {
  const now = c.get('now')();
  const secret = newSecret();
  const session: Session = {
    id: crypto.randomUUID(),
    userId: user.id,
    secretHash: hashSecret(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, lifetime),
    googleAt: by === 'google' ? now : null,
    googleId: by === 'google' ? user.googleId : null,
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, 256),
    country: callerCountry(c),
  };
  await closeSession(c);
  const opened = await addSession(database(c.env), session, user.passwordHash);
  if (opened) keepCookie(c, `${session.id}.${secret}`);
  return opened;
}

/** Answers with whose it was. */
export async function closeSession<E extends HonoEnv>(c: Context<E>): Promise<User | null> {
  const value = getCookie(c, 'session', 'host');
  if (value === undefined) return null;
  const found = await findSignedIn(c, value);
  if (found !== null) await endSession(database(c.env), found.user.id, found.session.id);
  dropSessionCookie(c);
  return found?.user ?? null;
}
