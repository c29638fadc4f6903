import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { selected } from './selected.ts';
import { adminSessions, admins, authenticatorApps, passkeys } from './schema/index.ts';

export type Admin = typeof admins.$inferSelect;
export type AdminSession = typeof adminSessions.$inferSelect;

/** Does nothing when the username is taken, so that seeding twice keeps the existing admin. */
export async function addAdmin(db: Database, admin: typeof admins.$inferInsert): Promise<void> {
  await db.insert(admins).values(admin).onConflictDoNothing({ target: admins.username });
}

export const findAdminByUsername = (db: Database, username: string) =>
  db.select().from(admins).where(eq(admins.username, username)).get();

export async function listAdminAddresses(db: Database): Promise<string[]> {
  return (await db.select({ email: admins.email }).from(admins)).map(({ email }) => email);
}

/** Opens a session. Returns false, and opens none, when the password has changed since it was checked. */
export async function addAdminSession(
  db: Database,
  session: AdminSession,
  checkedPasswordHash: string,
): Promise<boolean> {
  const isAdmin = and(eq(admins.id, session.adminId), eq(admins.passwordHash, checkedPasswordHash));
  const row = db.select(selected(adminSessions, session)).from(admins).where(isAdmin);
  const { opened } = await batch(db, {
    opened: db.insert(adminSessions).select(row).returning({ id: adminSessions.id }),
    noted: db.update(admins).set({ lastLogin: session.createdAt }).where(isAdmin),
  });
  return opened.length === 1;
}

const idOf = (table: typeof passkeys | typeof authenticatorApps) => sql<string | null>`${table.id}`;

/** Finds a session with its admin and the ids of the admin's second factors, if any. */
export const findAdminSession = (db: Database, id: string, now: Date) =>
  db
    .select({
      session: adminSessions,
      admin: admins,
      appId: idOf(authenticatorApps),
      passkeyId: idOf(passkeys),
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .leftJoin(authenticatorApps, eq(authenticatorApps.adminId, admins.id))
    .leftJoin(passkeys, eq(passkeys.adminId, admins.id))
    .where(and(eq(adminSessions.id, id), gt(adminSessions.expiresAt, now)))
    .limit(1)
    .get();

export async function updateAdminSession(db: Database, id: string, changes: Partial<AdminSession>) {
  await db.update(adminSessions).set(changes).where(eq(adminSessions.id, id));
}

export async function listAdminSessions(db: Database, adminId: string, now: Date): Promise<AdminSession[]> {
  return db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), gt(adminSessions.expiresAt, now)))
    .orderBy(desc(adminSessions.lastSeenAt));
}

/** Returns false when this admin has no such session. */
export async function endAdminSession(db: Database, adminId: string, id: string): Promise<boolean> {
  const own = and(eq(adminSessions.id, id), eq(adminSessions.adminId, adminId));
  const { meta } = await db.delete(adminSessions).where(own);
  return meta.changes === 1;
}

export async function endOtherAdminSessions(db: Database, adminId: string, id: string): Promise<number> {
  const others = and(eq(adminSessions.adminId, adminId), ne(adminSessions.id, id));
  const { meta } = await db.delete(adminSessions).where(others);
  return meta.changes;
}
