import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

const audit = (...found: [name: string, severity: string][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(found.map(([name, severity]) => [name, { severity }])),
  });

test.each([
  [audit(), 0, 'No weakness of any is known.'],
  [audit(['pen', 'moderate'], ['ink', 'low']), 0, 'Weaknesses are known: pen (moderate), ink (low).'],
  [audit(['pen', 'low'], ['ink', 'high']), 1, 'ink (high)'],
  [audit(['pen', 'critical']), 1, 'pen (critical)'],
  [audit(['pen', 'of a new kind']), 1, 'pen (of a new kind)'],
  ['{"message":"405 Method Not Allowed"}', 2, 'nothing is known'],
  ['npm error', 2, 'nothing is known'],
])(
  'what the registry knows against a part is told, and fails above moderate: %s',
  (answer, exitCode, words) => {
    const verdict = verdictOn(weaknessesIn(answer), { sure: true });
    expect(verdict).toMatchObject({ exitCode, words: expect.stringContaining(words) });
  },
);

test('who asks by hand and has no network is told so, and the list stands', () => {
  expect(verdictOn(undefined, { sure: false }).exitCode).toBe(0);
});

test('each day somebody who does not forget asks, and takes no answer for a failure', () => {
  const workflow = readFileSync('.github/workflows/components.yml', 'utf8');
  expect(workflow).toMatch(/schedule:\n\s+- cron: '\d+ \d+ \* \* \*'/);
  expect(workflow).toContain('- run: npm run components -- --sure\n');
});
