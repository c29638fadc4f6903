import { Hono } from 'hono';
import { keysOf } from '#crypto/keys.ts';
import type { Check, Health } from '#contract/health.ts';
import { before, hour } from '#contract/time.ts';
import { database } from '#db/client.ts';
import { isScanLate } from '#db/alerting.ts';
import type { Bindings, HonoEnv } from '#env.ts';

const outcome = (asked: Promise<unknown>): Promise<Check> =>
  asked.then(
    () => 'ok',
    () => 'failed',
  );

/** Validates the signing keys, so that a deploy with a short key fails here and not at the first sign-in. */
function checkKeys(env: Bindings): Check {
  try {
    keysOf(env);
    return 'ok';
  } catch {
    return 'failed';
  }
}

/** Throws if the scan of security events, which the cron runs every five minutes, is an hour late. */
async function requireRecentScan(env: Bindings, now: Date): Promise<void> {
  if (await isScanLate(database(env), before(now, hour))) throw new Error('The watch is late');
}

export const health = new Hono<HonoEnv>().get('/', async (c) => {
  const [db, kv, watch] = await Promise.all([
    outcome(c.env.DB.prepare('SELECT 1 FROM admins LIMIT 1').run()),
    outcome(c.env.KV.get('health')),
    outcome(requireRecentScan(c.env, c.get('now')())),
  ]);
  const checks = { db, kv, keys: checkKeys(c.env), watch };
  const status: Check = Object.values(checks).every((check) => check === 'ok') ? 'ok' : 'failed';
  return c.json<Health>({ status, checks }, status === 'ok' ? 200 : 503);
});
