import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { ownerId } from './owner.ts';

/** Requested changes of email addresses, which both addresses must confirm. */
export const addressChanges = sqliteTable(
  'address_changes',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    newEmail: text('new_email').notNull(),
    /** The session that requested the change; it stays when the others end. */
    sessionId: text('session_id').notNull(),
    /** Hashes of the tokens in the mailed links; null once used, or for an address that need not confirm. */
    oldTokenHash: text('old_token_hash').unique(),
    newTokenHash: text('new_token_hash').unique(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the change was carried out, refused, withdrawn or replaced by another. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('address_changes_user_id').on(table.userId),
    index('address_changes_expires_at').on(table.expiresAt),
  ],
);
