import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { sessions, users } from './schema/index.ts';

export type Session = typeof sessions.$inferSelect;

/** Maximum number of sessions per user; beyond it, the least recently used session ends. */
const sessionsPerUser = 50;

export async function findSession(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)));
  return found;
}

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
    .select({
      id: sql`${session.id}`.as('id'),
      userId: users.id,
      secretHash: sql`${session.secretHash}`.as('secret_hash'),
      createdAt: sql`${session.createdAt.getTime()}`.as('created_at'),
      lastSeenAt: sql`${session.lastSeenAt.getTime()}`.as('last_seen_at'),
      expiresAt: sql`${session.expiresAt.getTime()}`.as('expires_at'),
      googleAt: sql`${session.googleAt?.getTime() ?? null}`.as('google_at'),
      googleId: sql`${session.googleId}`.as('google_id'),
      userAgent: sql`${session.userAgent}`.as('user_agent'),
      country: sql`${session.country}`.as('country'),
      confirmedAt: sql`${session.confirmedAt?.getTime() ?? null}`.as('confirmed_at'),
    })
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

export async function extendSession(db: Database, session: Session): Promise<void> {
  const { lastSeenAt, expiresAt } = session;
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, session.id));
}

/** Saves changes of a session. Returns a statement, for use in a batch. */
export const replaceSession = (db: Database, { id, ...renewed }: Session) =>
  db.update(sessions).set(renewed).where(eq(sessions.id, id));

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
