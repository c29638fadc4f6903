import { mkdtempSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedState } from './migrated-state.ts';
import { running, type Running } from './running.ts';

type Production = Running & { origin: string };

/** What ships, under `wrangler pages dev`, with a database and a KV of its own. */
async function startProduction(settings: Record<string, string> = {}): Promise<Production> {
  const state = await migratedState();

  // Cloudflare Pages does not read a configuration in Worker form, so it runs where there is none.
  const project = mkdtempSync(join(tmpdir(), 'pages-project-'));
  for (const part of ['functions', 'dist', 'node_modules']) symlinkSync(resolve(part), join(project, part));
  const place = ['--port', '0', '--inspector-port', '0', '--persist-to', state];
  const variables = Object.entries({ SIGNING_KEY: 'a signing key for this test alone', ...settings });
  const bindings = variables.flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const options =
    '--d1 DB=development --kv KV --compatibility-date 2026-11-01 --compatibility-flag nodejs_compat --show-interactive-dev-session=false';
  const command = ['--cwd', project, 'pages', 'dev', 'dist', ...place, ...options.split(' '), ...bindings];
  const server = running(resolve('node_modules/.bin/wrangler'), command);
  return { ...server, origin: `http://localhost:${await server.port()}` };
}

/** A mail provider that notes each mail and then refuses it, so that the Worker has something to complain of. */
const mails: string[] = [];
const provider = createServer((request, response) => {
  void text(request).then((mail) => {
    mails.push(mail);
    response.writeHead(422).end(mail);
  });
});

let production: Production;

beforeAll(async () => {
  await new Promise<void>((listening) => void provider.listen(0, listening));
  const { port } = provider.address() as AddressInfo;
  production = await startProduction({
    MAIL_KEY: 'the key of the mail provider',
    MAIL_ENDPOINT: `http://localhost:${port}/emails`,
  });
});

afterAll(async () => {
  await production.stop();
  provider.close();
});

const ask = (path: string) => fetch(`${production.origin}${path}`);

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

const post = (path: string, body: object) =>
  fetch(`${production.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function mailedToken(page: string): Promise<string> {
  const link = new RegExp(`/${page}#token=([\\w-]+)`);
  await expect.poll(() => mails.some((mail) => link.test(mail)), { timeout: 10_000 }).toBe(true);
  return mails.map((mail) => link.exec(mail)?.[1]).find((token) => token !== undefined)!;
}

test('the log of what ships names no password, token, cookie, address or name', async () => {
  const email = `ada.${crypto.randomUUID()}@example.org`;
  const registered = await post('auth/register', {
    email,
    password: 'correct horse',
    full_name: 'Ada Lovelace',
  });
  expect(registered.status).toBe(201);
  const [, cookie] = /session=([^;]+)/.exec(registered.headers.get('Set-Cookie')!)!;
  expect((await post('auth/login', { email, password: 'wrong horse' })).status).toBe(401);
  expect((await post('auth/forgot-password', { email })).status).toBe(200);

  const verification = await mailedToken('verify-email');
  expect((await post('auth/verify-email', { token: verification })).status).toBe(200);
  const reset = await mailedToken('reset-password');
  expect((await post('auth/reset-password', { token: reset, password: 'a new horse' })).status).toBe(200);
  expect((await post('auth/reset-password', { token: reset, password: 'a new horse' })).status).toBe(400);

  await production.until('MailRefused');
  const secrets = [email, 'Ada Lovelace', 'correct horse', 'wrong horse', 'a new horse', cookie!];
  for (const secret of [...secrets, verification, reset, 'the key of the mail provider']) {
    expect(production.said()).not.toContain(secret);
  }
});
