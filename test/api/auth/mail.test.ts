import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { mailProvider } from '#mail/provider.ts';
import { listenToLog } from '../log.ts';
import { openApp, origin, somebody } from './app.ts';

const withProvider = {
  MAIL_KEY: 'key',
  MAIL_ENDPOINT: 'https://mail.example/send',
  MAIL_FROM: 'Us <us@ours.example>',
};
const subject = 'Confirm your email address';

/** Sends the mail of a registration while the provider responds with these statuses in turn; 0 means unreachable. */
async function sentBy(statuses: number[], bindings = {}) {
  const app = openApp({ env: { ...withProvider, ...bindings }, dependencies: { mailer: mailProvider } });
  const asked: { url: string; headers: Headers; redirect: string; body: unknown }[] = [];
  app.network(async (request) => {
    const { url, headers, redirect } = request;
    asked.push({ url, headers, redirect, body: await request.json() });
    const status = statuses[asked.length - 1] ?? 200;
    if (status === 0) throw new TypeError('out of reach');
    return Response.json({}, { status });
  });
  const email = somebody();
  const log = listenToLog();
  expect((await app.visitor().register(email)).status).toBe(201);
  vi.restoreAllMocks();
  return { asked, email, lines: log.said.filter((line) => !Object.hasOwn(line as object, 'event')) };
}

test('an email is sent to the provider in the format of its API', async () => {
  const { asked, email, lines } = await sentBy([200]);
  expect(asked).toHaveLength(1);
  const [{ url, headers, body }] = asked as [(typeof asked)[number]];
  expect(url).toBe('https://mail.example/send');
  expect(headers.get('Authorization')).toBe('Bearer key');
  expect(headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
  expect(body).toEqual({
    from: 'Us <us@ours.example>',
    to: [email],
    subject,
    text: expect.stringContaining('https://longhand.example/verify-email#token='),
    html: expect.stringContaining('<!doctype html>'),
  });
  expect(lines).toEqual([]);
});

test.each([
  ['is unavailable', 503],
  ['cannot be reached', 0],
])('if the provider %s, the same email is sent once more', async (_, status) => {
  const { asked, lines } = await sentBy([status, 200]);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.headers.get('Idempotency-Key')).toBe(asked[0]!.headers.get('Idempotency-Key'));
  expect(asked[1]!.body).toEqual(asked[0]!.body);
  expect(lines).toEqual([]);
});

test('an email that cannot be sent does not fail the request, and is logged without an address', async () => {
  const { asked, lines } = await sentBy([500, 500]);
  expect(asked).toHaveLength(2);
  expect(lines).toEqual([
    {
      requestId: expect.any(String),
      route: 'POST /api/auth/register',
      what: `sending "${subject}"`,
      error: 'MailRefused',
      frames: expect.any(Array),
    },
  ]);
});

test.each([
  ['permanently refuses', 422],
  ['redirects to another address', 307],
])('an email that the provider %s is not sent again', async (_, status) => {
  const { asked } = await sentBy([status, 200]);
  expect(asked.map(({ redirect }) => redirect)).toEqual(['manual']);
});

test('without a provider the request succeeds, and a log line says that nothing was sent', async () => {
  const { asked, lines } = await sentBy([], { MAIL_KEY: undefined });
  expect(asked).toEqual([]);
  expect(lines).toEqual([{ at: 'mail', what: `Not sent, since no mail provider is set up: "${subject}"` }]);
});

test('the response does not wait for the email', async () => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  const { hono } = openApp({ dependencies: { mailer: () => ({ send: () => delivered }) } });
  const context = createExecutionContext();
  const body = JSON.stringify({ email: somebody(), password: 'correct horse', full_name: 'Ada' });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`${origin}/api/auth/register`, { method: 'POST', body, headers });
  expect((await hono.fetch(request, { ...env }, context)).status).toBe(201);
  deliver();
  await waitOnExecutionContext(context);
});

test('an email to an unconfirmed address does not repeat the name entered with it', async () => {
  const app = openApp();
  const { email } = await app.person({}, { full_name: 'You won: www.evil.example' });
  await app.forgot(email);
  const mails = await app.mails(email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toMatch(/^Hello,\n/);
    expect(html).toContain('<p>Hello,</p>');
    expect(text + html).not.toContain('evil');
  }
});
