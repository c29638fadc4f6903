import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

type Bundle = { code: string; files: string[] };

async function bundle(...worker: string[]): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const metafile = join(folder, 'meta.json');
  const command = ['deploy', ...worker, '--dry-run', '--outdir', folder, '--metafile', metafile];
  await run('node_modules/.bin/wrangler', command);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const { inputs }: { inputs: Record<string, unknown> } = JSON.parse(readFileSync(metafile, 'utf8'));
  return {
    code: scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'),
    files: Object.keys(inputs),
  };
}

let production: string;
let development: string;
let ofProduction: string[];
let ofTests: string[];

beforeAll(async () => {
  const [shipped, forDevelopment, forTests] = await Promise.all([
    bundle(),
    bundle('--env', 'development'),
    bundle('test/server/worker.ts', '--env', 'development'),
  ]);
  production = shipped.code;
  development = forDevelopment.code;
  ofProduction = shipped.files;
  ofTests = forTests.files;
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

const ours = (files: string[]) => files.filter((file) => !file.includes('node_modules'));

test('what ships holds nothing of the tests, whose passwords are quick to guess', () => {
  expect(ours(ofTests).some((file) => file.includes('test/server/quick-cost.ts'))).toBe(true);
  expect(ours(ofProduction).some((file) => file.includes('functions/auth/passwords.ts'))).toBe(true);
  expect(ours(ofProduction).filter((file) => /(^|\/)(test|scripts|functions\/dev)\//.test(file))).toEqual([]);
  // The bindings cannot say what a password costs: the app is made without any, at the cost that is recommended.
  expect(readFileSync('functions/api/[[path]].ts', 'utf8')).toContain('createApp()');
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
