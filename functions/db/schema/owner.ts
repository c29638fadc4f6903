import { text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Rows of a person, which go when the person goes. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
