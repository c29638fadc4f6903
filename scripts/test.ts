import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.ts';
import { demandChromium } from './chromium.ts';
import { step } from './command.ts';
import { developmentSecrets } from './local.ts';

type Tally = { passed: number; failed: number };

const results = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

/** Runs one test runner; a runner that breaks without naming a failed test counts as one failure. */
async function run(
  runner: keyof typeof results,
  args: string[],
  env: Record<string, string>,
  count: (report: string) => Tally,
): Promise<Tally> {
  rmSync(results[runner], { force: true });
  const child = spawn(runner, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  const report = results[runner];
  const tally = existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const chromium = await demandChromium();
mkdirSync('.cache', { recursive: true });
rmSync('.cache/test-state', { recursive: true, force: true });
developmentSecrets();
await step('Building the web app', () => build({ development: true }));

const tallies = [
  await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`],
    {},
    (report) => {
      const { numPassedTests, numFailedTests } = JSON.parse(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  ),
  await run(
    'playwright',
    ['test', '--reporter=dot,json'],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright },
    (report) => {
      const { expected, unexpected, flaky } = JSON.parse(report).stats;
      if (flaky > 0) console.log(`${flaky} of these passed only at the second try`);
      return { passed: expected + flaky, failed: unexpected };
    },
  ),
];

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
