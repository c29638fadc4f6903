import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { admins } from './accounts.ts';
import { flag, moment } from './columns.ts';
import { ownerIfAny } from './owner.ts';

/** Exactly one of the two is set. */
const owner = () => ({
  userId: ownerIfAny(),
  adminId: text('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
});

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The id from the authenticator, in base64url. */
    id: text('id').primaryKey(),
    ...owner(),
    name: text('name').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; synced passkeys stay at 0. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    synced: flag('synced').notNull(),
    /** Answered challenges that have not expired, so that each answer is accepted only once. */
    answered: text('last_challenge_hash'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId), index('passkeys_admin_id').on(table.adminId)],
);

/** Authenticator apps (TOTP); an account has at most one. */
export const authenticatorApps = sqliteTable('authenticator_apps', {
  id: text('id').primaryKey(),
  userId: ownerIfAny().unique(),
  adminId: owner().adminId.unique(),
  /** Encrypted with a key derived from the signing key. */
  secret: text('secret').notNull(),
  /** The last TOTP time step that was used; this and earlier codes are rejected (replay protection). */
  lastStep: integer('last_step').notNull(),
  /** Codes tried since the last right one within the current hour, and when that hour began. */
  attempts: integer('attempts').notNull().default(0),
  attemptsSince: moment('attempts_since').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A code is deleted when it is used. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), ...owner(), createdAt: moment('created_at').notNull() },
  (table) => [
    index('recovery_codes_user_id').on(table.userId),
    index('recovery_codes_admin_id').on(table.adminId),
  ],
);
