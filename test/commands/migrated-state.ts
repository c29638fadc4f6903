import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { platformAt } from '../../scripts/local/database.ts';
import { applyMigrations } from '../../scripts/local/migrations.ts';

/** Creates a separate state folder in which the local database has its tables. */
export async function migratedState(): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'state-'));
  const { env, dispose } = await getPlatformProxy<Parameters<typeof applyMigrations>[0]>(platformAt(state));
  await applyMigrations(env);
  await dispose();
  return state;
}
