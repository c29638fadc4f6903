import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { ownerId } from './owner.ts';

/** A change of somebody's email address, until both addresses have confirmed it. */
export const addressChanges = sqliteTable(
  'address_changes',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    newEmail: text('new_email').notNull(),
    /** Where it was asked for: this session stays when the others end. */
    sessionId: text('session_id').notNull(),
    /** Of the link in each mail. An address that is not asked has none. */
    oldTokenHash: text('old_token_hash').unique(),
    newTokenHash: text('new_token_hash').unique(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was carried out, refused, withdrawn or followed by another. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('address_changes_user_id').on(table.userId),
    index('address_changes_expires_at').on(table.expiresAt),
  ],
);
