import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { ownerId, ownerIfAny } from './owner.ts';

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the person last signed in with Google in this session. */
    googleAt: moment('google_at'),
    /** The Google account that opened the session, if one did. */
    googleId: text('google_id'),
    userAgent: text('user_agent').notNull(),
    country: text('country'),
    /** When the person last confirmed their identity in this session after signing in. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const emailTokens = sqliteTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_tokens_user_id').on(table.userId),
    index('email_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Number of passwords tried for an address within a day, whether or not it has an account. */
export const passwordsTried = sqliteTable(
  'passwords_tried',
  {
    /** A keyed hash of the address. */
    id: text('id').primaryKey(),
    times: integer('times').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passwords_tried_expires_at').on(table.expiresAt)],
);

/** Messages to support. One sent while signed in is deleted with the account. */
export const messages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    userId: ownerIfAny(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    at: moment('at').notNull(),
    /** When an admin marked it as done, and the admin's username. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('contact_messages_user_id').on(table.userId),
    index('contact_messages_open')
      .on(table.at, table.id)
      .where(sql`${table.doneAt} IS NULL`),
    index('contact_messages_done')
      .on(table.doneAt, table.id)
      .where(sql`${table.doneAt} IS NOT NULL`),
  ],
);

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastLogin: moment('last_login'),
});

export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When a passkey or a code was right in this session. */
    factorAt: moment('factor_at'),
    confirmedAt: moment('confirmed_at'),
    /** Null, like the next two columns, in sessions from before these were stored. */
    lastSeenAt: moment('last_seen_at'),
    userAgent: text('user_agent'),
    country: text('country'),
  },
  (table) => [
    index('admin_sessions_expires_at').on(table.expiresAt),
    index('admin_sessions_admin_id').on(table.adminId),
  ],
);
