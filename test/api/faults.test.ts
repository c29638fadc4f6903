import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultLimits } from '#contract/faults.ts';
import { origin } from './auth/app.ts';
import { listenToLog } from './log.ts';
import { ask, send as post } from './request.ts';

const frames = ['/assets/index-B1x_9.js:1:2048', '/assets/humanizer/result-C0-d.js:12:7'];
const fault = { source: 'render', name: 'TypeError', frames };

let log: ReturnType<typeof listenToLog>;
/** Log lines without events: a rejected request logs an event too, which quotes none of it. */
const lines = () =>
  log.said.filter((said) => !(typeof said === 'object' && said !== null && 'event' in said));

beforeEach(() => {
  log = listenToLog();
});
afterEach(() => vi.restoreAllMocks());

let callers = 0;
const send = (body: unknown, headers = {}) =>
  post('/api/faults', typeof body === 'string' ? body : JSON.stringify(body), {
    'CF-Connecting-IP': `10.7.0.${++callers}`,
    ...headers,
  });

test.each(['render', 'error', 'rejection'])(
  'a browser fault of the kind %s is logged as one line',
  async (source) => {
    const told = { Cookie: '__Host-session=id.secret', Referer: `${origin}/?q` };
    const answer = await send({ ...fault, source }, told);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines()).toEqual([
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

test('a body that is not a fault, not JSON or too large is rejected, and none of it is logged', async () => {
  const refused = await send({ ...fault, message: 'my password is correct horse' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid_input' });
  expect((await send(' '.repeat(faultLimits.bodyBytes) + JSON.stringify(fault))).status).toBe(413);
  for (const body of ['Dear Ada', '']) expect((await send(body)).status).toBe(400);
  expect((await send(fault, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect(lines()).toEqual([]);
  expect(log.shown()).not.toContain('correct horse');
});

test('a browser that keeps sending faults gets a 429 with Retry-After, and its other requests still work', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.77' };
  let answer = await send(fault, from);
  let calls = 1;
  // If the rate limit's minute ends during the loop, the limit of the next one is reached soon after.
  for (; answer.status === 204 && calls < 250; calls += 1) answer = await send(fault, from);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(lines()).toHaveLength(calls - 1);
  expect((await ask('/api/guest/usage', { headers: from })).status).toBe(200);
});
