// `node scripts/run.mjs start`: installs what is missing, then runs scripts/start.ts with the Node version of the project.
// Plain JavaScript without npm packages, because it runs on the machine's own Node, version 20 or later.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
const installed = join(root, 'node_modules/.package-lock.json');
const wanted = join(root, 'package-lock.json');

if (!existsSync(node) || !existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('Installing packages. The first time this takes a minute or two.');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [script, ...args] = process.argv.slice(2);
const file = [`${script}.ts`, `generate/${script}.ts`, `research/${script}.ts`]
  .map((name) => join(root, 'scripts', name))
  .find(existsSync);
if (!file) {
  console.error(`There is no script called "${script}".`);
  process.exit(1);
}
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(node, [file, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
// Ctrl+C reaches the child by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
