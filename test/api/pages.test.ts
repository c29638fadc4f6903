import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { day, openApp } from './auth/app.ts';
import { ask } from './request.ts';

test.each(['/nothing-here', '/blog/../../etc', '/shell', '/404', '/earn/more', '/api.html'])(
  'an unknown address gets the 404 page with status 404: %s',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await answer.text();
    for (const said of ['Page Not Found', 'noindex']) expect(html).toContain(said);
  },
);

test.each([
  '/account-settings?tab=billing',
  '/auth/callback?code=1&state=2',
  '/payment-success/a.b.c',
  '/external-payment-succes?session=1',
  '/admin',
  '/admin/payments',
])('a page rendered in the browser gets the app shell: %s', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).not.toContain('Page Not Found');
  expect(html).toContain('noindex');
});

test.each([
  ['/account-settings/?tab=billing', 308, '/account-settings?tab=billing'],
  ['/pricing/?from=mail', 307, '/pricing?from=mail'],
  ['/pricing.html?from=mail', 307, '/pricing?from=mail'],
])('an alternative address of a page redirects to the canonical one: %s', async (path, status, to) => {
  const answer = await ask(path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, to]);
});

/** A binding on which every call throws, for those that a static file must not need. */
const broken = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('Out of reach');
    },
  },
);
const bindings = Object.fromEntries(
  Object.entries(env).map(([name, value]) => [name, /^(?:DB|KV|.*_RATE)$/.test(name) ? broken : value]),
);
const askForFile = (path: string, init: RequestInit = {}) => ask(path, init, { bindings });

async function script(): Promise<string> {
  const [path] = /\/assets\/index-[\w-]+\.js/.exec(await (await askForFile('/')).text()) ?? [];
  return path!;
}

test('a static file is served without D1, KV or rate limiters, and says how long it may be cached', async () => {
  const asked = 'public, max-age=0, must-revalidate';
  for (const [path, type, lasts] of [
    ['/pricing', 'text/html', asked],
    ['/favicon.svg', 'image/svg+xml', asked],
    ['/service-worker.js', 'text/javascript', asked],
    [await script(), 'text/javascript', 'public, max-age=31536000, immutable'],
  ] as const) {
    const answer = await askForFile(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('Cache-Control')).toBe(lasts);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).not.toBe('');
  }
});

test('a static file answers a HEAD request, and a conditional request for an unchanged file gets a 304', async () => {
  const path = await script();
  const head = await askForFile(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const known = await askForFile(path, { headers: { 'If-None-Match': head.headers.get('ETag')! } });
  expect(known.status).toBe(304);
  expect(known.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/', '/pricing', '/admin', '/favicon.svg', '/nothing-here'])(
  'a page or a static file allows only GET and HEAD: %s',
  async (path) => {
    const answer = await askForFile(path, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  },
);

test.each([0, 5])(
  'security.txt names the contact for vulnerability reports and never expires: after %i years',
  async (years) => {
    const app = openApp();
    app.pass(years * 365 * day);
    const { status, headers, body } = await app.visitor().get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(body.startsWith(`Contact: mailto:${brand.supportEmail}\n`)).toBe(true);
    expect(body).toContain(`\nCanonical: ${brand.origin}/.well-known/security.txt\n`);
    const left = Date.parse(/\nExpires: (.+)\n/.exec(body)![1]!) - app.now().getTime();
    expect(left).toBeGreaterThan(30 * day);
    expect(left).toBeLessThan(365 * day);
  },
);
