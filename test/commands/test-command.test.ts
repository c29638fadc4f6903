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

const npmTest = (...args: string[]) => run('npm', ['test', '--', ...args]);

test('npm test runs the tests that match a path and a name, ends with how many passed, and fails if nothing matches', async () => {
  // One after another, because they share a report.
  const found = await npmTest('test/contract/plans', '--grep', 'most popular');
  const noPath = await npmTest('test/there-is-none.test.ts');
  const noWords = await npmTest('test/contract/plans', '--grep', 'there is none');
  expect(found).toMatchObject({ code: 0, printed: expect.stringMatching(/\n1 passed, 0 failed\n$/) });
  expect(noPath.said).toContain('There is no test at test/there-is-none.test.ts.');
  expect(noWords.said).toContain('No test is named “there is none”.');
  expect([noPath.code, noWords.code]).toEqual([1, 1]);
});

/** Creates a machine with only these commands and no browsers. */
function bareMachine(commands: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  mkdirSync(join(folder, 'browsers'));
  return { folder, env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers') } };
}

const look = ({ env }: { env: NodeJS.ProcessEnv }, job = 'demandChromium') => {
  const browsers = resolve('scripts/shared/browsers.ts');
  const found = `import('${browsers}').then(async ({ ${job} }) => console.log('found ' + JSON.stringify(await ${job}())))`;
  return run(process.execPath, ['-e', found], env);
};

/** Prints its arguments, and adds a browser when asked to install one. */
const aptGet = '/bin/echo "apt-get $@"; case "$*" in *install*) /bin/cp "$0" "${0%/*}/chromium";; esac';
const asRoot = { env: 'while case "$1" in *=*) true;; *) false;; esac; do shift; done; exec "$@"' };

test('the system’s browser is used if there is one, and nothing is installed', async () => {
  const machine = bareMachine({ chromium: 'true', playwright: `/bin/touch "\${0%/*}/asked"` });
  expect((await look(machine)).said).toBe(`found "${join(machine.folder, 'chromium')}"\n`);
  expect(existsSync(join(machine.folder, 'asked'))).toBe(false);
});

test('Debian’s Chromium is installed if Playwright’s cannot be downloaded', async () => {
  const sudo = 'while [ "$1" = -n ]; do shift; done; exec "$@"';
  const machine = bareMachine({ playwright: 'exit 1', 'apt-get': aptGet, true: 'exit 0', sudo, ...asRoot });
  const { code, said } = await look(machine);
  expect(said).toContain('Installing Debian’s Chromium with apt-get');
  expect(said).toContain(`found "${join(machine.folder, 'chromium')}"`);
  expect(code).toBe(0);
});

test('if neither can be installed, the test run says what it needs and fails', async () => {
  const { code, said } = await look(bareMachine({ playwright: 'exit 1' }));
  expect(said).toContain('The browser tests need Chromium');
  expect(code).toBe(1);
});

test('if Firefox and WebKit cannot be installed, the test run says so in one line and continues', async () => {
  const { code, said } = await look(bareMachine({}), 'findOtherBrowsers');
  expect(said).toBe('Not found and not installable here, so not tested: Firefox and WebKit.\nfound {}\n');
  expect(code).toBe(0);
});
