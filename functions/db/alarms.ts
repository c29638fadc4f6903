import { and, asc, desc, eq, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alarmHours, alarms as known, grownBy } from '#contract/alarms.ts';
import { retention } from '#contract/retention.ts';
import { before, day, hour } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { isAfter, isInView, type Mark, markColumns, type QueueRequest } from './queue.ts';
import { addMail, type MailRow } from './mails.ts';
import { admins, alarms } from './schema/index.ts';

export type AlarmRow = typeof alarms.$inferSelect;

/** `since`: when the events began; a new alarm covers at most one hour. */
export type NewAlarm = Pick<AlarmRow, 'id' | 'kind' | 'since' | 'lastAt' | 'times' | 'admin' | 'place'>;

const { id, admin, since, lastAt, times, doneAt, doneBy, notifications, notifiedTimes, hourTimes } = alarms;

/**
 * Adds an alarm, or updates it while its events continue. An alarm marked as done is raised again, with a mail, when its
 * threshold is exceeded once more: in a later hour, or in the same hour beyond the number counted then.
 */
export async function raiseAlarm(db: Database, alarm: NewAlarm): Promise<void> {
  const lastHour = sql`${lastAt} - ${lastAt} % ${sql.raw(String(hour))}`;
  const onTop = sql`(excluded.since = ${lastHour} AND excluded.times - ${hourTimes} > ${known[alarm.kind].most})`;
  const isNew = sql`(${doneAt} IS NOT NULL AND (excluded.since > ${lastAt} OR ${onTop}))`;
  const isLater = sql`(excluded.last_at >= ${lastAt} AND (${doneAt} IS NULL OR ${isNew}))`;
  await db
    .insert(alarms)
    .values({ ...alarm, hourTimes: alarm.times })
    .onConflictDoUpdate({
      target: id,
      set: {
        since: sql`iif(${isNew}, excluded.since, ${since})`,
        times: sql`iif(${isNew}, excluded.times, max(${times}, excluded.times))`,
        lastAt: sql`iif(${isLater}, excluded.last_at, ${lastAt})`,
        hourTimes: sql`iif(${isLater}, excluded.times, ${hourTimes})`,
        notifications: sql`iif(${isNew}, 0, ${notifications})`,
        doneAt: sql`iif(${isNew}, NULL, ${doneAt})`,
        doneBy: sql`iif(${isNew}, NULL, ${doneBy})`,
      },
    });
}

/** Whether the alarm has grown by the factor `grownBy` since the last mail to admins. */
export const hasGrown = (alarm: AlarmRow) =>
  alarm.notifications > 0 && alarm.times >= grownBy * alarm.notifiedTimes;

/** Lists the open alarms to mail, oldest first: not mailed yet, grown since the last mail, or mailed once and begun a day ago. */
export function listAlarmsToNotify(db: Database, now: Date, size: number): Promise<AlarmRow[]> {
  const isOld = and(eq(notifications, 1), lte(since, before(now, alarmHours * hour)));
  return db
    .select()
    .from(alarms)
    .where(
      and(isNull(doneAt), or(eq(notifications, 0), isOld, sql`${times} >= ${grownBy} * ${notifiedTimes}`)),
    )
    .orderBy(asc(since))
    .limit(size);
}

/** Records the notification and stores its mails, in one transaction. */
export async function markNotified(db: Database, alarm: AlarmRow, rows: readonly MailRow[]): Promise<void> {
  await batch(db, {
    kept: rows.map((row) => addMail(db, row)),
    told: db
      .update(alarms)
      .set({ notifications: alarm.notifications + (hasGrown(alarm) ? 0 : 1), notifiedTimes: alarm.times })
      .where(and(eq(id, alarm.id), eq(since, alarm.since))),
  });
}

/** Newest first. */
export function listAlarms(db: Database, { show, cursor, size }: QueueRequest): Promise<AlarmRow[]> {
  return db
    .select()
    .from(alarms)
    .where(and(isInView(doneAt, show), isAfter(cursor, since, id)))
    .orderBy(desc(since), desc(id))
    .limit(size);
}

/** Marks an alarm. Returns undefined if there is none, or if it concerns the admin who marks it and there is another admin. */
export async function markAlarm(db: Database, alarmId: string, done: Mark) {
  const others = db
    .select({ id: admins.id })
    .from(admins)
    .where(ne(admins.username, done?.by ?? ''));
  const mayMark = done === null ? undefined : or(sql`${admin} IS NOT ${done.by}`, notExists(others));
  return db
    .update(alarms)
    .set(markColumns(done))
    .where(and(eq(id, alarmId), mayMark))
    .returning()
    .get();
}

export async function hasAlarm(db: Database, alarmId: string): Promise<boolean> {
  return (await db.select({ id }).from(alarms).where(eq(id, alarmId))).length > 0;
}

export async function sweepAlarms(db: Database, now: Date): Promise<void> {
  await db.delete(alarms).where(lt(lastAt, before(now, retention.securityEventDays * day)));
}
