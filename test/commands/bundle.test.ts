import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

/** `names`: identifiers that the minifier has shortened. */
type Bundle = { script: string; sources: string[]; names: string[] };

async function bundle(...worker: string[]): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await run('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--outdir', folder, ...worker]);
  const read = (ending: string) => {
    const name = readdirSync(folder).find((file) => file.endsWith(ending));
    if (!name) throw new Error(`The bundle has no ${ending}`);
    return readFileSync(join(folder, name), 'utf8');
  };
  const { sources, names }: Omit<Bundle, 'script'> = JSON.parse(read('.js.map'));
  return { script: read('.js'), sources, names };
}

const ofDevelopment = ({ sources }: Bundle) => sources.filter((source) => source.includes('functions/dev/'));

const ours = ({ sources }: Bundle) => sources.filter((source) => !source.includes('node_modules'));

const tracesIn = ({ script }: Bundle, traces: string[]) => traces.filter((trace) => script.includes(trace));

let production: Bundle;
/** The development Worker with the test passwords: everything that must not ship. */
let ofTests: Bundle;

beforeAll(async () => {
  [production, ofTests] = await Promise.all([
    bundle('--env='),
    bundle('test/server/worker.ts', '--env', 'development'),
  ]);
});

test('the production bundle contains the API, is small, and has a source map that names our files', () => {
  expect(production.script).toContain('/api/health');
  expect(production.script.length).toBeLessThan(ofTests.script.length * 0.6);
  expect(production.sources.some((source) => source.endsWith('/functions/routes/health.ts'))).toBe(true);
});

test('the production bundle contains nothing from development', () => {
  const traces = ['/api/dev', '/api/demo', 'mock_payment_', 'eyJhbGciOiJIUzI1NiJ9.sample', 'dev-plain-'];
  expect(tracesIn(ofTests, traces)).toEqual(traces);
  expect(tracesIn(production, traces)).toEqual([]);
  expect(ofDevelopment(ofTests)).not.toEqual([]);
  expect(ofDevelopment(production)).toEqual([]);
});

test('the production bundle contains nothing from the tests, whose passwords are quick to guess', () => {
  expect(ours(ofTests).some((source) => source.includes('test/server/quick-cost.ts'))).toBe(true);
  expect(ours(production).some((source) => source.includes('functions/auth/passwords/hashing.ts'))).toBe(
    true,
  );
  expect(ours(production).filter((source) => /(^|\/)(test|scripts)\//.test(source))).toEqual([]);
  // Bindings cannot set the cost of password hashing: the app is created without options, at the recommended cost.
  expect(readFileSync('functions/api/[[path]].ts', 'utf8')).toContain('createApp()');
});

test('the production bundle cannot create an admin and contains no admin password', () => {
  expect(production.names).toContain('addAdminSession');
  expect(production.names).not.toContain('addAdmin');
  expect(tracesIn(production, ['DEVELOPMENT_ADMIN_PASSWORD'])).toEqual([]);
});
