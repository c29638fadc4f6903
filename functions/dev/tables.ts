import { count, getTableName } from 'drizzle-orm';
import { Hono } from 'hono';
import { database } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import type { HonoEnv } from '../env.ts';

/** Which tables of the schema this database has, and how many rows each. */
export const tables = new Hono<HonoEnv>().get('/', async (c) => {
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
});
