import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { selected } from './selected.ts';
import { sessions, users } from './schema/index.ts';

export type Session = typeof sessions.$inferSelect;

/** Maximum number of sessions per user; beyond it, the least recently used session ends. */
const sessionsPerUser = 50;

export const findSession = (db: Database, id: string, now: Date) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
    .get();

/**
 * Opens a session. Returns false, and opens none, when the password has changed since it was checked: a sign-in that began
 * before a password reset must not survive it.
 */
export async function addSession(
  db: Database,
  session: Session,
  checkedPasswordHash: string | null,
): Promise<boolean> {
  const row = db
    .select(selected(sessions, session))
    .from(users)
    .where(and(eq(users.id, session.userId), sql`${users.passwordHash} IS ${checkedPasswordHash}`));
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(sessionsPerUser);
  const { opened } = await batch(db, {
    opened: db.insert(sessions).select(row).returning({ id: sessions.id }),
    madeRoom: db
      .delete(sessions)
      .where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, kept))),
  });
  return opened.length === 1;
}

export const updateSession = async (db: Database, id: string, changes: Partial<Session>) =>
  db.update(sessions).set(changes).where(eq(sessions.id, id));

export async function listSessions(db: Database, userId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Returns false when this account has no such session. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { meta } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return meta.changes === 1;
}

export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const { meta } = await db.delete(sessions).where(eq(sessions.userId, userId));
  return meta.changes;
}

export async function endOtherSessions(db: Database, session: Session): Promise<number> {
  const others = and(eq(sessions.userId, session.userId), ne(sessions.id, session.id));
  const { meta } = await db.delete(sessions).where(others);
  return meta.changes;
}
