import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { admins } from './accounts.ts';
import { flag, moment } from './columns.ts';
import { users } from './users.ts';

/** Of the two, one is set. */
const owner = () => ({
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  adminId: text('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
});

const uniqueOwner = () => ({
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  adminId: text('admin_id')
    .unique()
    .references(() => admins.id, { onDelete: 'cascade' }),
});

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** As the authenticator made it, in base64url. */
    id: text('id').primaryKey(),
    ...owner(),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says itself; those that are synced stay at 0. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    synced: flag('synced').notNull(),
    /** The challenges that it has answered and that have not run out, so that one answer is good once. */
    answered: text('last_challenge_hash'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId), index('passkeys_admin_id').on(table.adminId)],
);

/** The app that shows codes; an account has one at most. */
export const authenticatorApps = sqliteTable('authenticator_apps', {
  id: text('id').primaryKey(),
  ...uniqueOwner(),
  /** Sealed by the signing key. */
  secret: text('secret').notNull(),
  /** Of the clock: codes of it and of those before have been used. */
  lastStep: integer('last_step').notNull(),
  /** Codes tried since the last right one, and since when they are counted. */
  attempts: integer('attempts').notNull().default(0),
  attemptsSince: moment('attempts_since').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Each is deleted when it is used. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    ...owner(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('recovery_codes_user_id').on(table.userId),
    index('recovery_codes_admin_id').on(table.adminId),
  ],
);
