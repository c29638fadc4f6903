import { and, asc, between, eq, exists, gt, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { hour } from '#contract/time.ts';
import type { Database } from './client.ts';
import { admins, securityEvents, securityWatch } from './schema/index.ts';

const { at, kind, times, sentTimes, about, admin, device, country } = securityEvents;
const scanId = 'security events';

/** Returns the time up to which events have been scanned. The first call saves it at once, so that a failed scan is noticed. */
export async function beginScan(db: Database, first: Date): Promise<Date> {
  await db.insert(securityWatch).values({ id: scanId, scannedUntil: first }).onConflictDoNothing();
  const [row] = await db.select().from(securityWatch).where(eq(securityWatch.id, scanId));
  return row?.scannedUntil ?? first;
}

/** Whether there are events that should have been scanned by `due`. Before the first cron run no scan is expected. */
export async function isScanLate(db: Database, due: Date): Promise<boolean> {
  const [late] = await db
    .select({ id: securityWatch.id })
    .from(securityWatch)
    .where(
      and(
        eq(securityWatch.id, scanId),
        lt(securityWatch.scannedUntil, due),
        exists(
          db
            .select({ id: securityEvents.id })
            .from(securityEvents)
            .where(gt(at, securityWatch.scannedUntil))
            .limit(1),
        ),
      ),
    );
  return late !== undefined;
}

export async function saveScannedUntil(db: Database, scannedUntil: Date): Promise<void> {
  await db.update(securityWatch).set({ scannedUntil }).where(eq(securityWatch.id, scanId));
}

/**
 * Counts events per kind and clock hour. `rows`: number of rows, that is of accounts and places. `ofAdmin`: whether they concern
 * an admin's sign-in factors.
 */
export function countByHour(db: Database, kinds: SecurityEventKind[], from: Date, until: Date) {
  const hours = sql<number>`${at} / ${sql.raw(String(hour))}`;
  const ofAdmin = sql<number>`${about} IS NOT NULL`;
  return db
    .select({
      kind,
      hour: hours.as('hour'),
      ofAdmin: ofAdmin.mapWith(Boolean).as('of_admin'),
      times: sql<number>`sum(${times})`,
      rows: sql<number>`count(*)`,
      lastAt: sql<number>`max(${at})`,
    })
    .from(securityEvents)
    .where(and(between(at, from, until), inArray(kind, kinds)))
    .groupBy(kind, hours, ofAdmin);
}

export type Count = Awaited<ReturnType<typeof countByHour>>[number];

/** Lists admin sign-ins with a combination of device and country that is new for that admin. */
export function listNewPlacesOfAdmins(db: Database, from: Date, until: Date) {
  const earlier = alias(securityEvents, 'earlier');
  const known = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.admin, admin),
        isNotNull(earlier.admin),
        lt(earlier.at, at),
        eq(earlier.kind, 'admin_signed_in'),
        eq(earlier.device, device),
        sql`${earlier.country} IS ${country}`,
      ),
    );
  return db
    .select({ at, admin, device, country })
    .from(securityEvents)
    .where(and(between(at, from, until), isNotNull(admin), eq(kind, 'admin_signed_in'), notExists(known)));
}

/** Lists sign-in factors that admins added or removed. */
export function listFactorChangesOfAdmins(db: Database, kinds: SecurityEventKind[], from: Date, until: Date) {
  return db
    .select({ id: securityEvents.id, at, kind, admin: admins.username, device, country })
    .from(securityEvents)
    .innerJoin(admins, eq(admins.id, about))
    .where(and(between(at, from, until), inArray(kind, kinds)));
}

/** Lists events not yet sent to the external security log, or not with their current count; oldest first. */
export function listUnsent(db: Database, size: number) {
  return db
    .select({ event: securityEvents, adminId: admins.id })
    .from(securityEvents)
    .leftJoin(admins, eq(admins.username, admin))
    .where(gt(times, sentTimes))
    .orderBy(asc(at), asc(securityEvents.id))
    .limit(size);
}

export type UnsentEvent = Awaited<ReturnType<typeof listUnsent>>[number];

/** Records the counts that were sent, so that an event which recurred meanwhile is sent again. */
export async function markSent(db: Database, sent: readonly UnsentEvent[]): Promise<void> {
  const timesById = Object.fromEntries(sent.map(({ event }) => [event.id, event.times]));
  await db.run(
    sql`UPDATE security_events SET sent_times = reported.value FROM json_each(${JSON.stringify(timesById)}) AS reported WHERE security_events.id = reported.key`,
  );
}
