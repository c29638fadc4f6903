import { count, getTableName } from 'drizzle-orm';
import { Hono } from 'hono';
import { database } from '#db/client.ts';
import * as schema from '#db/schema/index.ts';
import type { HonoEnv } from '#env.ts';
import { failure } from '#middleware/failure.ts';

const { admins, users } = schema;

/** Columns that the debug page may read: no credentials. */
const readable = {
  admin_credentials: (env: HonoEnv['Bindings']) =>
    database(env)
      .select({ id: admins.id, username: admins.username, email: admins.email, created_at: admins.createdAt })
      .from(admins)
      .limit(1),
  users: (env: HonoEnv['Bindings']) =>
    database(env)
      .select({ id: users.id, email: users.email, created_at: users.createdAt })
      .from(users)
      .limit(1),
} as const;

const isReadable = (name: string): name is keyof typeof readable => Object.hasOwn(readable, name);

export const tables = new Hono<HonoEnv>()
  /** Lists the tables of the schema with their number of rows; null for a table that this database does not have. */
  .get('/', async (c) => {
    const db = database(c.env);
    const found = Object.values(schema).map(async (table) => {
      try {
        const [row] = await db.select({ rows: count() }).from(table);
        return { name: getTableName(table), rows: row?.rows ?? 0 };
      } catch {
        return { name: getTableName(table), rows: null };
      }
    });
    return c.json({ tables: await Promise.all(found) });
  })
  .get('/:name', async (c) => {
    const name = c.req.param('name');
    if (!isReadable(name)) return failure(c, 'not_found');
    return c.json({ rows: await readable[name](c.env) });
  });
