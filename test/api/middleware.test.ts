import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { limits } from '#contract/limits.ts';
import { securityHeaders } from '#middleware/security-headers.ts';

const origin = 'https://longhand.example';
let handled: unknown[] = [];

/** The app with two more routes, one of which keeps what reaches it and one of which fails. */
function appWithEcho() {
  const app = createApp();
  app.post('/api/echo', async (c) => {
    handled.push(await c.req.json());
    return c.json({ ok: true });
  });
  app.get('/api/broken', () => {
    throw new Error('Failed query: insert into users (email) values (ada@example.org)');
  });
  return app;
}

function post(body: BodyInit | null, headers: Record<string, string> = {}, path = '/api/echo') {
  const request = new Request(origin + path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
  return appWithEcho().request(request, undefined, env, createExecutionContext());
}

beforeEach(() => {
  handled = [];
});

test('a well-formed call reaches its handler', async () => {
  expect((await post('{"a":1}')).status).toBe(200);
  expect(handled).toEqual([{ a: 1 }]);
});

test.each(['{"a":', 'null}', '{a: 1}', '\u0000', '[1,]'])(
  'a broken JSON body is a 400 with a code: %j',
  async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'The request is not valid JSON.', code: 'invalid_json' });
    expect(handled).toEqual([]);
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a body sent as %s is a 415',
  async (type) => {
    const answer = await post('{"a":1}', { 'Content-Type': type });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect(handled).toEqual([]);
  },
);

test('a body of 10 MB is a 413, whether or not it tells its length', async () => {
  const large = JSON.stringify('x'.repeat(10 * 1024 * 1024));
  const untold = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  for (const body of [large, untold]) {
    const answer = await post(body);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'The request is too large.', code: 'body_too_large' });
  }
  expect(handled).toEqual([]);
});

const broken = () =>
  new ReadableStream({
    pull(controller) {
      controller.error(new Error('Network connection lost.'));
    },
  });

test.each(['application/json', 'text/plain'])(
  'an upload of %s that breaks off is no fault of ours',
  async (type) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const length of [{}, { 'Content-Length': '100' }]) {
      const answer = await post(broken(), { 'Content-Type': type, ...length });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'upload_aborted' });
    }
    expect(log).not.toHaveBeenCalled();
    expect(handled).toEqual([]);
    log.mockRestore();
  },
);

test('the largest body that is allowed is let in, one byte more is not', async () => {
  const largest = JSON.stringify('x'.repeat(limits.bodyBytes - 2));
  expect((await post(largest)).status).toBe(200);
  expect((await post(`${largest} `)).status).toBe(413);
});

test('a wrong method is a 405 that names the right ones', async () => {
  const app = appWithEcho();
  for (const [method, path, allow] of [
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['GET', '/api/echo', 'POST'],
  ] as const) {
    const answer = await app.request(origin + path, { method }, env, createExecutionContext());
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(allow);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  }
});

test.each(['/api', '/api/', '/api/nothing', '/api/health/more', '/api/dev/tables'])(
  'an unknown path is a 404 in JSON: %s',
  async (path) => {
    const answer = await createApp().request(origin + path, {}, env, createExecutionContext());
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.', code: 'not_found' });
  },
);

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a sibling subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.longhand.example' }],
  ['another site that says it is ours', { 'Sec-Fetch-Site': 'cross-site', Origin: origin }],
  ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }],
])('a POST from %s is refused', async (_from, headers) => {
  const answer = await post('{"a":1}', headers);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'cross_site' });
  expect(handled).toEqual([]);
});

test('without Sec-Fetch-Site the origin decides', async () => {
  const from = (headers: Record<string, string>) =>
    appWithEcho().request(
      `${origin}/api/echo`,
      { method: 'POST', body: '1', headers: { 'Content-Type': 'application/json', ...headers } },
      env,
      createExecutionContext(),
    );
  expect((await from({})).status).toBe(200);
  expect((await from({ Origin: origin })).status).toBe(200);
  expect((await from({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await from({ Origin: 'null' })).status).toBe(403);
});

test('every answer carries the security headers and a request id', async () => {
  const app = appWithEcho();
  for (const path of ['/api/health', '/api/nothing', '/api/broken']) {
    const answer = await app.request(
      origin + path,
      { headers: { 'X-Request-Id': 'of-the-caller' } },
      env,
      createExecutionContext(),
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject(
      Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('the policy allows no inline script and no inline style', () => {
  expect(securityHeaders['Content-Security-Policy']).not.toMatch(/unsafe|nonce|\*/);
});

test('a fault answers 500 in plain words and logs where it was, never what the person sent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await appWithEcho().request(`${origin}/api/broken`, {}, env, createExecutionContext());
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: 'An unexpected error occurred', code: 'internal_error' });
  const logged = JSON.stringify(log.mock.calls);
  expect(logged).toContain('GET /api/broken');
  expect(logged).toContain(answer.headers.get('X-Request-Id'));
  expect(logged).not.toContain('ada@example.org');
  log.mockRestore();
});

test('one address that calls without pause is told to wait', async () => {
  const app = appWithEcho();
  const call = () =>
    app.request(
      `${origin}/api/nothing`,
      { headers: { 'CF-Connecting-IP': '203.0.113.9' } },
      env,
      createExecutionContext(),
    );
  const statuses: number[] = [];
  for (let i = 0; i < 101; i++) statuses.push((await call()).status);
  expect(statuses).toEqual([...Array(100).fill(404), 429]);
  const answer = await call();
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(await answer.json()).toMatchObject({ code: 'rate_limited' });
});
