import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AlarmKind } from '#contract/alarms.ts';
import type { DeliveryError } from '#contract/mails.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { moment } from './columns.ts';
import { ownerIfAny } from './owner.ts';

/** Sign-ins and attempts to sign in, changes of an account's protection, and actions of admins. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    userId: ownerIfAny(),
    /** The admin's username. */
    admin: text('admin'),
    /** Our id of the object concerned. */
    about: text('about'),
    /** Names of the browser and the operating system. */
    device: text('device').notNull(),
    country: text('country'),
    /** An IPv4 /24 or an IPv6 /48. */
    network: text('network').notNull(),
    times: integer('times').notNull().default(1),
    /** The value of `times` last sent to the external security log. */
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

/** Alarms for admins: one per kind, place and day, open until an admin marks it as done. */
export const alarms = sqliteTable(
  'alarms',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    since: moment('since').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The highest number of events within an hour. */
    times: integer('times').notNull(),
    /** The admin concerned, by username, and the device and country. */
    admin: text('admin'),
    place: text('place'),
    /** How often admins were mailed about it, without the mails about its growth. */
    notifications: integer('notifications').notNull().default(0),
    /** The value of `times` at the last mail. */
    notifiedTimes: integer('notified_times').notNull().default(0),
    /** Number of events counted in the hour of `last_at`. */
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

/** The time up to which security events have been scanned, in a single row. */
export const securityWatch = sqliteTable('security_watch', {
  id: text('id').primaryKey(),
  scannedUntil: moment('scanned_until').notNull(),
});

/** Mails that the provider has not accepted yet. */
export const mails = sqliteTable(
  'mails',
  {
    /** Also the idempotency key for the provider. */
    id: text('id').primaryKey(),
    /** The account with the recipient's address, if any. */
    userId: ownerIfAny(),
    /** The mail's name in logs and for admins, where its content must not be quoted. */
    about: text('about').notNull(),
    /** Recipient and content, encrypted; null once the mail is given up. */
    sealed: text('sealed'),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at'),
    /** When the mail is no longer worth sending, for example because its link has expired. */
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
