import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { migratedState } from './migrated-state.ts';
import { running, type Running } from './running.ts';

export type Production = Running & { origin: string };

/** What ships, under `wrangler pages dev`, with a database and a KV of its own. */
export async function startProduction(settings: Record<string, string> = {}): Promise<Production> {
  const port = await freePort();
  const state = await migratedState();

  // Cloudflare Pages does not read a configuration in Worker form, so it runs where there is none.
  const project = mkdtempSync(join(tmpdir(), 'pages-project-'));
  for (const part of ['functions', 'dist', 'node_modules']) symlinkSync(resolve(part), join(project, part));
  const place = ['--port', String(port), '--inspector-port', '0', '--persist-to', state];
  const variables = Object.entries({ SIGNING_KEY: 'a signing key for this test alone', ...settings });
  const bindings = variables.flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const storage = ['--d1', 'DB=development', '--kv', 'KV'];
  const runtime = ['--compatibility-date', '2026-11-01', '--compatibility-flag', 'nodejs_compat'];
  const command = ['--cwd', project, 'pages', 'dev', 'dist', ...place, ...storage, ...bindings, ...runtime];
  const server = running(resolve('node_modules/.bin/wrangler'), [
    ...command,
    '--show-interactive-dev-session=false',
  ]);
  await server.until(/Ready on/);
  return { ...server, origin: `http://localhost:${port}` };
}
