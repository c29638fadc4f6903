import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breachesIn, type Part, waitingIn } from '../../scripts/generate/components/ages.ts';
import { componentsOf, type Lock } from '../../scripts/generate/components/cyclonedx.ts';
import { verdictOn, weaknessesIn } from '../../scripts/generate/components/weaknesses.ts';

const product = { name: 'longhand', version: '1.0.0' };

test('what ships is listed with all that it brings, each in the version that it gets, and nothing else', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/page': { version: '2.0.0', license: 'MIT', dependencies: { '@a/ink': '1' } },
      'node_modules/page/node_modules/@a/ink': { version: '1.5.0', dependencies: { pen: '*' } },
      'node_modules/@a/ink': { version: '3.0.0' },
      'node_modules/pen': { version: '4.0.0', dependencies: { page: '*' } },
      'node_modules/hammer': { version: '1.0.0' },
    },
  };
  const { components } = componentsOf(lock, ['page'], product);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/page@2.0.0',
    'pkg:npm/%40a/ink@1.5.0',
    'pkg:npm/pen@4.0.0',
  ]);
  expect(components[0]).toMatchObject({ name: 'page', licenses: [{ expression: 'MIT' }] });
});

test('our own list names every library of the product and none of the workshop', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const wanted = Object.keys(dependencies);
  const { components } = componentsOf(lock, wanted, product);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(names).not.toContain('vitest');
  expect(components.filter(({ hashes, version }) => hashes === undefined || version === '')).toEqual([]);
});

test('what a library may bring is listed as optional: parts for Node on one platform and types, none of which is built in', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const { components } = componentsOf(lock, Object.keys(dependencies), product);
  const optional = components.filter(({ scope }) => scope === 'optional').map(({ name }) => name);
  expect(optional.filter((name) => !name.startsWith('@napi-rs/canvas'))).toEqual(['@types/trusted-types']);
  expect(optional).toContain('@napi-rs/canvas');
});

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const part = (given: Partial<Part>): Part => ({
  name: 'pen',
  version: '1.2.9',
  own: true,
  wanted: '1.2.9',
  time: { '1.2.9': daysAgo(400) },
  ...given,
});

test.each<[string, Partial<Part>, string[]]>([
  ['nothing newer', {}, []],
  ['newer for thirty days', { time: { '1.2.10': daysAgo(30) } }, []],
  ['newer for longer', { time: { '1.2.10': daysAgo(31) } }, ['1.2.10']],
  ['long behind, the newest of today', { time: { '1.3.0': daysAgo(31), '1.10.0': daysAgo(0) } }, ['1.10.0']],
  ['older, and what is no release', { time: { '1.2.8': daysAgo(90), '1.3.0-beta.1': daysAgo(90) } }, []],
  ['another line for 180 days', { time: { '2.0.0': daysAgo(180) } }, []],
  ['another line for longer', { time: { '2.0.0': daysAgo(181), '3.0.0': daysAgo(2) } }, ['3.0.0']],
  ['another line below 1', { version: '0.4.1', time: { '0.5.0': daysAgo(100) } }, []],
  ['brought, and those who bring it take no newer', { own: false, time: { '2.0.0': daysAgo(900) } }, []],
  [
    'brought, and a newer one is taken',
    { own: false, wanted: '1.3.0', time: { '1.3.0': daysAgo(31), '2.0.0': daysAgo(900) } },
    ['1.3.0'],
  ],
  ['deprecated', { deprecated: 'use ink' }, ['use ink']],
  ['deprecated, and known to be', { name: 'lodash.isequal', deprecated: 'use ink' }, []],
])('a component stands as long as it may: %s', (_, given, named) => {
  const found = breachesIn([part(given)], now);
  expect(found).toHaveLength(named.length);
  for (const [index, words] of named.entries()) expect(found[index]).toContain(words);
});

test('what is within its time and not the newest is named', () => {
  expect(waitingIn([part({}), part({ time: { '2.0.0': daysAgo(3) } })])).toEqual([
    'pen 1.2.9 (2.0.0, since 2026-11-19)',
  ]);
});

const audit = (...found: [name: string, severity: string, ...via: unknown[]][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(found.map(([name, severity, ...via]) => [name, { severity, via }])),
  });
const advisory = (name: string, severity = 'moderate') => ({
  url: `https://github.com/advisories/${name}`,
  severity,
});
const ofQuill = advisory('GHSA-v3m3-f69x-jf25');

test.each([
  [audit(), 0, 'No weakness is known that can be reached.'],
  [audit(['pen', 'moderate'], ['ink', 'low']), 1, 'Weaknesses are known: pen (moderate), ink (low).'],
  [audit(['pen', 'low', advisory('GHSA-aaaa-bbbb-cccc', 'low')]), 1, 'pen (low, GHSA-aaaa-bbbb-cccc)'],
  [
    audit(['page', 'high', 'pen'], ['pen', 'high', advisory('GHSA-aaaa-bbbb-cccc', 'high')]),
    1,
    ': pen (high,',
  ],
  [audit(['pen', 'of a new kind']), 1, 'pen (of a new kind)'],
  [audit(['quill', 'moderate', ofQuill]), 0, 'quill (GHSA-v3m3-f69x-jf25) is accepted: script through'],
  [audit(['quill', 'high', ofQuill, advisory('GHSA-aaaa-bbbb-cccc', 'high')]), 1, ': quill (high, GHSA-aaaa'],
  ['{"message":"405 Method Not Allowed"}', 2, 'nothing is known'],
  ['npm error', 2, 'nothing is known'],
])(
  'what the registry knows against a part is told, and fails unless it is accepted: %s',
  (answer, exitCode, words) => {
    const verdict = verdictOn(weaknessesIn(answer), { sure: true });
    expect(verdict).toMatchObject({ exitCode, words: expect.stringContaining(words) });
  },
);

const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('dist/'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

test('nothing calls Quill’s export of HTML but its own copy, whose place ours takes', () => {
  const callers = scriptsIn('node_modules/quill').filter(({ text }) => /\.getSemanticHTML\(/.test(text));
  expect(callers.map(({ path }) => path)).toEqual(['modules/clipboard.js']);
  const methods = callers[0]!.text.split(/^ {2}(?=\w+\(.*\) \{$)/m);
  expect(methods.filter((each) => each.includes('getSemanticHTML')).map((each) => each.slice(0, 7))).toEqual([
    'onCopy(',
  ]);
  const ours = scriptsIn('web/src');
  expect(
    ours.filter(({ text }) => text.includes('getSemanticHTML') || text.includes('super.onCopy')),
  ).toEqual([]);
  const clipboard = ours.find(({ path }) => path === 'editor/quill/clipboard.ts')!.text;
  expect(clipboard).toContain('override onCopy(');
  expect(clipboard).toContain("Quill.register('modules/clipboard', PostClipboard, true)");
});

test('who asks by hand and has no network is told so, and the list stands', () => {
  expect(verdictOn(undefined, { sure: false }).exitCode).toBe(0);
});

test('each day somebody who does not forget asks, and takes no answer for a failure', () => {
  const workflow = readFileSync('.github/workflows/components.yml', 'utf8');
  expect(workflow).toMatch(/schedule:\n\s+- cron: '\d+ \d+ \* \* \*'/);
  expect(workflow).toContain('- run: npm run components -- --sure\n');
});
