import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AlarmKind } from '#contract/alarms.ts';
import type { DeliveryError } from '#contract/mails.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

const ownerIfAny = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** Who entered an account or tried to, what changed in how it is guarded, and what an admin did. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    userId: ownerIfAny(),
    /** The admin's username. */
    admin: text('admin'),
    /** Our id of what it was done to. */
    about: text('about'),
    /** The browser and the system, in words. */
    device: text('device').notNull(),
    country: text('country'),
    /** An IPv4 /24 or an IPv6 /48. */
    network: text('network').notNull(),
    times: integer('times').notNull().default(1),
    /** How many of these have been sent to the external security log. */
    sentTimes: integer('sent_times').notNull().default(0),
  },
  (table) => [
    index('security_events_unsent')
      .on(table.at, table.id)
      .where(sql`${table.times} > ${table.sentTimes}`),
    index('security_events_admin')
      .on(table.admin, table.at)
      .where(sql`${table.admin} IS NOT NULL`),
    index('security_events_at').on(table.at, table.id),
    index('security_events_user_id').on(table.userId, table.at, table.id),
  ],
);

/** Alarms for admins: one for each kind, place and day, until one of them marks it as done. */
export const alarms = sqliteTable(
  'alarms',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    since: moment('since').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The most within an hour. */
    times: integer('times').notNull(),
    /** Who signed in, by username, on what and from where. */
    admin: text('admin'),
    place: text('place'),
    /** How often admins have been mailed of it. */
    notifications: integer('notifications').notNull().default(0),
    /** How many it was when they were last mailed. */
    notifiedTimes: integer('notified_times').notNull().default(0),
    /** How many have been counted in the hour of `last_at`. */
    hourTimes: integer('hour_times').notNull().default(0),
    /** When an admin marked it as done, and the admin's username. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('alarms_since').on(table.since, table.id),
    index('alarms_last_at').on(table.lastAt),
    index('alarms_open')
      .on(table.since)
      .where(sql`${table.doneAt} IS NULL`),
  ],
);

/** Until when the security events have been scanned, in one row. */
export const securityWatch = sqliteTable('security_watch', {
  id: text('id').primaryKey(),
  scannedUntil: moment('scanned_until').notNull(),
});

/** A mail, until the provider has taken it. */
export const mails = sqliteTable(
  'mails',
  {
    /** By which the provider knows that it is the same one. */
    id: text('id').primaryKey(),
    /** The account that has its address. */
    userId: ownerIfAny(),
    /** What it is called where it must not be quoted. */
    about: text('about').notNull(),
    /** Its address and its text, encrypted; null once it will not be sent any more. */
    sealed: text('sealed'),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at'),
    /** From then on it is worth nothing, as a link that has run out. */
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    deliveryError: text('delivery_error').$type<DeliveryError>(),
    /** When an admin marked it as done, and the admin's username. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('mails_next_try_at')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} IS NOT NULL`),
    index('mails_created_at').on(table.createdAt, table.id),
    index('mails_user_id').on(table.userId),
  ],
);
