import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { retention } from '#contract/retention.ts';
import { after, day, minute } from '#contract/time.ts';
import { clientCountry, userAgentOf } from '#middleware/client.ts';
import { database } from '#db/client.ts';
import { addSession, endSession, findSession, type Session, updateSession } from '#db/sessions.ts';
import type { User } from '#db/users.ts';
import type { HonoEnv } from '#env.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';
import { newDeviceMail } from '#mail/templates/security.ts';
import { hostCookie } from '../cookies.ts';
import { countryInWords, deviceInWords } from './devices.ts';
import { type AuthEnv, retryInCall } from '../env.ts';
import { isKnownBrowser, rememberBrowser } from './known-browser.ts';
import { hashSecret, matchesHash, newSecret } from '#crypto/secrets.ts';

export type SignedIn = { user: User; session: Session };

/** Returns the end of the idle timeout, capped by the absolute lifetime. */
const endOf = (createdAt: Date, now: Date) =>
  new Date(
    Math.min(
      after(now, retention.sessionDays * day).getTime(),
      after(createdAt, retention.sessionMostDays * day).getTime(),
    ),
  );

function keepCookie<E extends HonoEnv>(c: Context<E>, { expiresAt }: Session, value: string): void {
  const left = expiresAt.getTime() - c.get('now')().getTime();
  setCookie(c, 'session', value, { ...hostCookie, maxAge: Math.floor(left / 1000) });
}

export function dropSessionCookie<E extends HonoEnv>(c: Context<E>): void {
  deleteCookie(c, 'session', hostCookie);
}

async function findSignedIn<E extends HonoEnv>(c: Context<E>, cookieValue: string): Promise<SignedIn | null> {
  const [id, secret] = cookieValue.split('.');
  if (id === undefined || secret === undefined) return null;
  const found = await findSession(database(c.env), id, c.get('now')());
  return found !== undefined && matchesHash(secret, found.session.secretHash) ? found : null;
}

/** Reads the signed-in user in one D1 round trip. Once a day a second one, not awaited, extends the session. */
export async function readSession<E extends HonoEnv>(c: Context<E>): Promise<SignedIn | null> {
  const value = getCookie(c, 'session', 'host');
  if (value === undefined) return null;
  const found = await findSignedIn(c, value);
  const now = c.get('now')();
  if (found === null || now < after(found.session.lastSeenAt, day)) return found;

  const extended = { lastSeenAt: now, expiresAt: endOf(found.session.createdAt, now) };
  const session = { ...found.session, ...extended };
  if (session.expiresAt <= now) return null;
  runInBackground(c, 'extending a session', updateSession(database(c.env), session.id, extended));
  keepCookie(c, session, value);
  return { user: found.user, session };
}

/** Mails about a new device, unless the account was just created or its address is unconfirmed and may be a stranger's. */
function greet<E extends MailEnv>(
  c: Context<E>,
  user: User,
  { userAgent, country: code, createdAt }: Session,
) {
  const isOld = after(user.createdAt, minute) < createdAt;
  if (isOld && user.emailVerifiedAt !== null && !isKnownBrowser(c, user)) {
    const opened = { device: deviceInWords(userAgent), place: countryInWords(code), at: createdAt };
    sendMail(c, newDeviceMail(user, c.get('mailOrigin'), opened));
  }
  rememberBrowser(c, user);
}

/**
 * Opens a session and ends the browser's previous one, so that nobody can plant a session (session fixation).
 * Returns false when the password has changed since it was checked.
 */
export async function openSession<E extends MailEnv>(
  c: Context<E>,
  user: User,
  by: 'password' | 'google' | 'passkey',
): Promise<boolean> {
  const now = c.get('now')();
  const secret = newSecret();
  const session: Session = {
    id: crypto.randomUUID(),
    userId: user.id,
    secretHash: hashSecret(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf(now, now),
    googleAt: by === 'google' ? now : null,
    googleId: by === 'google' ? user.googleId : null,
    userAgent: userAgentOf(c),
    country: clientCountry(c),
    confirmedAt: null,
  };
  await closeSession(c);
  const opened = await addSession(database(c.env), session, user.passwordHash);
  if (!opened) return false;
  keepCookie(c, session, `${session.id}.${secret}`);
  greet(c, user, session);
  return true;
}

/** Creates a new secret for the session. The caller saves the returned session; `keep` then sets the browser's cookie. */
export function renewal(session: Session) {
  const secret = newSecret();
  const renewed: Session = { ...session, secretHash: hashSecret(secret) };
  return {
    session: renewed,
    keep: <E extends HonoEnv>(c: Context<E>) => keepCookie(c, renewed, `${session.id}.${secret}`),
  };
}

/**
 * Rotates the session token after authentication, a second factor or a confirmed address, so that a cookie stolen earlier is
 * useless (session fixation). `changes`: other columns to save.
 */
export async function renewSession<E extends AuthEnv>(
  c: Context<E>,
  session: Session,
  changes: Partial<Session> = {},
): Promise<void> {
  const { session: renewed, keep } = renewal({ ...session, ...changes });
  await retryInCall(c, () => updateSession(database(c.env), session.id, renewed));
  keep(c);
}

/** Returns the owner of the session. */
export async function closeSession<E extends HonoEnv>(c: Context<E>): Promise<User | null> {
  const value = getCookie(c, 'session', 'host');
  if (value === undefined) return null;
  const found = await findSignedIn(c, value);
  if (found !== null) await endSession(database(c.env), found.user.id, found.session.id);
  dropSessionCookie(c);
  return found?.user ?? null;
}
