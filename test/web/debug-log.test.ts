import { expect, test } from 'vitest';
import { capacity, createLog, inWords } from '#debug-log/entries.ts';
import { isAskedFor, isKeptOn, keepOff, keepOn } from '#debug-log/switch.ts';
import { maskedPath } from '#debug-log/watch-calls.ts';
import { storageOf } from './browser-storage.ts';

const asked = (address: string) => isAskedFor(new URL(address, 'https://longhand.example'));

test('the log keeps the newest thousand entries', () => {
  const log = createLog(() => 0);
  for (let count = 0; count < 1_200; count++) log.note({ kind: 'navigation', path: `/${count}` });
  const paths = log.current().map((entry) => entry.kind === 'navigation' && entry.path);
  expect(capacity).toBe(1_000);
  expect(paths).toHaveLength(1_000);
  expect([paths[0], paths.at(-1)]).toEqual(['/200', '/1199']);
  log.clear();
  expect(log.current()).toEqual([]);
});

test('an entry is formatted as one line', () => {
  const at = { number: 1, at: new Date(2026, 10, 22, 12, 4, 31, 27).getTime() };
  const call = { kind: 'call', method: 'GET', path: '/api/health', outcome: 200, milliseconds: 14 } as const;
  expect(inWords({ ...at, ...call })).toBe('12:04:31.027 call GET /api/health 200 14 ms');
  expect(inWords({ ...at, ...call, outcome: 'unanswered' })).toContain('unanswered');
  const frames = ['/assets/a.js:1:2'];
  const fault = { kind: 'fault', source: 'render', name: 'TypeError', frames } as const;
  expect(inWords({ ...at, ...fault })).toBe('12:04:31.027 fault TypeError (render) at /assets/a.js:1:2');
  expect(inWords({ ...at, kind: 'navigation', path: '/pricing' })).toBe('12:04:31.027 navigation /pricing');
});

test.each([
  ['/api/payments/process-success/eyJhbGciOiJIUzI1NiJ9.e30.c2ln', '/api/payments/process-success/…'],
  ['/api/auth/sessions/5d1b7e90-2c3f-4a86-8d17-6b9f0e2a4c58', '/api/auth/sessions/…'],
  ['/payment-success/upgrade-completed', '/payment-success/upgrade-completed'],
  ['/ada@example.org', '/…'],
  ['/reset/abcdefghijklmnopqrstuvwxyzabcdefgh', '/reset/…'],
  ['/', '/'],
])('the path %s is logged as %s', (path, noted) => {
  expect(maskedPath(path)).toBe(noted);
});

test('the log is off unless the URL enables it', () => {
  storageOf({});
  expect(asked('/')).toBe(false);
  expect(asked('/debug')).toBe(false);
  expect(asked('/?debug=true')).toBe(true);
  expect(asked('/pricing#debug')).toBe(true);
  expect(asked('/?debug=yes')).toBe(false);
});

test('either storage key enables the log, and the URL can override it', () => {
  for (const [key, value] of [
    ['force_debug_mode', 'true'],
    ['debug_config', '{"enabled":true}'],
  ] as const) {
    const stored = storageOf({ [key]: value });
    expect(asked('/'), key).toBe(true);
    expect(asked('/?debug=false'), key).toBe(false);
    keepOff();
    expect(stored.size).toBe(0);
  }
  keepOn();
  expect(isKeptOn()).toBe(true);
  for (const broken of ['{', 'null', '{"enabled":"yes"}', '[]']) {
    storageOf({ debug_config: broken });
    expect(isKeptOn(), broken).toBe(false);
  }
});
