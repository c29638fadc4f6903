import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

type Said = { code: unknown; printed: string; said: string };

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  new Promise<Said>((done) => {
    execFile(command, args, { env, encoding: 'utf8' }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, printed: stdout, said: stdout + stderr }),
    );
  });

test('npm test runs what a path and words name, and ends with how many passed', async () => {
  const { code, printed } = await run('npm', ['test', '--', 'test/contract/plans', '--grep', 'most popular']);
  expect(printed).toMatch(/\n1 passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test.each([
  ['a path', ['test/there-is-none.test.ts'], 'There is no test at test/there-is-none.test.ts.'],
  ['words', ['test/contract', '--grep', 'there is none'], 'No test is named “there is none”.'],
])('npm test with %s that name nothing says so, and fails', async (_, args, sentence) => {
  const { code, said } = await run('npm', ['test', '--', ...args]);
  expect(said).toContain(sentence);
  expect(code).toBe(1);
});

/** A machine whose commands are those that are written here, and whose browsers stand nowhere. */
function bareMachine(commands: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  mkdirSync(join(folder, 'browsers'));
  return { folder, env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers') } };
}

const look = ({ env }: { env: NodeJS.ProcessEnv }, job = 'demandChromium') =>
  run(
    process.execPath,
    [
      '-e',
      `import('${resolve('scripts/shared/browsers.ts')}').then(async ({ ${job} }) => console.log('found ' + JSON.stringify(await ${job}())))`,
    ],
    env,
  );

/** Notes its words, and puts a browser beside itself when it is told to install one. */
const aptGet = '/bin/echo "apt-get $@"; case "$*" in *install*) /bin/cp "$0" "${0%/*}/chromium";; esac';
const asRoot = { env: 'while case "$1" in *=*) true;; *) false;; esac; do shift; done; exec "$@"' };

test('the browser of the system is taken when there is one, and nothing is installed', async () => {
  const machine = bareMachine({ chromium: 'true', playwright: `/bin/touch "\${0%/*}/asked"` });
  expect((await look(machine)).said).toBe(`found "${join(machine.folder, 'chromium')}"\n`);
  expect(existsSync(join(machine.folder, 'asked'))).toBe(false);
});

test('where Playwright’s cannot be downloaded, Debian’s is installed', async () => {
  const sudo = 'while [ "$1" = -n ]; do shift; done; exec "$@"';
  const machine = bareMachine({ playwright: 'exit 1', 'apt-get': aptGet, true: 'exit 0', sudo, ...asRoot });
  const { code, said } = await look(machine);
  expect(said).toContain('Installing Debian’s Chromium with apt-get');
  expect(said).toContain(`found "${join(machine.folder, 'chromium')}"`);
  expect(code).toBe(0);
});

test('where neither can be had, the test run says what it needs, and fails', async () => {
  const { code, said } = await look(bareMachine({ playwright: 'exit 1' }));
  expect(said).toContain('The browser tests need Chromium');
  expect(code).toBe(1);
});

test('a machine that can have no Firefox and no WebKit is told so in a line, and goes on', async () => {
  const { code, said } = await look(bareMachine({}), 'findOtherBrowsers');
  expect(said).toBe('Not found and not installable here, so not tested: Firefox and WebKit.\nfound {}\n');
  expect(code).toBe(0);
});
