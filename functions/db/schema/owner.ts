import { text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Column for the owner of a row, which is deleted together with the owner's account. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
