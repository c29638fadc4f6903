import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { brand } from '#contract/brand.ts';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { build } from '../build.ts';
import { step } from '../shared/command.ts';
import { isBuilt } from './built.ts';
import { localState, platformAt } from './database.ts';
import { findLocalModel, foundInWords, nothingFound } from './local-model.ts';
import { applyMigrations } from './migrations.ts';
import { seedStatements } from '../generate/posts.ts';
import { configuration, demandSettings, settingsElsewhere, warn } from './settings.ts';
import { demandFreePort, startWorker } from './worker.ts';

/** File with the settings of development; the tests use another one. */
const settingsFile = process.env.LONGHAND_SETTINGS ?? '.dev.vars';
const adminPassword = 'DEVELOPMENT_ADMIN_PASSWORD';
const secretNames = ['SIGNING_KEY', adminPassword];

/** Reads the settings file, and adds the secrets that it lacks. */
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
 * Passes the settings to the Worker as arguments. Wrangler reads from `.dev.vars` only what wrangler.toml declares, and what is
 * declared there would also be read by the tests.
 */
const given = (settings: Record<string, string>): string[] =>
  Object.entries(settings)
    .filter(([name]) => name !== adminPassword)
    .flatMap(([name, value]) => ['--var', `${name}:${value}`]);

/** Seeds only a blog that has never had a post, so that a deleted post stays deleted. */
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

/** Returns the vars of production without the engine, which is looked for on this machine. */
function productionVars(): Record<string, unknown> {
  const { HUMANIZER_ENGINE: _engine, HUMANIZER_MODEL: _model, ...others } = configuration('').vars;
  return others;
}

/** Time limit in seconds, because a local model is slower than a provider's. */
const localSeconds = '120';

/** Sets a model on this machine as the engine if none is set; `line` says so, or how to get one. */
async function engineSettings(known: Record<string, unknown>) {
  if (known.HUMANIZER_ENGINE !== undefined || known.HUMANIZER_URL !== undefined)
    return { settings: {}, line: null };
  const named = typeof known.HUMANIZER_MODEL === 'string' ? known.HUMANIZER_MODEL : undefined;
  const found = await findLocalModel(named);
  if (found === null) return { settings: {}, line: nothingFound };
  const settings = {
    HUMANIZER_ENGINE: 'chat',
    HUMANIZER_URL: found.address,
    HUMANIZER_MODEL: found.model,
    ...(known.HUMANIZER_SECONDS === undefined && { HUMANIZER_SECONDS: localSeconds }),
  };
  return { settings, line: foundInWords(found) };
}

/** Starts the product and returns its port. `entry`: another Worker instead of the development one. */
export async function startLocal(wanted: number, ...entry: string[]): Promise<number> {
  await demandFreePort(wanted);
  if (!isBuilt()) await step('Building the web app', () => build({ development: true }));
  const settings = developmentSettings();
  const { vars } = configuration('development');
  const engine = await engineSettings({ ...vars, ...settings });
  Object.assign(settings, engine.settings);
  const known = { ...vars, ...settings };
  warn(
    settingsElsewhere(settingsFile, known, {
      'the environment': process.env,
      '[vars] of wrangler.toml, which is for production': productionVars(),
    }),
  );
  demandSettings(known, { hasModels: false, policy: 'any' });
  await step('Bringing the local database up to date', () => prepareDatabase(settings[adminPassword] ?? ''));
  const { worker, port } = await step('Starting the Worker', () =>
    startWorker(wanted, localState, [...entry, ...given(settings)]),
  );
  worker.once('exit', (code) => process.exit(code ?? 0));
  if (engine.line !== null) console.log(`\n${engine.line}`);
  process.once('exit', () => worker.kill());
  process.once('SIGTERM', () => process.exit());
  return port;
}
