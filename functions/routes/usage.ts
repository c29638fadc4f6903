import { Hono } from 'hono';
import { requireUser, type SignedInEnv } from '../auth/guards.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { database } from '../db/client.ts';
import { failure } from '../failure.ts';
import { parsePlace, readUsage } from '../meter/statistics.ts';

export const usage = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = c.req.query('before');
  const before = cursor === undefined ? null : parsePlace(cursor);
  if (before === undefined) return failure(c, 'invalid_input');
  return c.json<UsageStatistics>(await readUsage(database(c.env), c.get('user'), c.get('now')(), before));
});
