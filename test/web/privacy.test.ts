import { globSync, readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookies, inBrowser, inDatabase, inForgettingStore, type Stored } from '#content/legal/privacy.ts';
import * as schema from '#db/schema/index.ts';

const named = (list: readonly Stored[]) => list.flatMap(({ names }) => names).toSorted();

const sources = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

/** Resolves an argument: a string literal, or the constant or function of the same file that it names. */
function valueOf(argument: string, source: string): string {
  const [name = ''] = /^\w+/.exec(argument) ?? [];
  const written = name === '' ? argument : (source.match(new RegExp(`\\b${name} = (.+)`))?.[1] ?? '');
  const value = /^(?:\([^)]*\) => )?['`]([\w-]+)/.exec(written)?.[1];
  if (value === undefined) throw new Error(`It cannot be read what "${argument}" is`);
  return value;
}

/** Returns the distinct values of the argument that `call` captures. */
const argumentsOf = (files: string[], call: RegExp) => [
  ...new Set(
    files.flatMap((source) => [...source.matchAll(call)].map(([, said = '']) => valueOf(said, source))),
  ),
];

test('the privacy page says that a user who signs out chooses what happens to the texts', () => {
  const [page = ''] = sources('web/src/pages/privacy/privacy-page.tsx');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    'When you sign out, you choose whether they stay on this device.',
  );
});

test('the privacy page names each table of the database, and no other', () => {
  expect(named(inDatabase)).toEqual(
    Object.values(schema)
      .map((table) => getTableName(table))
      .toSorted(),
  );
});

test('the privacy page names the prefix of each key in KV', () => {
  const keys = sources('functions/kv/*.ts').flatMap((source) =>
    [...source.matchAll(/=> `([\w-]+):/g)].map(([, start]) => start),
  );
  expect(named(inForgettingStore)).toEqual([...new Set(keys)].toSorted());
  const writers = globSync('functions/**/*.ts').filter((path) =>
    /KV\.put|kv\.put/.test(readFileSync(path, 'utf8')),
  );
  // The outbox in functions/dev is only for development and is not deployed.
  for (const path of writers) expect(path.replaceAll('\\', '/')).toMatch(/^functions\/(kv|dev)\//);
});

test('the privacy page names each cookie', () => {
  const files = sources('functions/**/*.ts');
  const kept = files.filter((source) => !source.includes('function keepSigned'));
  const set = [
    ...argumentsOf(kept, /\bsetCookie\(c, ('\w+'|\w+)/g),
    ...argumentsOf(files, /\bname: ('\w+'),\s+audience:/g),
  ];
  expect(named(cookies)).toEqual([...new Set(set)].map((name) => `__Host-${name}`).toSorted());
});

test('the privacy page names each key in browser storage', () => {
  const files = globSync('web/src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  const written = argumentsOf(files, /\b(?:local|session)\.write\(\s*('\w+'|\w+)/g);
  expect(written.length).toBeGreaterThan(15);
  for (const key of written) expect(named(inBrowser), key).toContain(key);
  // Nothing is stored except through `local` and `session`.
  const direct = globSync('web/src/**/*.{ts,tsx}').filter((path) =>
    /(?:local|session)Storage\.setItem|indexedDB|document\.cookie/.test(readFileSync(path, 'utf8')),
  );
  expect(direct).toEqual([]);
});
