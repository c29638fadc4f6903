import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestHarness, experimental_readRawConfig as readRawConfig } from 'wrangler';
import { releaseFolder } from '../../scripts/build.ts';

/** Starts the production Worker of wrangler.toml with the files of the last build, without a binding to Cloudflare's models. */
export async function startReleased() {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const { env: _others, ai: _models, ...production } = rawConfig;
  const configPath = join(mkdtempSync(join(tmpdir(), 'released-')), 'wrangler.json');
  const configuration = {
    ...production,
    main: resolve(production.main ?? ''),
    d1_databases: [{ binding: 'DB', database_name: 'longhand', database_id: 'released' }],
    kv_namespaces: [{ binding: 'KV', id: 'released' }],
    assets: { ...production.assets, directory: resolve(releaseFolder) },
  };
  writeFileSync(configPath, JSON.stringify(configuration));
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const server = createTestHarness({
    workers: [{ configPath, secrets: { SIGNING_KEY: 'a signing key for this test alone' } }],
  });
  await server.listen();
  return {
    /** Sends a request from outside, where files may be served before the Worker runs. That server supports only http. */
    askByHttp: (path: string) => server.fetch(`http://longhand.example${path}`, { redirect: 'manual' }),
    /** Sends a request to the Worker itself. */
    ask: (path: string, tlsVersion = 'TLSv1.3') =>
      server.getWorker().fetch(`https://longhand.example${path}`, { redirect: 'manual', cf: { tlsVersion } }),
    stop: () => server.close(),
  };
}
