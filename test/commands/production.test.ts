import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedState } from './migrated-state.ts';
import { running, type Running } from './running.ts';

let production: Running;
let origin: string;

/** Runs the production build under `wrangler pages dev`, with a separate database and KV. */
beforeAll(async () => {
  // Cloudflare Pages does not read a Worker configuration, so it runs in a folder without one.
  const project = mkdtempSync(join(tmpdir(), 'pages-project-'));
  for (const part of ['functions', 'dist', 'node_modules']) symlinkSync(resolve(part), join(project, part));
  const place = ['--port', '0', '--inspector-port', '0', '--persist-to', await migratedState()];
  const options =
    '--d1 DB=development --kv KV --compatibility-date 2026-11-01 --compatibility-flag nodejs_compat --show-interactive-dev-session=false';
  const key = ['--binding', 'SIGNING_KEY=a signing key for this test alone'];
  const command = ['--cwd', project, 'pages', 'dev', 'dist', ...place, ...options.split(' '), ...key];
  production = running(resolve('node_modules/.bin/wrangler'), command);
  origin = `http://localhost:${await production.port()}`;
});

afterAll(() => production.stop());

const ask = (path: string) => fetch(origin + path);

test('the same source tree serves the app and the API under wrangler pages dev, and an unknown path gives a 404', async () => {
  const home = await ask('/');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  expect(home.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const noCall = await ask('/api/nothing');
  expect(noCall.status).toBe(404);
  expect(await noCall.json()).toMatchObject({ code: 'not_found' });
  const checks = { db: 'ok', kv: 'ok', keys: 'ok', watch: 'ok' };
  expect(await (await ask('/api/health')).json()).toEqual({ status: 'ok', checks });
  const noPage = await ask('/nothing-here');
  expect(noPage.status).toBe(404);
  expect(await noPage.text()).toContain('Page Not Found');
});

const post = (path: string, body: object) =>
  fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the production log contains no password, cookie, email address or name', async () => {
  const email = `ada.${crypto.randomUUID()}@example.org`;
  const person = { email, password: 'correct horse', full_name: 'Ada Lovelace' };
  const registered = await post('register', person);
  expect(registered.status).toBe(201);
  const [, cookie] = /session=([^;]+)/.exec(registered.headers.get('Set-Cookie')!)!;
  expect((await post('login', { email, password: 'wrong horse' })).status).toBe(401);
  expect((await post('forgot-password', { email })).status).toBe(200);

  // No mail provider is set up, and the log says so.
  await production.until('no mail provider is set up');
  for (const secret of [...Object.values(person), 'wrong horse', cookie!])
    expect(production.said()).not.toContain(secret);
});
