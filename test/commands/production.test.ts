import { mkdtempSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedState } from './migrated-state.ts';
import { running, type Running } from './running.ts';

/** An engine that answers the first chunk, holds back the second, and says when that was asked for and given up. */
const second = Promise.withResolvers<IncomingMessage>();
const givenUp = Promise.withResolvers<void>();
let chunks = 0;
const engine = createServer((asked, response) => {
  const content = new URL(asked.url ?? '', 'http://localhost').searchParams.get('content');
  if (++chunks === 1) response.end(JSON.stringify({ finalContent: content?.replace('do not', "don't") }));
  else {
    response.once('close', () => givenUp.resolve());
    second.resolve(asked);
  }
});

let production: Running;
let port: number;

/** What ships, under `wrangler pages dev`, with a database and a KV of its own. */
beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  // Cloudflare Pages does not read a configuration in Worker form, so it runs where there is none.
  const project = mkdtempSync(join(tmpdir(), 'pages-project-'));
  for (const part of ['functions', 'dist', 'node_modules']) symlinkSync(resolve(part), join(project, part));
  const place = ['--port', '0', '--inspector-port', '0', '--persist-to', await migratedState()];
  const settings = {
    SIGNING_KEY: 'a signing key for this test alone',
    HUMANIZER_ENGINE: 'http',
    HUMANIZER_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/`,
  };
  const bindings = Object.entries(settings).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const options =
    '--d1 DB=development --kv KV --compatibility-date 2026-11-01 --compatibility-flag nodejs_compat --show-interactive-dev-session=false';
  const command = ['--cwd', project, 'pages', 'dev', 'dist', ...place, ...options.split(' '), ...bindings];
  production = running(resolve('node_modules/.bin/wrangler'), command);
  port = await production.port();
});

afterAll(async () => {
  await production.stop();
  engine.closeAllConnections();
  engine.close();
});

const ask = (path: string, headers = {}) => fetch(`http://localhost:${port}${path}`, { headers });

test('the same tree serves the app and the API under wrangler pages dev, and an unknown address is a 404', async () => {
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

test('when a caller hangs up, the work stops at once and the words that did not come are given back', async () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' };
  const call = request({ port, path: '/api/humanize', method: 'POST', headers });
  call.on('error', () => {});
  call.end(JSON.stringify({ text: `They do not know. ${'éééééé '.repeat(476)}` }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const device = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  let said = '';
  answer.on('data', (bytes: Buffer) => (said += bytes.toString()));
  answer.on('error', () => {});
  await second.promise;
  await expect.poll(() => said).toContain('"progress"');
  call.destroy();
  await givenUp.promise;

  expect(JSON.parse(said.split('\n')[0] ?? '')).toMatchObject({ event: 'accepted', words: 480, chunks: 2 });
  const used = async () => {
    const usage = await ask('/api/guest/usage', { Cookie: device });
    return ((await usage.json()) as { words_used: number }).words_used;
  };
  await expect.poll(used).toBeLessThan(480);
  expect(await used()).toBe(371);
});
