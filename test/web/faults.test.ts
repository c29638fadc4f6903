import { expect, test } from 'vitest';
import { browserFaultBody } from '#contract/schemas.ts';
import type { BrowserFault } from '#contract/faults.ts';
import { createFaultReport } from '#browser/fault-report.ts';

const origin = 'https://site.example';

function createReport() {
  const sent: BrowserFault[] = [];
  const report = createFaultReport(origin, async (fault) => void sent.push(fault));
  return { report, sent };
}

function errorWith(stack: string, name = 'TypeError'): Error {
  const error = new TypeError('Ada Lovelace wrote this');
  return Object.assign(error, { name, stack });
}

const chromium = `TypeError: Ada wrote ${origin}/reset-password?token=secret
    at send (${origin}/assets/page-B1x.js:1:234)
    at ${origin}/assets/index-C2y.js?v=ada:12:5
    at chrome-extension://abc/inject.js:1:2
    at https://other.example/assets/theirs.js:3:4`;

const firefox = `send@${origin}/assets/page-B1x.js:1:234\n@${origin}/assets/index-C2y.js:12:5\n`;

test.each([
  ['Chromium', chromium],
  ['Firefox and Safari', firefox],
])('of an error in %s go its name and the places in our scripts, and nothing else', (_, stack) => {
  const { report, sent } = createReport();
  report('error', errorWith(stack));
  const frames = ['/assets/page-B1x.js:1:234', '/assets/index-C2y.js:12:5'];
  expect(sent).toEqual([{ source: 'error', name: 'TypeError', frames }]);
  expect(browserFaultBody.safeParse(sent[0]).success).toBe(true);
});

test('a name that is no name of a kind of error stays behind', () => {
  const { report, sent } = createReport();
  report('rejection', errorWith(firefox, 'Ada, 12 Main Street'));
  expect(sent.map(({ name }) => name)).toEqual(['Error']);
});

test('a deep stack is cut after twenty places', () => {
  const { report, sent } = createReport();
  const frames = Array.from({ length: 50 }, (_, at) => `at ${origin}/assets/a.js:1:${at}`);
  report('error', errorWith(frames.join('\n')));
  expect(sent[0]?.frames).toHaveLength(20);
});

test('what no script of ours has a part in is not told, unless it kept a page from being drawn', () => {
  const { report, sent } = createReport();
  report('error', errorWith('TypeError: x\n    at chrome-extension://abc/inject.js:1:2'));
  report('rejection', 'a text');
  report('error', null);
  expect(sent).toEqual([]);
  report('render', 'a text');
  expect(sent).toEqual([{ source: 'render', name: 'Error', frames: [] }]);
});

test('the same fault is told once, and five at most', () => {
  const { report, sent } = createReport();
  for (let line = 1; line <= 9; line++) {
    for (const source of ['error', 'rejection'] as const) {
      report(source, errorWith(`at ${origin}/assets/a.js:${line}:1`));
    }
  }
  const told = [1, 2, 3, 4, 5].map((line) => `/assets/a.js:${line}:1`);
  expect(sent.map(({ frames }) => frames[0])).toEqual(told);
});

test('a report that does not arrive is nobody’s trouble', async () => {
  const report = createFaultReport(origin, () => Promise.reject(new Error('offline')));
  expect(() => report('error', errorWith(firefox))).not.toThrow();
});
