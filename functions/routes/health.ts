import { Hono } from 'hono';
import type { Check, Health } from '#contract/health.ts';
import type { HonoEnv } from '../env.ts';

const outcome = (asked: Promise<unknown>): Promise<Check> =>
  asked.then(
    () => 'ok',
    () => 'failed',
  );

export const health = new Hono<HonoEnv>().get('/', async (c) => {
  const [db, kv] = await Promise.all([
    outcome(c.env.DB.prepare('SELECT 1 FROM admins LIMIT 1').run()),
    outcome(c.env.KV.get('health')),
  ]);
  const status: Check = db === 'ok' && kv === 'ok' ? 'ok' : 'failed';
  return c.json<Health>({ status, checks: { db, kv } }, status === 'ok' ? 200 : 503);
});
