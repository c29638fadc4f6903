import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { releaseFolder } from '../build.ts';
import type { Account } from './account.ts';
import { showWrangler } from './wrangler.ts';

const signingKey = 'SIGNING_KEY';

/** wrangler would make the namespace anew and be refused, so here the configuration names the one that is there. */
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

type Told = { targets?: string[] };

/** The addresses that wrangler wrote down, a custom domain as its name alone. */
function addressIn(file: string): string | undefined {
  const told: Told[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const targets = told.flatMap(({ targets: addresses = [] }) => addresses);
  const domain = targets.find((target) => target.includes('(custom domain'))?.split(' ')[0];
  return domain ? `https://${domain}` : targets.find((target) => target.startsWith('https://'));
}

/** Sends the code, with what the Worker lacks; answers with the address, where wrangler knows one. */
export async function release({ secrets = [], leftNamespace }: Account): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const output = join(folder, 'output.json');
    const command = ['deploy', '--assets', releaseFolder];
    if (leftNamespace) command.push('--config', configurationWith(leftNamespace, folder));
    if (!secrets.includes(signingKey)) command.push('--secrets-file', secretsFile(folder));
    const done = await showWrangler(command, { WRANGLER_OUTPUT_FILE_PATH: output });
    if (!done) {
      throw new Error(
        'The new code was not taken, so it answers no calls. The database is ready for the next try.',
      );
    }
    return addressIn(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
