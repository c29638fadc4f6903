import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, inject, test, vi } from 'vitest';
import { signInNewAdmin } from '../admin/admin.ts';
import { openApp, origin, somebody, type Visitor } from '../auth/app.ts';
import { bodyFor } from './bodies.ts';
import { bodySchemas } from './schemas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    malformed: { seed: number; runs: number };
  }
}

// Each rejected request is logged.
vi.spyOn(console, 'log').mockReturnValue();
vi.spyOn(console, 'error').mockReturnValue();
vi.spyOn(console, 'warn').mockReturnValue();

const { seed, runs } = inject('malformed');

const limiters = Object.keys(env).filter((name) => name.endsWith('_RATE'));
const app = openApp({ env: Object.fromEntries(limiters.map((name) => [name, undefined])) });

let signedIn: Visitor | undefined;

/** A browser that is signed in both as a user and as an admin. */
async function signIn(): Promise<Visitor> {
  const { browser } = await signInNewAdmin(app);
  await browser.register(somebody());
  return browser;
}

const callsWithBody = Object.entries(bodySchemas).map(([name, schema]) => ({ name, body: bodyFor(schema) }));

/** Calls that read their path or their query. */
const otherCalls = [
  ...['usage', 'billing', 'activity', 'export'].map((path) => `GET /api/user/${path}`),
  ...['messages', 'payments', 'mails', 'alarms', 'security'].map((path) => `GET /api/admin/${path}`),
  ...['user/factors/passkeys', 'auth/sessions', 'auth/admin/sessions', 'blog/posts'].map(
    (path) => `DELETE /api/${path}/:id`,
  ),
  ...['/api/auth/google', '/api/blog/posts', '/api/blog/posts/:slug', '/blog', '/blog/:slug'].map(
    (path) => `GET ${path}`,
  ),
  'POST /api/payments/process-success/:token',
  'POST /api/payments/webhook',
];

const call = fc.oneof(
  {
    arbitrary: fc
      .constantFrom(...callsWithBody)
      .chain(({ name, body }) => fc.record({ name: fc.constant(name), body })),
    weight: 3,
  },
  fc.record({ name: fc.constantFrom(...otherCalls), body: fc.constant('') }),
);

const noToken = 'eyJhbGciOiJub25lIn0.e30.';
const parameter = fc.oneof(
  fc.constantFrom('', '%', '%00', '%2e%2e', '%ED%A0%80', 'a'.repeat(5_000), '-1', 'null', noToken),
  fc.uuid(),
  fc.webSegment(),
);

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  fc.webQueryParameters().map((text) => `?${text}`),
  fc
    .tuple(
      fc.constantFrom('before', 'after', 'show', 'search', 'tag', 'return_to', '%00'),
      fc.constantFrom(
        '',
        '1.x',
        '99999999999999999999.%00',
        'NaN.NaN',
        '-1.-1',
        '__proto__',
        '%25%5F',
        '//elsewhere.example',
        'a'.repeat(3_000),
      ),
    )
    .map(([key, value]) => `?${key}=${value}`),
);

const headers = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>({}), weight: 4 },
  fc.constantFrom<Record<string, string>[]>(
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'multipart/form-data' },
    { Accept: 'application/x-ndjson' },
    { Accept: '*/*;q=x' },
    { Range: 'bytes=5-1' },
    { 'Stripe-Signature': 't=x,v1=' },
    { 'User-Agent': 'a'.repeat(4_000) },
    { Cookie: '__Host-session=a.b; __Host-known=~~~; __Host-device=.' },
    { Cookie: '__Host-session=; __Host-second_step=a.b.c; __Host-google=e30.e30.' },
  ),
);

const request = fc.record({
  call,
  isGuest: fc.nat(4).map((number) => number === 0),
  parameter,
  query,
  headers,
  otherMethod: fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 20 },
    fc.constantFrom('PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'GET'),
  ),
});

test(
  'no input causes a 5xx, and each error response of the API says why',
  async () => {
    const check = fc.asyncProperty(
      request,
      async ({ call: { name, body }, isGuest, otherMethod, ...sent }) => {
        const [known = '', pattern = ''] = name.split(' ');
        const method = otherMethod ?? known;
        const path = pattern.replace(/:\w+/, () => sent.parameter) + sent.query;
        const visitor = isGuest ? app.visitor() : (signedIn ??= await signIn());
        const Cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const answer = await app.fetchApp(
          new Request(new URL(path, origin), {
            method,
            redirect: 'manual',
            headers: {
              'CF-Connecting-IP': '10.9.9.9',
              'Content-Type': 'application/json',
              'Sec-Fetch-Site': 'same-origin',
              Cookie,
              ...sent.headers,
            },
            body: method === 'GET' || method === 'HEAD' ? null : body,
          }),
        );
        const text = await answer.text();
        // The call may have ended a session.
        if (answer.status === 401) signedIn = undefined;
        expect(answer.status, text).toBeLessThan(500);
        const { pathname } = new URL(path, origin);
        if (answer.status < 400 || !pathname.startsWith('/api/') || method === 'HEAD') return;
        expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      },
    );
    // `MALFORMED=20000 npm test -- test/api/malformed` sends many more requests, `MALFORMED_SEED` others.
    await fc.assert(check, { seed, numRuns: runs });
  },
  30_000 + runs * 100,
);
