import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';

const origin = 'https://longhand.example';

/** Everything that a file must not need, out of reach. */
const broken = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('Out of reach');
    },
  },
);
const onlyFiles = Object.fromEntries(
  Object.entries(env).map(([name, value]) => [name, /^(?:DB|KV|.*_RATE)$/.test(name) ? broken : value]),
);

const ask = (path: string, init: RequestInit = {}) =>
  createApp().request(
    new Request(origin + path, init),
    undefined,
    { ...env, ...onlyFiles },
    createExecutionContext(),
  );

async function script(): Promise<string> {
  const html = await (await ask('/')).text();
  const [path] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
  return path!;
}

test('a file needs neither database nor key-value store nor rate limits, and says how long it lasts', async () => {
  for (const [path, type, lasts] of [
    ['/pricing', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate'],
    [await script(), 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe(lasts);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).not.toBe('');
  }
});

test('a file is asked for by its head, or only where it has changed', async () => {
  const path = await script();
  const head = await ask(path, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const known = await ask(path, { headers: { 'If-None-Match': head.headers.get('ETag')! } });
  expect(known.status).toBe(304);
  expect(known.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('another address of a page leads to the one that it has', async () => {
  for (const path of ['/pricing/', '/pricing.html']) {
    const answer = await ask(`${path}?from=mail`);
    expect([answer.status, answer.headers.get('Location')], path).toEqual([307, '/pricing?from=mail']);
  }
});

test.each(['/', '/pricing', '/admin', '/favicon.svg', '/nothing-here'])(
  'a page or a file is read, and nothing else: %s',
  async (path) => {
    const answer = await ask(path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  },
);
