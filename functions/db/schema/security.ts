import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Who entered an account or tried to, what changed in how it is guarded, and what an admin did. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
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
  },
  (table) => [
    index('security_events_at').on(table.at, table.id),
    index('security_events_user_id').on(table.userId, table.at, table.id),
  ],
);
