import { Hono } from 'hono';
import { requireUser, type SignedInEnv } from '../auth/guards.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { database } from '../db/client.ts';
import { readCursor } from '../db/cursor.ts';
import { failure } from '../failure.ts';
import { readUsage } from '../meter/statistics.ts';

export const usage = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  return c.json<UsageStatistics>(await readUsage(database(c.env), c.get('user'), c.get('now')(), cursor));
});
