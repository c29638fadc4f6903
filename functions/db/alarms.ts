import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alarmHours, type AlarmView } from '#contract/alarms.ts';
import { retention } from '#contract/retention.ts';
import { before, day, hour } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { addMail, type MailRow } from './mails.ts';
import { admins, alarms } from './schema/index.ts';

export type AlarmRow = typeof alarms.$inferSelect;

/** `since`: the beginning of what happened, within an hour at most. */
export type NewAlarm = Pick<AlarmRow, 'id' | 'kind' | 'since' | 'lastAt' | 'times' | 'admin' | 'place'>;

const { id, since, lastAt, times, doneAt, doneBy, tellings } = alarms;

/** What began after it was marked as done. */
const isNew = sql`(${doneAt} IS NOT NULL AND excluded.since >= ${doneAt})`;
const unlessNew = (column: typeof doneAt | typeof doneBy) => sql`iif(${isNew}, NULL, ${column})`;

/** One that goes on is the same alarm; one that was done and comes again opens again, and is told again. */
export async function raiseAlarm(db: Database, alarm: NewAlarm): Promise<void> {
  await db
    .insert(alarms)
    .values(alarm)
    .onConflictDoUpdate({
      target: id,
      set: {
        since: sql`iif(${isNew}, excluded.since, ${since})`,
        times: sql`iif(${isNew}, excluded.times, max(${times}, excluded.times))`,
        lastAt: sql`max(${lastAt}, excluded.last_at)`,
        tellings: sql`iif(${isNew}, 0, ${tellings})`,
        doneAt: unlessNew(doneAt),
        doneBy: unlessNew(doneBy),
      },
    });
}

/** The oldest first: what nobody has been told of, and what nobody has dealt with for a day after that. */
export function listAlarmsToTell(db: Database, now: Date, size: number): Promise<AlarmRow[]> {
  const isOld = and(eq(tellings, 1), lte(since, before(now, alarmHours * hour)));
  return db
    .select()
    .from(alarms)
    .where(and(isNull(doneAt), or(eq(tellings, 0), isOld)))
    .orderBy(asc(since))
    .limit(size);
}

/** Keeps the mails that tell of it; both or neither. */
export async function tellAlarm(db: Database, alarm: AlarmRow, rows: readonly MailRow[]): Promise<void> {
  await batch(db, {
    kept: rows.map((row) => addMail(db, row)),
    told: db
      .update(alarms)
      .set({ tellings: alarm.tellings + 1 })
      .where(and(eq(id, alarm.id), eq(since, alarm.since))),
  });
}

export async function listAdminAddresses(db: Database): Promise<string[]> {
  return (await db.select({ email: admins.email }).from(admins)).map(({ email }) => email);
}

/** Newest first. */
export function listAlarms(db: Database, show: AlarmView, cursor: Cursor, size: number): Promise<AlarmRow[]> {
  return db
    .select()
    .from(alarms)
    .where(
      and(
        show === 'open' ? isNull(doneAt) : isNotNull(doneAt),
        sql`(${since}, ${id}) < (${cursor.at}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(since), desc(id))
    .limit(size);
}

/** Undefined where there is none. */
export async function markAlarm(db: Database, alarmId: string, done: { at: Date; by: string } | null) {
  const [marked] = await db
    .update(alarms)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(eq(id, alarmId))
    .returning();
  return marked;
}

export async function sweepAlarms(db: Database, now: Date): Promise<void> {
  await db.delete(alarms).where(lt(lastAt, before(now, retention.securityEventDays * day)));
}
