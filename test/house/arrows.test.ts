import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Builds a house of a few files under our lint rules, each with one import, and answers with what the linter says. */
function lint(imports: Record<string, string>): Promise<string> {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'));
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
  for (const [file, source] of Object.entries(imports)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `import * as found from '${source}';\nexport const planted = found;\n`);
  }
  return new Promise((done) => {
    const linter = resolve('node_modules/.bin/oxlint');
    execFile(linter, ['--format=unix'], { cwd: house }, (_error, stdout) => done(stdout));
  });
}

const forbidden = [
  ['functions/contract/planted.ts', 'zod'],
  ['functions/contract/planted.ts', '../db/schema.ts'],
  ['functions/db/planted.ts', '../routes/health.ts'],
  ['functions/db/planted.ts', '../auth/passwords.ts'],
  ['functions/db/planted.ts', '../meter/meter.ts'],
  ['functions/meter/planted.ts', '../auth/guards.ts'],
  ['functions/mail/planted.ts', '../routes/auth.ts'],
  ['functions/auth/planted.ts', '../routes/health.ts'],
  ['functions/auth/planted.ts', '../dev/outbox.ts'],
  ['functions/humanizer/planted.ts', '../routes/health.ts'],
  ['functions/prose/planted.ts', '#contract/plans.ts'],
  ['functions/prose/rewrite/planted.ts', '../../db/client.ts'],
  ['functions/routes/planted.ts', '../app.ts'],
  ['functions/routes/planted.ts', '../dev/tables.ts'],
  ['functions/planted.ts', './dev/tables.ts'],
  ['functions/api/planted.ts', '../dev/worker.ts'],
  ['functions/api/planted.ts', '../db/schema.ts'],
  ['web/src/planted.ts', '../../functions/db/schema.ts'],
  ['web/src/planted.ts', '../../functions/app.ts'],
  ['web/src/planted.ts', '../../functions/contract/plans.ts'],
  ['web/src/planted.ts', '#contract/schemas.ts'],
  ['web/src/planted.ts', '#prose/rewrite/index.ts'],
  ['web/src/planted.ts', 'zod'],
  ['web/src/ui/planted.ts', '../paths.ts'],
] as const;

test.each(forbidden)('%s may not import %s', async (file, source) => {
  expect(await lint({ [file]: source })).toContain('no-restricted-imports');
});

const allowed = [
  ['functions/contract/planted.ts', './brand.ts'],
  ['functions/db/planted.ts', '#contract/plans.ts'],
  ['functions/routes/planted.ts', '../auth/passwords.ts'],
  ['functions/dev/planted.ts', '../app.ts'],
  ['web/src/planted.ts', '#contract/plans.ts'],
] as const;

test.each(allowed)('%s may import %s', async (file, source) => {
  expect(await lint({ [file]: source })).not.toContain('no-restricted-imports');
});

test('no two files may import each other', async () => {
  const circle = { 'functions/db/one.ts': './other.ts', 'functions/db/other.ts': './one.ts' };
  expect(await lint(circle)).toContain('no-cycle');
});
