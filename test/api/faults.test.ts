import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultLimits } from '#contract/faults.ts';
import { createApp } from '#app.ts';

const origin = 'https://longhand.example';
const frames = ['/assets/index-B1x_9.js:1:2048', '/assets/humanizer/result-C0-d.js:12:7'];
const fault = { source: 'render', name: 'TypeError', frames };
const text = 'Dear Ada, my password is correct horse';

let lines: unknown[] = [];
let events: unknown[] = [];

/** That a call was refused is a line too; it quotes nothing of it. */
const isEvent = (said: unknown) => typeof said === 'object' && said !== null && 'event' in said;

beforeEach(() => {
  lines = [];
  events = [];
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, way).mockImplementation((...said: unknown[]) => {
      lines.push(...said.filter((line) => !isEvent(line)));
      events.push(...said.filter(isEvent));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

let callers = 0;

const send = (body: unknown, headers: Record<string, string> = {}) =>
  createApp().request(
    `${origin}/api/faults`,
    {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'CF-Connecting-IP': `10.7.0.${++callers}`,
        ...headers,
      },
    },
    env,
    createExecutionContext(),
  );

test.each(['render', 'error', 'rejection'])(
  'a fault of the kind %s leaves one line in the log',
  async (source) => {
    const answer = await send(
      { ...fault, source },
      { Cookie: '__Host-session=id.secret', Referer: `${origin}/?q` },
    );
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(lines).toEqual([
      {
        requestId: answer.headers.get('X-Request-Id'),
        route: 'POST /api/faults',
        what: `in the browser: ${source}`,
        error: 'TypeError',
        frames,
      },
    ]);
  },
);

test('a fault without frames is heard too', async () => {
  expect((await send({ ...fault, frames: [] })).status).toBe(204);
  expect(lines).toHaveLength(1);
});

test.each([
  ['nothing', {}],
  ['a list', []],
  ['words', '"words"'],
  ['no source', { name: 'TypeError', frames }],
  ['another source', { ...fault, source: 'worker' }],
  ['no frames', { source: 'error', name: 'TypeError' }],
  ['frames that are no list', { ...fault, frames: frames[0] }],
  ['more than is asked for', { ...fault, message: text }],
  ['an address beside it', { ...fault, url: `${origin}/reset-password?token=secret` }],
  ['too many frames', { ...fault, frames: Array(faultLimits.frames + 1).fill(frames[0]) }],
])('a body of %s is refused and leaves no line of it', async (_, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(lines).toEqual([]);
  expect(JSON.stringify(events)).not.toMatch(/correct horse|secret/);
});

test.each([
  text,
  '',
  'TypeError: not a function',
  'ada@mail.example',
  '9lives',
  'Type\nError',
  'x'.repeat(81),
])('a name that is no name of an error is refused: %j', async (name) => {
  expect((await send({ ...fault, name })).status).toBe(400);
  expect(lines).toEqual([]);
});

test.each([
  text,
  '',
  '/assets/index.js',
  '/assets/index.js:1',
  'assets/index.js:1:2',
  '//evil.example/index.js:1:2',
  'https://longhand.example/assets/index.js:1:2',
  '/reset-password?token=secret:1:2',
  '/assets/index.js?token=secret:1:2',
  '/assets/index.js#secret:1:2',
  `/${text}.js:1:2`,
  `/assets/${encodeURIComponent(text)}.js:1:2`,
  '/assets/index.js:1:2\n/assets/index.js:1:2',
  'at render (/assets/index.js:1:2)',
  `/${'a'.repeat(faultLimits.frameChars)}.js:1:2`,
])('a frame that is no place in a script of ours is refused: %j', async (frame) => {
  expect((await send({ ...fault, frames: [frames[0], frame] })).status).toBe(400);
  expect(lines).toEqual([]);
});

test('a body larger than any fault is refused unread, and what is no JSON too', async () => {
  expect((await send(' '.repeat(faultLimits.bodyBytes) + JSON.stringify(fault))).status).toBe(413);
  expect((await send(text)).status).toBe(400);
  expect((await send(fault, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect(lines).toEqual([]);
});

test('the largest fault that the form allows fits', async () => {
  const frame = `/${'a'.repeat(faultLimits.frameChars - '/.js:1234567:1234567'.length)}.js:1234567:1234567`;
  const largest = {
    source: 'rejection',
    name: 'x'.repeat(80),
    frames: Array(faultLimits.frames).fill(frame),
  };
  expect((await send(largest)).status).toBe(204);
});

test('a browser whose faults do not end is told to wait, and other calls from there go on', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.77' };
  let calls = 0;
  let answer: Response;
  // Should a minute end meanwhile, the next one is over soon as well.
  do {
    answer = await send(fault, from);
    calls += 1;
  } while (answer.status === 204 && calls < 250);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(lines).toHaveLength(calls - 1);
  const elsewhere = await createApp().request(
    `${origin}/api/guest/usage`,
    { headers: from },
    env,
    createExecutionContext(),
  );
  expect(elsewhere.status).toBe(200);
});
