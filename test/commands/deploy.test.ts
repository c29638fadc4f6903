import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { failures } from '#contract/errors.ts';
import { developmentPaths } from '#contract/pages.ts';
import { build, releaseFolder } from '../../scripts/build.ts';
import { closingWords } from '../../scripts/deploy/closing-words.ts';
import { addressesOf } from '../../scripts/deploy/release.ts';
import { standInCloudflare } from './cloudflare.ts';
import { startReleased } from './released.ts';

type Cloudflare = Awaited<ReturnType<typeof standInCloudflare>>;

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: unknown; said: string }>((done) => {
    execFile(command, args, { env: { ...process.env, ...environment } }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

const deploy = (environment: Record<string, string>, ...options: string[]) =>
  run('node', ['scripts/run.mjs', 'deploy', ...options], environment);

/** Checks health at the fake, because the address that the fake reports belongs to the real provider. */
const deployTo = ({ environment, origin }: Cloudflare) => deploy(environment, '--at', origin);

/** Runs only these steps, imported as the deploy command does: a whole deploy builds and bundles for seconds. */
const runSteps = ({ environment }: Cloudflare, ...steps: string[]) => {
  const imports = Object.entries({
    step: 'shared/command.ts',
    readAccount: 'deploy/account.ts',
    migrate: 'deploy/database.ts',
    release: 'deploy/release.ts',
    demandHealth: 'deploy/health.ts',
  }).map(([name, file]) => `const { ${name} } = await import('${resolve('scripts', file)}');`);
  return run('node', ['-e', [...imports, ...steps].join('\n')], environment);
};

const changes = ({ calls }: Cloudflare) =>
  calls.filter((call) => !call.startsWith('GET') && !call.includes('/query'));

test('the first deploy creates what is missing, and a later one changes only the code', async () => {
  const cloudflare = await standInCloudflare();
  // A failure that no deploy causes and that this one may fix.
  cloudflare.state.health.checks.watch = 'failed';
  const first = await deployTo(cloudflare);
  expect(first.code, first.said).toBe(0);
  // Each step ends before the next begins, so a step that fails is the last one.
  expect(first.said).toMatch(/Building .*Bundling .*Migrating .*Deploying .*Asking /s);
  expect(first.said).toContain('https://longhand.stand-in.workers.dev');
  expect(first.said).toContain(`Longhand runs at ${cloudflare.origin}`);

  const [namespace, ...moreNamespaces] = cloudflare.namespaces;
  expect(moreNamespaces).toEqual([]);
  const [{ bindings, files, migrations }] = cloudflare.uploads as [Cloudflare['uploads'][number]];
  // The migrations ran before the code was uploaded.
  expect(migrations).toEqual(['0000_first.sql', '0001_model_days.sql']);
  expect(files).toContain('[[path]].js.map');
  expect(bindings).toContainEqual({ type: 'kv_namespace', name: 'KV', namespace_id: namespace!.id });
  expect(bindings).toContainEqual({ type: 'd1', name: 'DB', id: cloudflare.databaseId('longhand') });
  const key = bindings.find(({ name }) => name === 'SIGNING_KEY')!;
  expect(key).toMatchObject({ type: 'secret_text', text: expect.stringMatching(/^[\w+/]{43}=$/) });
  expect(first.said).not.toContain(key.text);

  for (const part of ['Sign-in with Google', 'Mail', 'Payments', 'The check that a person'])
    expect(first.said).toContain(`  ${part}`);
  expect(first.said).toContain(
    '@cf/google/gemma-4-26b-a4b-it of Cloudflare rewrites up to 25,000 words a day, and our rules the rest.',
  );
  expect(first.said).toMatch(/HUMANIZER_ENGINE \("workers-ai"\)/);
  expect(first.said).not.toContain('  A language model');
  expect(first.said).toContain('have not been looked at for an hour');
  expect(first.said).toContain('npx wrangler secret put MAIL_KEY');
  expect(first.said).toContain('npm run admin -- ');

  cloudflare.calls.length = 0;
  cloudflare.state.health = { status: 'failed', checks: { db: 'failed', kv: 'ok', keys: 'ok', watch: 'ok' } };
  const second = await runSteps(
    cloudflare,
    `const account = await readAccount('longhand-kv');`,
    `await migrate('longhand');`,
    `await release(account);`,
    `await step('Asking', () => demandHealth('${cloudflare.origin}/api/health'));`,
  );
  const secondUpload = cloudflare.uploads[1]!;
  for (const name of ['KV', 'DB', 'SIGNING_KEY']) {
    expect(secondUpload.bindings).toContainEqual({ type: 'inherit', name });
  }
  expect(changes(cloudflare).filter((call) => /d1|kv/.test(call))).toEqual([]);
  expect(second).toMatchObject({ code: 1, said: expect.stringContaining('answers that this fails: db.') });
  expect(second.said).toContain('npx wrangler rollback');
  cloudflare.close();
});

test('the deployed Worker runs before its static files, and has no development pages', async () => {
  if (!existsSync(releaseFolder)) await build();
  const { ask, askByHttp, stop } = await startReleased();
  const home = await (await ask('/')).text();
  const script = /\/assets\/index-[\w-]+\.js/.exec(home)![0];
  for (const path of ['/', '/pricing', '/favicon.svg', '/service-worker.js', script]) {
    expect((await ask(path)).status, path).toBe(200);
    expect((await askByHttp(path)).status, path).toBe(308);
    const refused = await ask(path, 'TLSv1.1');
    expect([refused.status, await refused.text()]).toEqual([403, failures.tls_too_old.sentence]);
  }
  const sent = await ask(script);
  expect(await sent.text(), 'paths of a machine').not.toContain('/web/src/');
  expect(sent.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');

  for (const path of [...developmentPaths, '/file-trial']) {
    const nothing = await ask(path);
    expect(nothing.status, path).toBe(404);
    expect(await nothing.text()).toContain('Page Not Found');
  }
  await stop();
});

const told = (secrets: string[] | undefined, settings = {}) =>
  closingWords('https://a', settings, { secrets, leftNamespace: undefined });

test('after a later deploy, the closing words do not mention an admin and list only the parts that are off', () => {
  expect(told(undefined)).toContain('npm run admin -- ');
  expect(told([])).toMatch(/Not confirmed .*“Trusted by 250,000\+ users”\n.*“Trained on .* thesis\)/s);
  const later = told(['SIGNING_KEY', 'MAIL_KEY'], { HUMANIZER_ENGINE: 'http' });
  for (const part of ['runs at https://a', '  Payments: ', 'put TURNSTILE_SITE_KEY', 'put SECURITY_LOG_URL'])
    expect(later).toContain(part);
  expect(later).not.toMatch(/npm run admin|  Mail: |A language model|SIGNING_KEY_NEXT/);
  expect(told(['SIGNING_KEY', 'SIGNING_KEY_NEXT'])).toContain('SIGNING_KEY_NEXT signs');
  expect(told(['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'])).not.toContain('TURNSTILE');
});

test('health is checked at a custom domain before a workers.dev address', () => {
  const own = 'https://longhand.ada.workers.dev';
  const targets = ['schedule: 17 3 * * *', own, 'longhand.ink (custom domain)', '*.longhand.ink/*'];
  expect(addressesOf([...targets, 'www.longhand.ink/* (zone name: longhand.ink)'])).toEqual([
    'https://longhand.ink',
    'https://www.longhand.ink',
    own,
  ]);
});

test('a failed migration stops the deploy before the code is sent', async () => {
  const cloudflare = await standInCloudflare();
  cloudflare.makeWorker();
  cloudflare.makeDatabase('longhand').exec('CREATE TABLE users (another text)');
  const { code, said } = await runSteps(
    cloudflare,
    `await step('Migrating the database', () => migrate('longhand'));`,
    `await step('Deploying', () => release({ secrets: ['SIGNING_KEY'] }));`,
  );
  expect(code).toBe(1);
  expect(said).toContain('table `users` already exists');
  expect(said).toContain('So the new code was not sent.');
  expect(said).not.toContain('Deploying');
  expect(changes(cloudflare)).toEqual([]);
  cloudflare.close();
});

test('the next deploy uses what a failed first deploy created', async () => {
  if (!existsSync(releaseFolder)) await build();
  const cloudflare = await standInCloudflare();
  cloudflare.makeDatabase('longhand');
  const { id } = cloudflare.makeNamespace('longhand-kv');
  const { code } = await runSteps(
    cloudflare,
    `const account = await readAccount('longhand-kv');`,
    `await migrate('longhand');`,
    `await release(account);`,
  );
  expect(code).toBe(0);
  const bound = { type: 'kv_namespace', name: 'KV', namespace_id: id };
  expect(cloudflare.uploads[0]!.bindings).toContainEqual(bound);
  expect(cloudflare.namespaces).toHaveLength(1);
  expect(changes(cloudflare).filter((call) => /d1|kv/.test(call))).toEqual([]);
  cloudflare.close();
});

test('without a login, the deploy does not begin and says how to log in', async () => {
  const home = mkdtempSync(join(tmpdir(), 'nobody-'));
  const nobody = { HOME: home, XDG_CONFIG_HOME: home, CLOUDFLARE_API_TOKEN: '', CLOUDFLARE_API_KEY: '' };
  const { code, said } = await deploy(nobody);
  expect(code).toBe(1);
  expect(said).toContain('run `npx wrangler login`');
  expect(said).not.toContain('Building');
});
