import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { capture } from '../../scripts/shared/command.ts';

/** One forbidden import for each rule. */
const forbidden = `
functions/contract/planted.ts zod
functions/prose/planted.ts #contract/plans.ts
functions/prose/gate/planted.ts ../rewrite/index.ts
functions/db/planted.ts #meter/meter.ts
functions/db/planted.ts ../meter/meter.ts
functions/meter/planted.ts #auth/guards.ts
functions/mail/planted.ts #auth/guards.ts
functions/auth/planted.ts #routes/health.ts
functions/routes/planted.ts #app.ts
functions/api/planted.ts #dev/worker.ts
web/src/main.tsx #db/client.ts
web/src/main.tsx #contract/schemas.ts
web/src/main.tsx #prose/rewrite/index.ts
web/src/main.tsx #development/file-trial/file-trial-entry.tsx
web/src/shell/planted.ts #development/planted.ts
web/src/pages/planted.ts #shell/planted.ts
web/src/tool/planted.ts #pages/planted.ts
web/src/files/planted.ts #tool/planted.ts
web/src/account/planted.ts #files/planted.ts
web/src/page-parts/planted.ts #account/planted.ts
web/src/content/planted.ts #page-parts/planted.ts
web/src/words/planted.ts #content/planted.ts
web/src/navigation/planted.ts #words/planted.ts
web/src/ui/planted.ts #contract/plans.ts
web/src/browser/planted.ts #ui/planted.ts`;

const allowed = `
functions/contract/planted.ts ./brand.ts
functions/db/planted.ts #contract/plans.ts
functions/routes/planted.ts #auth/passwords.ts
functions/dev/planted.ts #app.ts
web/src/main.tsx #contract/plans.ts
web/src/main.tsx #shell/app.tsx
web/src/pages/inner/planted.ts #tool/planted.ts
functions/db/one.ts ./other.ts
functions/db/other.ts ./one.ts`;

test('a layer may import those below it, but none above or beside it, and no two files may import each other', async () => {
  const project = mkdtempSync(join(tmpdir(), 'layers-'));
  const config = join(project, '.oxlintrc.json');
  // Without the plugin for browser compatibility, which cannot be loaded there.
  const rules = readFileSync('.oxlintrc.json', 'utf8').replace(/"jsPlugins": \[[^\]]*\],/, '');
  writeFileSync(config, rules.replace('"compat/compat": "error"', ''));
  const planted = `${forbidden}${allowed}`
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  for (const [name = '', imports] of Map.groupBy(planted, ([file]) => file)) {
    const lines = imports.map(([, source], at) => `export * as found${at} from '${source}';\n`);
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), lines.join(''));
  }
  const linter = resolve('node_modules/.bin/oxlint');
  const { output } = await capture(linter, ['-c', config, '--format=json', project]);
  const found: { code: string; filename: string; message: string }[] = JSON.parse(output).diagnostics;
  const of = (rule: string) => found.filter(({ code }) => code.includes(rule));
  const refused = of('no-restricted-imports').map(
    ({ filename, message }) =>
      `${filename.slice(filename.search(/functions\/|web\//))} ${message.split("'")[1]}`,
  );
  expect(refused.toSorted()).toEqual(forbidden.trim().split('\n').toSorted());
  expect(of('no-cycle').map(({ filename }) => filename)).toContainEqual(
    expect.stringMatching(/functions\/db\/one\.ts$/),
  );
});

test('a folder of the web app imports from another by its alias', () => {
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
