import { text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Column for the owner of a row, which is deleted together with the owner's account. */
export const ownerIfAny = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });
export const ownerId = () => ownerIfAny().notNull();
