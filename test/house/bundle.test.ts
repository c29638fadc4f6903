import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

async function bundle(...environment: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await run('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--outdir', folder, ...environment]);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

let production: string;
let development: string;

beforeAll(async () => {
  production = await bundle();
  development = await bundle('--env', 'development');
});

test('what ships answers the API', () => {
  expect(production).toContain('/api/health');
});

test('what ships contains nothing of development', () => {
  const ofDevelopment = ['/api/dev', 'functions/dev', 'mock_payment_'];
  for (const trace of ofDevelopment) {
    expect(development).toContain(trace);
    expect(production).not.toContain(trace);
  }
});

test('what ships can make no admin, and knows no password of one', () => {
  expect(production).toContain('/api/admin');
  for (const trace of ['addAdmin(', 'DEVELOPMENT_ADMIN_PASSWORD']) expect(production).not.toContain(trace);
});

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('the app calls nothing of development: the page that does is a document of its own', () => {
  expect(scriptsIn('dist/assets/mock-payment')).toContain('/api/dev');
  expect(scriptsIn('dist/assets')).not.toContain('/api/dev');
});
