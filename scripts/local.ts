import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPlatformProxy } from 'wrangler';
import { createPasswords } from '../functions/auth/passwords.ts';
import { brand } from '#contract/brand.ts';
import { addAdmin } from '../functions/db/admins.ts';
import { database } from '../functions/db/client.ts';
import { step } from './command.ts';
import { localState, platformAt } from './local-database.ts';
import { applyMigrations } from './local-migrations.ts';
import { seedStatements } from './posts.ts';
import { configuration, demandSettings } from './settings.ts';
import { startWorker } from './worker.ts';

const secretsFile = '.dev.vars';
const adminPassword = 'DEVELOPMENT_ADMIN_PASSWORD';
const secretNames = ['SIGNING_KEY', adminPassword];

/** Makes the secrets that are missing; those that stand in the file are kept. */
export function developmentSecrets(): Record<string, string> {
  const text = existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : '';
  const secrets: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [name, ...value] = line.split('=');
    if (name && value.length > 0) secrets[name] = value.join('=');
  }
  for (const name of secretNames) secrets[name] ??= randomBytes(24).toString('base64url');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(secretsFile, lines.join(''), { mode: 0o600 });
  return secrets;
}

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
  const secrets = developmentSecrets();
  demandSettings({ ...configuration('development').vars, ...secrets }, { hasModels: false });
  await step('Bringing the local database up to date', () => prepareDatabase(secrets[adminPassword] ?? ''));
  const worker = await step('Starting the Worker', () => startWorker(port, localState, entry));
  worker.once('exit', (code) => process.exit(code ?? 0));
  process.once('exit', () => worker.kill());
  process.once('SIGTERM', () => process.exit());
}
