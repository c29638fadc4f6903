import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { running, type Running } from './running.ts';

let pages: Running;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const state = mkdtempSync(join(tmpdir(), 'pages-'));
  const wrangler = resolve('node_modules/.bin/wrangler');
  const migrate = [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--env',
    'development',
    '--persist-to',
    state,
  ];
  execFileSync(wrangler, migrate, { stdio: 'pipe', env: { ...process.env, CI: 'true' } });

  // Cloudflare Pages does not read a configuration in Worker form, so it runs where there is none.
  const project = mkdtempSync(join(tmpdir(), 'pages-project-'));
  for (const part of ['functions', 'dist', 'node_modules']) symlinkSync(resolve(part), join(project, part));
  const place = ['--port', String(port), '--inspector-port', '0', '--persist-to', state];
  const bindings = ['--d1', 'DB=development', '--kv', 'KV', '--binding', 'SIGNING_KEY=a key for this test'];
  const runtime = ['--compatibility-date', '2026-11-01', '--compatibility-flag', 'nodejs_compat'];
  const command = ['--cwd', project, 'pages', 'dev', 'dist', ...place, ...bindings, ...runtime];
  pages = running(wrangler, [...command, '--show-interactive-dev-session=false']);
  await pages.until(/Ready on/);
});

afterAll(() => pages.stop());

test('the same tree serves the app under wrangler pages dev', async () => {
  const home = await fetch(origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  expect(home.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('the same tree serves the API under wrangler pages dev', async () => {
  const nothing = await fetch(`${origin}/api/nothing`);
  expect(nothing.status).toBe(404);
  expect(await nothing.json()).toMatchObject({ code: 'not_found' });
  const health = await fetch(`${origin}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok', checks: { db: 'ok', kv: 'ok' } });
});

test('an unknown address is a 404 there too, never the home page', async () => {
  const answer = await fetch(`${origin}/nothing-here`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});
