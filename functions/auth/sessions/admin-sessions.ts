import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type AdminAnswer, type AdminFactor, adminIdleMinutes, adminSessionHours } from '#contract/admin.ts';
import { after, hour, minute } from '#contract/time.ts';
import {
  type Admin,
  type AdminSession,
  addAdminSession,
  endAdminSession,
  findAdminSession,
  updateAdminSession,
} from '#db/admins.ts';
import { clientCountry, userAgentOf } from '#middleware/client.ts';
import { database } from '#db/client.ts';
import type { HonoEnv } from '#env.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { strictCookie } from '../cookies.ts';
import { hashSecret, matchesHash, newSecret } from '#crypto/secrets.ts';

const name = 'admin_session';
const lifetime = adminSessionHours * hour;

/** Returns the end of the idle timeout, capped by the absolute lifetime. */
function endOf(createdAt: Date, lastSeenAt: Date): Date {
  const [idle, last] = [after(lastSeenAt, adminIdleMinutes * minute), after(createdAt, lifetime)];
  return idle < last ? idle : last;
}

const passed: AdminFactor = { state: 'passed' };
const missing: AdminFactor = { state: 'missing' };

async function findSignedIn<E extends HonoEnv>(c: Context<E>) {
  const [id, secret] = (getCookie(c, name, 'host') ?? '').split('.');
  if (!id || !secret) return null;
  const found = await findAdminSession(database(c.env), id, c.get('now')());
  return found !== undefined && matchesHash(secret, found.session.secretHash) ? found : null;
}

/** Extends the session's idle timeout, at most once a minute and without being awaited. */
function extend<E extends HonoEnv>(c: Context<E>, { id, createdAt, lastSeenAt }: AdminSession): void {
  const now = c.get('now')();
  if (lastSeenAt !== null && now < after(lastSeenAt, minute)) return;
  const extended = { lastSeenAt: now, expiresAt: endOf(createdAt, now) };
  runInBackground(c, "extending an admin's session", updateAdminSession(database(c.env), id, extended));
}

/** `adminNeedsFactor`: whether admins must have a second factor; not in development. */
export type AdminFactorEnv = HonoEnv & { Variables: { adminNeedsFactor: boolean } };

export type SignedInAdmin = { admin: Admin; session: AdminSession; factor: AdminFactor };

type Found = NonNullable<Awaited<ReturnType<typeof findAdminSession>>>;

function howFar<E extends AdminFactorEnv>(c: Context<E>, found: Found): SignedInAdmin {
  const { admin, session, appId, passkeyId } = found;
  const [app, passkey] = [appId !== null, passkeyId !== null];
  if (!app && !passkey) return { admin, session, factor: c.get('adminNeedsFactor') ? missing : passed };
  return { admin, session, factor: session.factorAt === null ? { state: 'due', app, passkey } : passed };
}

/** Returns the admin whose password was right in this browser, and the state of the second factor. Users have another cookie and table. */
export async function readAdminSession<E extends AdminFactorEnv>(
  c: Context<E>,
): Promise<SignedInAdmin | null> {
  const found = await findSignedIn(c);
  if (found === null) return null;
  extend(c, found.session);
  return howFar(c, found);
}

/** Returns the admin who is signed in, including the second factor. */
export async function readAdmin<E extends AdminFactorEnv>(c: Context<E>): Promise<Admin | null> {
  const found = await readAdminSession(c);
  return found?.factor.state === 'passed' ? found.admin : null;
}

async function endSession<E extends HonoEnv>(c: Context<E>): Promise<Admin | null> {
  const found = await findSignedIn(c);
  if (found !== null) await endAdminSession(database(c.env), found.admin.id, found.session.id);
  return found?.admin ?? null;
}

/** Returns the owner of the session. */
export async function closeAdminSession<E extends HonoEnv>(c: Context<E>): Promise<Admin | null> {
  const admin = await endSession(c);
  deleteCookie(c, name, strictCookie);
  return admin;
}

/**
 * Opens a session and ends the browser's previous one. Returns null when the password has changed since it was checked.
 * `factorAt`: when the second factor was passed, if it was.
 */
export async function openAdminSession<E extends AdminFactorEnv>(
  c: Context<E>,
  admin: Admin,
  factorAt: Date | null = null,
): Promise<SignedInAdmin | null> {
  const now = c.get('now')();
  const db = database(c.env);
  const secret = newSecret();
  const session: AdminSession = {
    id: crypto.randomUUID(),
    adminId: admin.id,
    secretHash: hashSecret(secret),
    createdAt: now,
    expiresAt: endOf(now, now),
    factorAt,
    confirmedAt: null,
    lastSeenAt: now,
    userAgent: userAgentOf(c),
    country: clientCountry(c),
  };
  await endSession(c);
  if (!(await addAdminSession(db, session, admin.passwordHash))) return null;
  setCookie(c, name, `${session.id}.${secret}`, { ...strictCookie, maxAge: lifetime / 1000 });
  const found = await findAdminSession(db, session.id, now);
  return found === undefined ? null : howFar(c, found);
}

export const adminAnswer = ({ admin: { id, username, email }, factor }: SignedInAdmin): AdminAnswer => ({
  success: true,
  admin: { id, username, email },
  factor,
});
