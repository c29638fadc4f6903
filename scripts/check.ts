import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demand, step } from './shared/command.ts';
import { printSize } from './size.ts';

async function demandMigrationsUpToDate(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('migrations', copy, { recursive: true });
  const schema = ['--dialect', 'sqlite', '--schema', './functions/db/schema/index.ts'];
  await demand('drizzle-kit', ['generate', ...schema, '--out', copy]);
  const added = readdirSync(copy).filter((name) => !readdirSync('migrations').includes(name));
  rmSync(copy, { recursive: true });
  if (added.length > 0) {
    throw new Error(
      'The schema has changed: run `npx drizzle-kit generate --name <what>` and commit the migration.',
    );
  }
}

await step('Types', () => demand('tsc', ['-b']));
await step('Lint and import rules', () => demand('oxlint', ['--type-aware', '--deny-warnings']));
await step('CSS that every supported browser knows', () => demand('stylelint', ['web/src/**/*.css']));
await step('No export that nobody uses', () => demand('knip', ['--no-progress']));
await step('Format', () => demand('oxfmt', ['--check']));
await step('Binding types up to date', () =>
  demand('wrangler', ['types', '--include-runtime=false', '--check', 'functions/worker-configuration.d.ts']),
);
await step('Migrations up to date', demandMigrationsUpToDate);
printSize();
