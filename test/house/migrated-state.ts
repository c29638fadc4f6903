import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isAlreadyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/** Wrangler starts a runtime for each migration, so the outcome is kept until there is another one. */
function migratedOnce(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync('migrations').filter((name) => name.endsWith('.sql'))) {
    hash.update(file).update(readFileSync(join('migrations', file)));
  }
  const kept = join('.cache/migrated', hash.digest('hex').slice(0, 16));
  if (existsSync(kept)) return kept;
  mkdirSync('.cache/migrated', { recursive: true });
  const made = mkdtempSync('.cache/migrated/making-');
  const where = ['--local', '--env', 'development', '--persist-to', made];
  execFileSync('node_modules/.bin/wrangler', ['d1', 'migrations', 'apply', 'DB', ...where], {
    stdio: 'pipe',
    env: { ...process.env, CI: 'true' },
  });
  try {
    renameSync(made, kept);
  } catch (error) {
    // Another test file has made it at the same time.
    if (!isAlreadyThere(error)) throw error;
  }
  return kept;
}

/** A place of its own in which the local database has its tables. */
export function migratedState(): string {
  const state = mkdtempSync(join(tmpdir(), 'state-'));
  cpSync(migratedOnce(), state, { recursive: true });
  return state;
}
