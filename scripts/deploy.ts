import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { step } from './command.ts';

const placeholders = readFileSync('wrangler.toml', 'utf8').match(/YOUR-[A-Z0-9-]+/g);
if (placeholders) {
  console.error(`wrangler.toml still says ${placeholders.join(' and ')}: see “Deploy” in README.md.`);
  process.exit(1);
}

function wrangler(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await step('Building the web app', () => build());
wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
wrangler('deploy');
