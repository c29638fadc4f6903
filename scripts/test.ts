import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { isBuilt } from './built.ts';
import { demandChromium } from './chromium.ts';
import { step } from './command.ts';

type Tally = { passed: number; failed: number };

const none: Tally = { passed: 0, failed: 0 };
const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** Runs one test runner; a runner that breaks without naming a failed test counts as one failure. */
async function run(
  runner: string,
  args: string[],
  env: Record<string, string>,
  report: string,
  count: (report: string) => Tally,
): Promise<Tally> {
  rmSync(report, { force: true });
  const child = spawn(runner, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  const tally = existsSync(report) ? count(readFileSync(report, 'utf8')) : none;
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string', short: 'g' } },
});
const { grep } = values;

const tests = globSync('test/**/*.{test.ts,test.tsx,spec.ts}').map((path) => path.replaceAll('\\', '/'));
const isNamed = (test: string) => paths.length === 0 || paths.some((path) => test.includes(path));
for (const path of paths) {
  if (tests.some((test) => test.includes(path))) continue;
  console.error(`There is no test at ${path}.`);
  process.exit(1);
}
const named = tests.filter(isNamed);
const screens = named.filter((test) => test.startsWith('test/screens/'));
const stories = named.filter((test) => test.endsWith('.spec.ts'));
const others = named.filter((test) => !screens.includes(test) && !stories.includes(test));

const vitest = (files: string[], report: string, env: Record<string, string> = {}) =>
  run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(grep === undefined ? [] : ['--testNamePattern', grep]),
      ...files,
    ],
    env,
    report,
    (written) => {
      const { numPassedTests, numFailedTests } = JSON.parse(written);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );

const playwright = (files: string[], report: string, env: Record<string, string>) =>
  run(
    'playwright',
    [
      'test',
      '--reporter=dot,json',
      '--pass-with-no-tests',
      ...(grep === undefined ? [] : ['--grep', grep]),
      ...files,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    (written) => {
      const { expected, unexpected, flaky } = JSON.parse(written).stats;
      if (flaky > 0) console.log(`${flaky} of these passed only at the second try`);
      return { passed: expected + flaky, failed: unexpected };
    },
  );

mkdirSync('.cache', { recursive: true });
const needsApp = stories.length > 0 || others.some((test) => test.startsWith('test/house/'));
if (needsApp && !isBuilt()) await step('Building the web app', () => build({ development: true }));

let tally = none;
if (others.length > 0) tally = add(tally, await vitest(others, '.cache/vitest.json'));
if (screens.length > 0 || stories.length > 0) {
  const env = { CHROMIUM: await demandChromium() };
  if (screens.length > 0) tally = add(tally, await vitest(screens, '.cache/screens.json', env));
  if (stories.length > 0) tally = add(tally, await playwright(stories, '.cache/playwright.json', env));
}

if (grep !== undefined && tally.passed + tally.failed === 0) console.error(`No test is named “${grep}”.`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
