import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../../functions/app.ts';
import type { Bindings } from '../../functions/env.ts';

const ask = (bindings: Bindings) => createApp().request('/api/health', {}, bindings);

test('says ok after D1 and KV have answered', async () => {
  const answer = await ask(env);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', checks: { db: 'ok', kv: 'ok', keys: 'ok' } });
});

test('answers 503 and names D1 when its tables cannot be read', async () => {
  await env.DB.exec('ALTER TABLE admins RENAME TO admins_gone');
  const answer = await ask(env);
  await env.DB.exec('ALTER TABLE admins_gone RENAME TO admins');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'failed', checks: { db: 'failed', kv: 'ok', keys: 'ok' } });
});

test('answers 503 and names KV when it cannot be read', async () => {
  const unreachable = {
    ...env,
    KV: { ...env.KV, get: () => Promise.reject(new Error('KV is out of reach')) },
  };
  const answer = await ask(unreachable);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'failed', checks: { db: 'ok', kv: 'failed', keys: 'ok' } });
});
