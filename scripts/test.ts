import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { isBuilt } from './local/built.ts';
import { demandChromium, findOtherBrowsers } from './shared/browsers.ts';
import { step } from './shared/command.ts';

type Tally = { passed: number; failed: number };

const none: Tally = { passed: 0, failed: 0 };
const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

const memory = '/dev/shm';
const room = 2 * 1024 ** 3;

/** The databases of the tests are written and thrown away: in memory, where there is room, they take a fifth less time. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(placeWithRoom(), 'longhand-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function placeWithRoom(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= room) return memory;
  } catch {
    // No such memory here, or none that we may write.
  }
  return tmpdir();
}

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
    // What one process has compiled, the dozens that follow need not.
    env: { NODE_COMPILE_CACHE: resolve('.cache/node'), ...process.env, ...env },
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

/** The layers as CONTRIBUTING.md tells them; all but the last are projects of Vitest. */
type Layer = 'pure' | 'worker' | 'commands' | 'screens' | 'browsers' | 'stories';
const layersOfFolders: Record<string, Layer> = {
  api: 'worker',
  commands: 'commands',
  screens: 'screens',
  browsers: 'browsers',
};
function layerOf(test: string): Layer {
  if (test.endsWith('.spec.ts')) return 'stories';
  return layersOfFolders[test.split('/')[1] ?? ''] ?? 'pure';
}
const named = Map.groupBy(tests.filter(isNamed), layerOf);
const isNamedIn = (...layers: Layer[]) => layers.some((layer) => named.has(layer));

/** Databases and reports: a test may run this command as well, so that each run has its own. */
const temporary = temporaryFolder();
const reportOf = (layer: Layer) => join(temporary, `${layer}.json`);

async function vitest(layer: Layer, env: Record<string, string> = {}): Promise<Tally> {
  const files = named.get(layer);
  if (!files) return none;
  const report = reportOf(layer);
  const words = grep === undefined ? [] : ['--testNamePattern', grep];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run(
    'vitest',
    ['run', ...reporters, ...words, '--project', layer, ...files],
    env,
    report,
    (written) => {
      const { numPassedTests, numFailedTests } = JSON.parse(written);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

async function playwright(env: Record<string, string>): Promise<Tally> {
  const files = named.get('stories');
  if (!files) return none;
  const report = reportOf('stories');
  const words = grep === undefined ? [] : ['--grep', grep];
  const args = ['test', '--reporter=dot,json', '--pass-with-no-tests', ...words, ...files];
  return run('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, report, (written) => {
    const { expected, unexpected, flaky } = JSON.parse(written).stats;
    if (flaky > 0) console.log(`${flaky} of these passed only at the second try`);
    return { passed: expected + flaky, failed: unexpected };
  });
}

mkdirSync('.cache', { recursive: true });

/** What the stories and the other browsers meet: one server for both. */
async function startServer() {
  const server = spawn(process.execPath, ['test/server/start.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  process.once('SIGTERM', () => process.exit(1));
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = /The test server answers at (\S+)/.exec(line) ?? [];
    if (origin === undefined) continue;
    server.stdout.resume();
    return { origin, stop: () => server.kill() };
  }
  throw new Error('The test server did not start.');
}

const chromium = isNamedIn('screens', 'stories', 'browsers') ? { CHROMIUM: await demandChromium() } : {};
const others = isNamedIn('browsers') ? await findOtherBrowsers() : {};

/** One after the other. */
async function inTurn(...runs: (() => Promise<Tally>)[]): Promise<Tally> {
  let tally = none;
  for (const next of runs) tally = add(tally, await next());
  return tally;
}

async function buildIfNeeded() {
  if (isNamedIn('stories', 'commands', 'browsers') && !isBuilt())
    await step('Building the web app', () => build({ development: true }));
}

const built = buildIfNeeded();
const serving = built.then(() => (isNamedIn('stories', 'browsers') ? startServer() : null));
async function withServer(): Promise<Record<string, string>> {
  const { origin } = (await serving) ?? {};
  return { ...chromium, ...others, ...(origin !== undefined && { TEST_ORIGIN: origin }) };
}
const inMemory = { TMPDIR: temporary };
const [pure] = await Promise.all([vitest('pure'), built]);
// Two at a time, each as long as the other.
const lanes = await Promise.all([
  inTurn(
    () => vitest('screens', chromium),
    () => vitest('commands', inMemory),
  ),
  inTurn(
    () => vitest('worker', inMemory),
    async () => playwright(await withServer()),
    async () => vitest('browsers', await withServer()),
  ),
]);
(await serving)?.stop();
const tally = [pure, ...lanes].reduce(add);

if (grep !== undefined && tally.passed + tally.failed === 0) console.error(`No test is named “${grep}”.`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
