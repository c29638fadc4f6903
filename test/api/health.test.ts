import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { hour } from '#contract/time.ts';
import { createApp } from '#app.ts';
import type { Bindings } from '#env.ts';

/** Later than all that other tests have caused. */
const now = new Date('2200-01-01T00:00:00Z').getTime();

const ask = (bindings: Bindings, at = 0) =>
  createApp({ now: () => new Date(at) }).request('/api/health', {}, bindings);

const scannedUntil = (milliseconds: number) =>
  env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)")
    .bind(milliseconds)
    .run();

test('says ok after D1 and KV have answered', async () => {
  const answer = await ask(env);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    checks: { db: 'ok', kv: 'ok', keys: 'ok', watch: 'ok' },
  });
});

test('answers 503 and names D1 when its tables cannot be read', async () => {
  await env.DB.exec('ALTER TABLE admins RENAME TO admins_gone');
  const answer = await ask(env);
  await env.DB.exec('ALTER TABLE admins_gone RENAME TO admins');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'failed',
    checks: { db: 'failed', kv: 'ok', keys: 'ok', watch: 'ok' },
  });
});

test('answers 503 and names KV when it cannot be read', async () => {
  const unreachable = {
    ...env,
    KV: { ...env.KV, get: () => Promise.reject(new Error('KV is out of reach')) },
  };
  const answer = await ask(unreachable);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'failed',
    checks: { db: 'ok', kv: 'failed', keys: 'ok', watch: 'ok' },
  });
});

test('answers 503 and names the watch when events have waited for it for over an hour', async () => {
  await scannedUntil(now - 2 * hour);
  expect((await ask(env, now)).status).toBe(200);
  await env.DB.prepare(
    "INSERT INTO security_events (id, at, kind, device, network) VALUES ('1', ?, 'signed_in', '', '')",
  )
    .bind(now - hour)
    .run();
  const answer = await ask(env, now);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'failed', checks: { db: 'ok', watch: 'failed' } });
  await scannedUntil(now - hour / 2);
  expect((await ask(env, now)).status).toBe(200);
  await env.DB.exec('DELETE FROM security_watch');
  expect((await ask(env, now)).status).toBe(200);
  await env.DB.exec("DELETE FROM security_events WHERE id = '1'");
});
