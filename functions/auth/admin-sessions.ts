import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { adminSessionHours } from '#contract/admin.ts';
import { after, hour } from '#contract/time.ts';
import {
  type Admin,
  type AdminSession,
  addAdminSession,
  endAdminSession,
  findAdminSession,
} from '../db/admins.ts';
import { database } from '../db/client.ts';
import type { HonoEnv } from '../env.ts';
import { hashSecret, matchesHash, newSecret } from './secrets.ts';

const name = 'admin_session';
const lifetime = adminSessionHours * hour;
const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' } as const;

async function findSignedIn<E extends HonoEnv>(c: Context<E>) {
  const [id, secret] = (getCookie(c, name, 'host') ?? '').split('.');
  if (!id || !secret) return null;
  const found = await findAdminSession(database(c.env), id, c.get('now')());
  return found !== undefined && matchesHash(secret, found.session.secretHash) ? found : null;
}

/** The admin who is signed in. A user's session has another cookie and another table. */
export const readAdmin = async <E extends HonoEnv>(c: Context<E>): Promise<Admin | null> =>
  (await findSignedIn(c))?.admin ?? null;

async function endSession<E extends HonoEnv>(c: Context<E>): Promise<Admin | null> {
  const found = await findSignedIn(c);
  if (found !== null) await endAdminSession(database(c.env), found.session.id);
  return found?.admin ?? null;
}

/** Answers with whose it was. */
export async function closeAdminSession<E extends HonoEnv>(c: Context<E>): Promise<Admin | null> {
  const admin = await endSession(c);
  deleteCookie(c, name, cookie);
  return admin;
}

/** Replaces the session that the browser came with. False when the password has changed since it was checked. */
export async function openAdminSession<E extends HonoEnv>(c: Context<E>, admin: Admin): Promise<boolean> {
  const now = c.get('now')();
  const secret = newSecret();
  const session: AdminSession = {
    id: crypto.randomUUID(),
    adminId: admin.id,
    secretHash: hashSecret(secret),
    createdAt: now,
    expiresAt: after(now, lifetime),
  };
  await endSession(c);
  const opened = await addAdminSession(database(c.env), session, admin.passwordHash);
  if (opened) setCookie(c, name, `${session.id}.${secret}`, { ...cookie, maxAge: lifetime / 1000 });
  return opened;
}
