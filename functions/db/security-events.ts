import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { retention } from '#contract/retention.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { before, day } from '#contract/time.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { securityEvents, users } from './schema/index.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;
type NewSecurityEvent = Omit<SecurityEventRow, 'times' | 'sentTimes'>;

const { id, at, kind, userId } = securityEvents;

/** Adds an event, or increments the count of an existing row with the same id. An account deleted meanwhile is not stored. */
export async function addSecurityEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${event.userId}`);
  await db
    .insert(securityEvents)
    .values({ ...event, userId: sql`(${owner})` })
    .onConflictDoUpdate({ target: id, set: { at: event.at, times: sql`${securityEvents.times} + 1` } });
}

const earlierThan = (cursor: Cursor) => sql`(${at}, ${id}) < (${cursor.at}, ${cursor.id})`;

/** Newest first. */
export function listActivity(db: Database, ownerId: string, cursor: Cursor, size: number) {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(userId, ownerId), earlierThan(cursor)))
    .orderBy(desc(at), desc(id))
    .limit(size);
}

/** Events of all accounts, newest first. */
export function listSecurityEvents(
  db: Database,
  kinds: readonly SecurityEventKind[] | null,
  cursor: Cursor,
  size: number,
) {
  return db
    .select({ event: securityEvents, account: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, userId))
    .where(and(kinds === null ? undefined : inArray(kind, kinds), earlierThan(cursor)))
    .orderBy(desc(at), desc(id))
    .limit(size);
}

export type FoundEvent = Awaited<ReturnType<typeof listSecurityEvents>>[number];

export async function sweepSecurityEvents(db: Database, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(at, before(now, retention.securityEventDays * day)));
}
