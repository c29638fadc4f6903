import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { releaseFolder } from '../build.ts';
import type { Account } from './account.ts';
import { runWranglerInTerminal } from './wrangler.ts';

const signingKey = 'SIGNING_KEY';

/** Writes a configuration that names the existing namespace, because wrangler would fail to create it again. */
function configurationWith(namespace: string, folder: string): string {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const { env: _others, ...production } = rawConfig;
  const file = join(folder, 'wrangler.json');
  const configuration = {
    ...production,
    main: resolve(production.main ?? ''),
    kv_namespaces: [{ binding: 'KV', id: namespace }],
  };
  writeFileSync(file, JSON.stringify(configuration));
  return file;
}

function secretsFile(folder: string): string {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, JSON.stringify({ [signingKey]: randomBytes(32).toString('base64') }), { mode: 0o600 });
  return file;
}

/** Returns the address of a target: a domain, a route pattern or a URL. Others, such as the cron, have none. */
function addressOf(target: string): string[] {
  const [host = ''] = target.replace(/^https?:\/\//, '').split(/[\s/]/);
  return /^[\w-]+(?:\.[\w-]+)+$/.test(host) ? [`https://${host}`] : [];
}

const isWorkersDev = (address: string) => new URL(address).hostname.endsWith('.workers.dev');

/** Returns the addresses among wrangler's targets: domains first, those under workers.dev last. */
export const addressesOf = (targets: readonly string[]): string[] =>
  targets
    .flatMap(addressOf)
    .toSorted((one, other) => Number(isWorkersDev(one)) - Number(isWorkersDev(other)));

function targetsIn(file: string): string[] {
  const entries: { targets?: string[] }[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return entries.flatMap(({ targets = [] }) => targets);
}

/** Uploads the code and the secrets that the Worker lacks; returns the Worker's addresses. */
export async function release({ secrets = [], leftNamespace }: Account): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const output = join(folder, 'output.json');
    const command = ['deploy', '--assets', releaseFolder];
    if (leftNamespace) command.push('--config', configurationWith(leftNamespace, folder));
    if (!secrets.includes(signingKey)) command.push('--secrets-file', secretsFile(folder));
    const done = await runWranglerInTerminal(command, { WRANGLER_OUTPUT_FILE_PATH: output });
    if (!done) {
      throw new Error(
        'The new code was not taken, so it answers no calls. The database is ready for the next try.',
      );
    }
    return addressesOf(targetsIn(output));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
