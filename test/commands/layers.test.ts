import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

type Import = readonly [file: string, source: string];

/** One of each rule. */
const forbidden: Import[] = [
  ['functions/contract/planted.ts', 'zod'],
  ['functions/prose/planted.ts', '#contract/plans.ts'],
  ['functions/prose/gate/planted.ts', '../rewrite/index.ts'],
  ['functions/db/planted.ts', '#meter/meter.ts'],
  ['functions/db/planted.ts', '../meter/meter.ts'],
  ['functions/meter/planted.ts', '#auth/guards.ts'],
  ['functions/mail/planted.ts', '#auth/guards.ts'],
  ['functions/auth/planted.ts', '#routes/health.ts'],
  ['functions/routes/planted.ts', '#app.ts'],
  ['functions/api/planted.ts', '#dev/worker.ts'],
  ['web/src/main.tsx', '#db/client.ts'],
  ['web/src/main.tsx', '#contract/schemas.ts'],
  ['web/src/main.tsx', '#prose/rewrite/index.ts'],
  ['web/src/main.tsx', '#development/file-trial/file-trial-entry.tsx'],
  ['web/src/shell/planted.ts', '#development/planted.ts'],
  ['web/src/pages/planted.ts', '#shell/planted.ts'],
  ['web/src/tool/planted.ts', '#pages/planted.ts'],
  ['web/src/files/planted.ts', '#tool/planted.ts'],
  ['web/src/account/planted.ts', '#files/planted.ts'],
  ['web/src/page-parts/planted.ts', '#account/planted.ts'],
  ['web/src/content/planted.ts', '#page-parts/planted.ts'],
  ['web/src/words/planted.ts', '#content/planted.ts'],
  ['web/src/navigation/planted.ts', '#words/planted.ts'],
  ['web/src/ui/planted.ts', '#contract/plans.ts'],
  ['web/src/browser/planted.ts', '#ui/planted.ts'],
];

const allowed: Import[] = [
  ['functions/contract/planted.ts', './brand.ts'],
  ['functions/db/planted.ts', '#contract/plans.ts'],
  ['functions/routes/planted.ts', '#auth/passwords.ts'],
  ['functions/dev/planted.ts', '#app.ts'],
  ['web/src/main.tsx', '#contract/plans.ts'],
  ['web/src/main.tsx', '#shell/app.tsx'],
  ['web/src/pages/inner/planted.ts', '#tool/planted.ts'],
];

const cycle: Import[] = [
  ['functions/db/one.ts', './other.ts'],
  ['functions/db/other.ts', './one.ts'],
];

type Diagnostic = { code: string; filename: string; message: string };

/** Runs the linter once over files that hold nothing but these imports. */
function lint(imports: readonly Import[]): Promise<Diagnostic[]> {
  const project = mkdtempSync(join(tmpdir(), 'layers-'));
  // Without the plugin of the browsers, which is not to be had there.
  const rules = readFileSync('.oxlintrc.json', 'utf8');
  writeFileSync(
    join(project, '.oxlintrc.json'),
    rules.replace(/"jsPlugins": \[[^\]]*\],/, '').replace('"compat/compat": "error"', ''),
  );
  for (const [name, planted] of Map.groupBy(imports, ([each]) => each)) {
    const lines = planted.map(([, from], at) => `export * as found${at} from '${from}';\n`);
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), lines.join(''));
  }
  return new Promise((done, fail) => {
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['--format=json'],
      { cwd: project, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) =>
        stdout.startsWith('{') ? done(JSON.parse(stdout).diagnostics) : fail(new Error(stdout + stderr)),
    );
  });
}

let refused: string[];
let circular: string[];

beforeAll(async () => {
  const found = await lint([...forbidden, ...allowed, ...cycle]);
  const restricted = found.filter(({ code }) => code.includes('no-restricted-imports'));
  refused = restricted.map(({ filename, message }) => `${filename} ${message.split("'")[1]}`);
  circular = found.filter(({ code }) => code.includes('no-cycle')).map(({ filename }) => filename);
});

test('a layer may import those below it, and none above or beside it', () => {
  expect(refused.toSorted()).toEqual(forbidden.map((each) => each.join(' ')).toSorted());
});

test('a room of the browser names another by its alias', () => {
  const climbing = globSync('web/src/*/**/*.{ts,tsx}').flatMap((path) => {
    const [room] = path.slice('web/src/'.length).split('/');
    const climbs = readFileSync(path, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g);
    return [...climbs]
      .map(([, to = '']) => join(dirname(path), to))
      .filter((to) => !to.startsWith(`web/src/${room}/`))
      .map((to) => `${path} → ${to}`);
  });
  expect(climbing).toEqual([]);
});

test('no two files may import each other', () => {
  expect(circular).toContain('functions/db/one.ts');
});
