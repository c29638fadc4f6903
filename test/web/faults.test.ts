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
])('a report of an error in %s has its name and the frames in our scripts, and nothing else', (_, stack) => {
  const { report, sent } = createReport();
  report('error', errorWith(stack));
  const frames = ['/assets/page-B1x.js:1:234', '/assets/index-C2y.js:12:5'];
  expect(sent).toEqual([{ source: 'error', name: 'TypeError', frames }]);
  expect(browserFaultBody.safeParse(sent[0]).success).toBe(true);
});

test('a name that cannot be an error’s class name is not sent', () => {
  const { report, sent } = createReport();
  report('rejection', errorWith(firefox, 'Ada, 12 Main Street'));
  expect(sent.map(({ name }) => name)).toEqual(['Error']);
});

test('a deep stack is truncated to twenty frames', () => {
  const { report, sent } = createReport();
  const frames = Array.from({ length: 50 }, (_, at) => `at ${origin}/assets/a.js:1:${at}`);
  report('error', errorWith(frames.join('\n')));
  expect(sent[0]?.frames).toHaveLength(20);
});

test('an error without frames in our scripts is not reported, unless it stopped a page from rendering', () => {
  const { report, sent } = createReport();
  report('error', errorWith('TypeError: x\n    at chrome-extension://abc/inject.js:1:2'));
  report('rejection', 'a text');
  report('error', null);
  expect(sent).toEqual([]);
  report('render', 'a text');
  expect(sent).toEqual([{ source: 'render', name: 'Error', frames: [] }]);
});

test('the same fault is reported once, and at most five faults in all', () => {
  const { report, sent } = createReport();
  for (let line = 1; line <= 9; line++) {
    for (const source of ['error', 'rejection'] as const) {
      report(source, errorWith(`at ${origin}/assets/a.js:${line}:1`));
    }
  }
  const told = [1, 2, 3, 4, 5].map((line) => `/assets/a.js:${line}:1`);
  expect(sent.map(({ frames }) => frames[0])).toEqual(told);
});

test('a report that cannot be sent throws no error', async () => {
  const report = createFaultReport(origin, () => Promise.reject(new Error('offline')));
  expect(() => report('error', errorWith(firefox))).not.toThrow();
});
