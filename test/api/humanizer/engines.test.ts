import { expect, inject, test, vi } from 'vitest';
import type { Bindings } from '#env.ts';
import { applyChanges } from '#prose/index.ts';
import { refusal } from '../auth/app.ts';
import { ledgerOf, same, wordsUsed } from '../meter/account.ts';
import { openHumanizer, wordsOf } from './humanizer-api.ts';

const waits: number[] = [];
const wait = async (milliseconds: number) => void waits.push(milliseconds);

const http = (way: string, more: Partial<Bindings> = {}) =>
  openHumanizer({
    env: {
      HUMANIZER_ENGINE: 'http',
      HUMANIZER_URL: inject('upstream') + way,
      HUMANIZER_SECONDS: way === '/silence' ? '0.2' : '20',
      ...more,
    },
    wait,
  });

const text = 'Furthermore, numerous companies utilize tools & 3 < 4.\n\nThey utilize 40 of them.';

test('a service that follows the specification gets the request it expects, and its HTML is converted to text', async () => {
  const { body } = await http('/right').caller().ask({ text });
  expect(body.finalContent).toBe('Numerous companies use tools & 3 < 4.\n\nThey use 40 of them.');
  expect(applyChanges(text, body.changes)).toBe(body.finalContent);
  for (const change of body.changes) expect(change).toMatchObject({ reason: null, by: 'upstream' });

  const awkward = 'Is 100% of it “here” & +there? #1';
  await http('/right?tone=a+b&x=%2F')
    .caller()
    .ask({ text: awkward, options: { strength: 'strong' } });
  const query = Object.entries({ tone: 'a b', x: '/', content: awkward });
  const agent = 'Longhand/1.0 (+https://longhand.example)';
  expect(await (await fetch(`${inject('upstream')}/asked`)).json()).toEqual({
    asked: { method: 'GET', query, accept: '*/*', agent },
  });
});

test('a chatbot’s introduction and closing remark that the service drops are removed without doubts or refusals', async () => {
  const framed = `Certainly! Here is a short text about tools:\n\n${text}\n\nI hope this helps!`;
  const { body } = await http('/unframed').caller().ask({ text: framed });
  expect(body.finalContent).toBe('Numerous companies use tools & 3 < 4.\n\nThey use 40 of them.');
  expect([body.doubts, body.refused]).toEqual([[], []]);
  expect(applyChanges(framed, body.changes)).toBe(body.finalContent);
});

test.each([
  ['/unavailable', 'API request failed: 503 Service Unavailable'],
  ['/broken', 'API request failed: 500 Internal Server Error'],
  ['/html', 'Invalid response format from humanization service'],
  ['/shortened', 'Invalid response format from humanization service'],
  ['/error', 'Humanization failed: The model is tired'],
  ['/empty', 'Invalid response from humanization service'],
  ['/nothing', 'Invalid response from humanization service'],
  ['/endless', 'Invalid response from humanization service'],
  ['/swollen', 'Invalid response from humanization service'],
  ['/elsewhere', 'API request failed: 302 Found'],
  ['/drop', 'Humanization service temporarily unavailable'],
  ['/truncated', 'Humanization service temporarily unavailable'],
  ['/silence', 'Humanization service temporarily unavailable'],
])('a service that fails by %s causes a clear error, and nothing is charged', async (way, message) => {
  const api = http(way);
  const ada = await api.member('free');
  const failure = { code: 'humanize_failed', error: `Error: ${message}. Please try again.` };
  expect(await ada.ask({ text })).toMatchObject({ status: 502, body: failure });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
  const events = await ada.stream({ text });
  expect(events.at(-1)).toEqual({ event: 'error', ...failure, given_back: 14 });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test.each(['/babble', '/noise', '/another', '/stripped'])(
  'the response of %s is not a rewrite: the text stays unchanged, and nothing is charged',
  async (way) => {
    const api = http(way);
    const ada = await api.member('free');
    const { status, body } = await ada.ask({ text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ finalContent: text, changes: [], doubts: [] });
    expect(body.refused.length).toBeGreaterThan(0);
    await api.settled();
    expect(await wordsUsed(ada.id)).toEqual(same(0));
  },
);

test('a transient failure is tried three times with growing delays; other failures and timeouts are not retried', async () => {
  for (const [way, pauses] of [
    ['/unavailable', [250, 500]],
    ['/drop', [250, 500]],
    ['/broken', []],
    ['/error', []],
    ['/silence', []],
  ] as const) {
    waits.length = 0;
    await http(way).caller().ask({ text });
    expect([way, waits]).toEqual([way, pauses]);
  }
});

test('the service gets a pause of half a second between two chunks', async () => {
  waits.length = 0;
  const ada = await http('/right').member('ultra');
  const { body } = await ada.ask({ text: wordsOf(2500) });
  expect(body.chunks).toEqual({ total: 4, failed: 0 });
  expect(waits.filter((milliseconds) => milliseconds === 500)).toEqual([500, 500, 500]);
});

test('a sentence that the service drops, or in which it changes code, stays, and both are reported', async () => {
  const whole =
    'They utilize 40 of them. It rained all day in the hills. We sold the rest.\n\nWe run `a b` on each machine that we have.';
  const { body } = await http('/careless').caller().ask({ text: whole });
  expect(body.finalContent).toContain(
    'It rained all day in the hills. We sold the rest.\n\nWe run `a b` on each machine',
  );
  const held = [...body.doubts, ...body.refused].map(({ start, end }) => whole.slice(start, end));
  expect(held.join()).toMatch(/It rained all day in the hills\.[^]*We run `a b` on each machine/);
});

test('an engine that is unknown, incompletely configured or without https is a server error, and nothing is charged', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  for (const [settings, transportPolicy] of [
    [{ HUMANIZER_ENGINE: 'magic' }, 'any'],
    [{ HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: 'm' }, 'any'],
    [{ HUMANIZER_ENGINE: 'http', HUMANIZER_URL: `${inject('upstream')}/right` }, 'https'],
  ] as const) {
    const ada = await openHumanizer({ env: settings, parts: { transportPolicy } }).member('free');
    expect(await ada.ask({ text })).toMatchObject(refusal(500, 'internal_error'));
    expect(noted.mock.lastCall?.[0]).toMatchObject({ error: 'HumanizerMisconfigured' });
    expect(await ledgerOf(ada.id)).toEqual([]);
  }
  noted.mockRestore();
});
