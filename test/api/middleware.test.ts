import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { limits } from '#contract/limits.ts';
import { securityHeaders } from '#middleware/security-headers.ts';
import { origin } from './auth/app.ts';
import { ask, send } from './request.ts';

let handled: unknown[] = [];

/** The app with two more routes: one records the bodies that reach it, the other throws. */
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

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  send('/api/echo', body, headers, appWithEcho());

/** Asserts that the request was rejected with this status and code, and that no handler ran. */
async function expectRefused(
  answer: Response,
  status: number,
  code: string,
  error: unknown = expect.any(String),
) {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, error });
  expect(handled).toEqual([]);
}

beforeEach(() => {
  handled = [];
});

test.each(['{"a":', 'null}', '{a: 1}', '\u0000', '[1,]'])(
  'a malformed JSON body gets a 400 with a code: %j',
  async (body) => expectRefused(await post(body), 400, 'invalid_json', 'The request is not valid JSON.'),
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a body sent as %s gets a 415',
  async (type) =>
    expectRefused(await post('{"a":1}', { 'Content-Type': type }), 415, 'unsupported_media_type'),
);

const broken = () =>
  new ReadableStream({
    pull(controller) {
      controller.error(new Error('Network connection lost.'));
    },
  });

test.each(['application/json', 'text/plain'])(
  'an aborted upload of %s gets a 400 and is not logged as an error',
  async (type) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const length of [{}, { 'Content-Length': '100' }])
      await expectRefused(await post(broken(), { 'Content-Type': type, ...length }), 400, 'upload_aborted');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('a body of the maximum size is accepted; one byte more gets a 413, with or without a known length', async () => {
  const largest = JSON.stringify('x'.repeat(limits.bodyBytes - 2));
  expect((await post(largest)).status).toBe(200);
  expect(handled.splice(0)).toHaveLength(1);
  for (const body of [`${largest} `, new Blob([largest, ' ']).stream()])
    await expectRefused(await post(body), 413, 'body_too_large', 'The request is too large.');
});

test.each([
  ['DELETE', '/api/health', 'GET, HEAD'],
  ['POST', '/api/health', 'GET, HEAD'],
  ['GET', '/api/echo', 'POST'],
])('a wrong method gets a 405 that names the allowed ones: %s %s', async (method, path, allow) => {
  const answer = await ask(path, { method }, { app: appWithEcho() });
  expect(answer.headers.get('Allow')).toBe(allow);
  await expectRefused(answer, 405, 'method_not_allowed');
});

test.each(['/api', '/api/', '/api/nothing', '/api/health/more', '/api/dev/tables'])(
  'an unknown path gets a 404 in JSON: %s',
  async (path) => expectRefused(await ask(path), 404, 'not_found', 'There is nothing at this address.'),
);

test.each([
  [{}, 200],
  [{ Origin: origin }, 200],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
])('without Sec-Fetch-Site, the Origin header decides: %j', async (from, status) => {
  const headers = { 'Content-Type': 'application/json', ...from };
  const answer = await ask('/api/echo', { method: 'POST', body: '1', headers }, { app: appWithEcho() });
  expect(answer.status).toBe(status);
});

test.each(['/api/health', '/api/nothing', '/api/broken'])(
  'every response carries the security headers and a request id: %s',
  async (path) => {
    const answer = await ask(path, { headers: { 'X-Request-Id': 'of-the-caller' } }, { app: appWithEcho() });
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);

test('the content security policy allows no inline code, and frames of our own, YouTube and Vimeo alone', () => {
  const policy = securityHeaders['Content-Security-Policy'];
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(policy).toContain(
    "; frame-src 'self' https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});

test('an exception gets a 500 with a plain message and logs the route, never what the user sent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await ask('/api/broken', {}, { app: appWithEcho() });
  const logged = JSON.stringify(log.mock.calls);
  for (const said of ['GET /api/broken', answer.headers.get('X-Request-Id')]) expect(logged).toContain(said);
  expect(logged).not.toContain('ada@example.org');
  await expectRefused(answer, 500, 'internal_error', 'An unexpected error occurred');
  log.mockRestore();
});

test('an IP address that calls without pause gets a 429 with Retry-After', async () => {
  const app = appWithEcho();
  const call = () => ask('/api/nothing', { headers: { 'CF-Connecting-IP': '203.0.113.9' } }, { app });
  let answer = await call();
  // If the rate limit's minute ends during the loop, a second one begins.
  for (let calls = 1; answer.status === 404 && calls < 201; calls++) answer = await call();
  expect(answer.headers.get('Retry-After')).toBe('60');
  await expectRefused(answer, 429, 'rate_limited');
});
