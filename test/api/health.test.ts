import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { hour } from '#contract/time.ts';
import { ask } from './request.ts';

/** Later than every event that other tests write. */
const now = new Date('2200-01-01T00:00:00Z').getTime();

async function health(bindings = {}, at = 0) {
  const answer = await ask('/api/health', {}, { app: createApp({ now: () => new Date(at) }), bindings });
  return [answer.status, await answer.json()];
}
const says = (failed: object = {}) => [
  Object.keys(failed).length === 0 ? 200 : 503,
  {
    status: Object.keys(failed).length === 0 ? 'ok' : 'failed',
    checks: { db: 'ok', kv: 'ok', keys: 'ok', watch: 'ok', ...failed },
  },
];

test('GET /api/health returns ok when D1 and KV respond, and otherwise names the one that cannot be read', async () => {
  expect(await health()).toEqual(says());
  await env.DB.exec('ALTER TABLE admins RENAME TO admins_gone');
  const without = await health();
  await env.DB.exec('ALTER TABLE admins_gone RENAME TO admins');
  expect(without).toEqual(says({ db: 'failed' }));
  const KV = { get: () => Promise.reject(new Error('KV is out of reach')) };
  expect(await health({ KV })).toEqual(says({ kv: 'failed' }));
});

const scannedUntil = (milliseconds: number) =>
  env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)")
    .bind(milliseconds)
    .run();

test('GET /api/health names the watch when events are waiting and its last scan is over an hour old', async () => {
  await scannedUntil(now - 2 * hour);
  expect(await health({}, now)).toEqual(says());
  await env.DB.prepare(
    "INSERT INTO security_events (id, at, kind, device, network) VALUES ('1', ?, 'signed_in', '', '')",
  )
    .bind(now - hour)
    .run();
  expect(await health({}, now)).toEqual(says({ watch: 'failed' }));
  await scannedUntil(now - hour / 2);
  expect(await health({}, now)).toEqual(says());
  await env.DB.exec('DELETE FROM security_watch');
  expect(await health({}, now)).toEqual(says());
  await env.DB.exec("DELETE FROM security_events WHERE id = '1'");
});
