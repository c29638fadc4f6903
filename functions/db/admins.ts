import { and, eq, gt, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { adminSessions, admins } from './schema/index.ts';

export type Admin = typeof admins.$inferSelect;
export type AdminSession = typeof adminSessions.$inferSelect;

/** Does nothing when the username is taken, so that seeding twice keeps what is there. */
export async function addAdmin(db: Database, admin: typeof admins.$inferInsert): Promise<void> {
  await db.insert(admins).values(admin).onConflictDoNothing({ target: admins.username });
}

export async function findAdminByUsername(db: Database, username: string): Promise<Admin | undefined> {
  const [found] = await db.select().from(admins).where(eq(admins.username, username));
  return found;
}

/** False, and opens nothing, when the password has changed since it was checked. */
export async function addAdminSession(
  db: Database,
  session: AdminSession,
  checkedPasswordHash: string,
): Promise<boolean> {
  const isAdmin = and(eq(admins.id, session.adminId), eq(admins.passwordHash, checkedPasswordHash));
  const row = db
    .select({
      id: sql`${session.id}`.as('id'),
      adminId: admins.id,
      secretHash: sql`${session.secretHash}`.as('secret_hash'),
      createdAt: sql`${session.createdAt.getTime()}`.as('created_at'),
      expiresAt: sql`${session.expiresAt.getTime()}`.as('expires_at'),
    })
    .from(admins)
    .where(isAdmin);
  const { opened } = await batch(db, {
    opened: db.insert(adminSessions).select(row).returning({ id: adminSessions.id }),
    noted: db.update(admins).set({ lastLogin: session.createdAt }).where(isAdmin),
  });
  return opened.length === 1;
}

export async function findAdminSession(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ session: adminSessions, admin: admins })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.id, id), gt(adminSessions.expiresAt, now)));
  return found;
}

export async function endAdminSession(db: Database, id: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.id, id));
}
