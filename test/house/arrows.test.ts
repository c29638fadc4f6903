import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

type Import = readonly [file: string, source: string];

const wrong: Import[] = [
  ['functions/contract/planted.ts', 'zod'],
  ['functions/contract/planted.ts', '#db/schema/index.ts'],
  ['functions/crypto/planted.ts', '#auth/guards.ts'],
  ['functions/db/planted.ts', '#routes/health.ts'],
  ['functions/db/planted.ts', '../routes/health.ts'],
  ['functions/db/schema/planted.ts', '../../meter/meter.ts'],
  ['functions/db/planted.ts', '#meter/meter.ts'],
  ['functions/meter/planted.ts', '#auth/guards.ts'],
  ['functions/middleware/planted.ts', '#auth/guards.ts'],
  ['functions/mail/planted.ts', '#auth/guards.ts'],
  ['functions/prose/gate/planted.ts', '../rewrite/index.ts'],
  ['functions/prose/planted.ts', '#contract/plans.ts'],
  ['functions/prose/rewrite/planted.ts', '../../db/client.ts'],
  ['functions/auth/planted.ts', '#humanizer/run.ts'],
  ['functions/auth/planted.ts', '#dev/outbox.ts'],
  ['functions/humanizer/planted.ts', '#routes/health.ts'],
  ['functions/routes/planted.ts', '#app.ts'],
  ['functions/routes/planted.ts', '../app.ts'],
  ['functions/routes/planted.ts', '#dev/tables.ts'],
  ['functions/env.ts', '#db/client.ts'],
  ['functions/api/planted.ts', '../dev/worker.ts'],
  ['functions/api/planted.ts', '#db/schema/index.ts'],
  ['web/src/main.tsx', '../../functions/db/schema/index.ts'],
  ['web/src/main.tsx', '../../functions/app.ts'],
  ['web/src/main.tsx', '../../functions/contract/plans.ts'],
  ['web/src/main.tsx', '#contract/schemas.ts'],
  ['web/src/main.tsx', '#prose/rewrite/index.ts'],
  ['web/src/main.tsx', 'zod'],
  ['web/src/ui/planted.ts', '#contract/plans.ts'],
  ['web/src/browser/planted.ts', '#contract/schemas.ts'],
  ['web/src/shell/planted.ts', '../main.tsx'],
  ['web/src/pages/planted.tsx', '../prerender.tsx'],
  ['web/src/main.tsx', './specimen/main.tsx'],
];

const right: Import[] = [
  ['functions/contract/planted.ts', './brand.ts'],
  ['functions/db/planted.ts', '#contract/plans.ts'],
  ['functions/db/schema/planted.ts', '../client.ts'],
  ['functions/prose/rewrite/planted.ts', '../gate/index.ts'],
  ['functions/prose/rewrite/planted.ts', '#contract/voice.ts'],
  ['functions/auth/planted.ts', '#env.ts'],
  ['functions/routes/planted.ts', '#auth/guards.ts'],
  ['functions/dev/planted.ts', '#app.ts'],
  ['web/src/main.tsx', '#contract/plans.ts'],
  ['web/src/main.tsx', './shell/app.tsx'],
];

/** The browser's floors from the top down. A folder may know those below it, and none above or beside. */
const floors = [
  ['specimen', 'mock-payment', 'payment-urls-demo', 'plan-payment-urls', 'debug'],
  ['shell'],
  ['routes.tsx'],
  ['pages'],
  ['humanizer', 'editor'],
  ['payment', 'files', 'detector', 'comparison', 'blog'],
  ['account', 'history', 'admin', 'debug-log', 'offline'],
  ['page'],
  ['content'],
  ['words'],
  ['ui', 'navigation', 'api.ts'],
  ['browser'],
];

const isFile = (room: string) => room.includes('.');
const file = (room: string) => `web/src/${isFile(room) ? room : `${room}/inner/planted.ts`}`;
const source = (from: string, room: string) =>
  `${isFile(from) ? './' : '../../'}${isFile(room) ? room : `${room}/planted.ts`}`;

const rooms = floors.flatMap((floor, height) => floor.map((room) => ({ room, height })));
for (const from of rooms) {
  for (const to of rooms.filter(({ room }) => room !== from.room)) {
    const isBelow = to.height > from.height;
    (isBelow ? right : wrong).push([file(from.room), source(from.room, to.room)]);
  }
}

const circle: Import[] = [
  ['functions/db/one.ts', './other.ts'],
  ['functions/db/other.ts', './one.ts'],
];

type Diagnostic = { code: string; filename: string; message: string };

/** The linter, run once over a house of planted files, each of which holds nothing but imports. */
function lint(imports: readonly Import[]): Promise<Diagnostic[]> {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'));
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
  for (const [name, planted] of Map.groupBy(imports, ([each]) => each)) {
    const lines = planted.map(([, from], at) => `export * as found${at} from '${from}';\n`);
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), lines.join(''));
  }
  return new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['--format=json'],
      { cwd: house, maxBuffer: 2 ** 26 },
      (_error, stdout) => done(JSON.parse(stdout).diagnostics),
    );
  });
}

let refused: Set<string>;
let circles: string[];

beforeAll(async () => {
  const found = await lint([...wrong, ...right, ...circle]);
  const restricted = found.filter(({ code }) => code.includes('no-restricted-imports'));
  refused = new Set(restricted.map(({ filename, message }) => `${filename} ${message.split("'")[1]}`));
  circles = found.filter(({ code }) => code.includes('no-cycle')).map(({ filename }) => filename);
});

test.each(wrong)('%s may not import %s', (...planted) => {
  expect(refused).toContain(planted.join(' '));
});

test.each(right)('%s may import %s', (...planted) => {
  expect(refused).not.toContain(planted.join(' '));
});

test('no two files may import each other', () => {
  expect(circles).toContain('functions/db/one.ts');
});
