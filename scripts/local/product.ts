import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { brand } from '#contract/brand.ts';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { step } from '../shared/command.ts';
import { localState, platformAt } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { seedStatements } from '../generate/posts.ts';
import { configuration, demandSettings, misplaced, tell } from './settings.ts';
import { startWorker } from './worker.ts';

/** Where settings of development stand; the tests use a file of their own. */
const settingsFile = process.env.LONGHAND_SETTINGS ?? '.dev.vars';
const adminPassword = 'DEVELOPMENT_ADMIN_PASSWORD';
const secretNames = ['SIGNING_KEY', adminPassword];

/** What stands in the file. Secrets that are missing are made and written below; what stands there is left alone. */
function developmentSettings(): Record<string, string> {
  const text = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '';
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) if (value !== undefined) settings[name] = value;
  let added = '';
  for (const name of secretNames) {
    if (settings[name] !== undefined) continue;
    const secret = randomBytes(24).toString('base64url');
    settings[name] = secret;
    added += `${name}=${secret}\n`;
  }
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  if (added !== '') writeFileSync(settingsFile, text + gap + added, { mode: 0o600 });
  return settings;
}

/**
 * Wrangler reads in `.dev.vars` only what wrangler.toml declares, and what is declared there the tests would read as well.
 * So the settings go to the Worker by name.
 */
const given = (settings: Record<string, string>): string[] =>
  Object.entries(settings)
    .filter(([name]) => name !== adminPassword)
    .flatMap(([name, value]) => ['--var', `${name}:${value}`]);

/** Into a blog that has never had a post: what somebody has deleted stays deleted. */
async function seedBlog({ DB }: Pick<Env, 'DB'>): Promise<void> {
  const counted = await DB.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'blog_posts'").first();
  if (counted !== null) return;
  for (const statement of await seedStatements()) await DB.prepare(statement).run();
}

async function prepareDatabase(password: string): Promise<void> {
  process.env.WRANGLER_LOG = 'error';
  const { env, dispose } = await getPlatformProxy<Env>(platformAt(localState));
  try {
    await applyMigrations(env);
    await addAdmin(database(env), {
      id: crypto.randomUUID(),
      username: brand.supportEmail,
      email: brand.supportEmail,
      passwordHash: await createPasswords().hash(password),
      createdAt: new Date(),
    });
    await seedBlog(env);
  } finally {
    await dispose();
  }
}

/** `entry` is another Worker than the development one. */
export async function startLocal(port: number, ...entry: string[]): Promise<void> {
  const settings = developmentSettings();
  const { vars } = configuration('development');
  const known = { ...vars, ...settings };
  tell(
    misplaced(settingsFile, known, {
      'the environment': process.env,
      '[vars] of wrangler.toml, which is for production': configuration('').vars,
    }),
  );
  demandSettings(known, { hasModels: false, policy: 'any' });
  await step('Bringing the local database up to date', () => prepareDatabase(settings[adminPassword] ?? ''));
  const worker = await step('Starting the Worker', () =>
    startWorker(port, localState, [...entry, ...given(settings)]),
  );
  worker.once('exit', (code) => process.exit(code ?? 0));
  process.once('exit', () => worker.kill());
  process.once('SIGTERM', () => process.exit());
}
