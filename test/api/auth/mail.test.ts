import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import {
  accountDeletedMail,
  passwordChangedMail,
  resetMail,
  setPasswordMail,
  usageAlertMail,
  verificationMail,
} from '#mail/templates/account-and-billing.ts';
import { newAddressMail, oldAddressMail, takenAddressMail } from '#mail/templates/address-change.ts';
import { mailProvider } from '#mail/provider.ts';
import { openApp, somebody } from './app.ts';

const withProvider = {
  MAIL_KEY: 'key',
  MAIL_ENDPOINT: 'https://mail.example/send',
  MAIL_FROM: 'Us <us@ours.example>',
};

async function sentBy(statuses: number[], bindings = {}) {
  const app = openApp({ env: { ...withProvider, ...bindings }, dependencies: { mailer: mailProvider } });
  const asked: { url: string; headers: Headers; redirect: string; body: Record<string, unknown> }[] = [];
  app.network(async (request) => {
    const { url, headers, redirect } = request;
    asked.push({ url, headers, redirect, body: await request.json() });
    const status = statuses[asked.length - 1] ?? 200;
    if (status === 0) throw new TypeError('out of reach');
    return Response.json({}, { status });
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  const email = somebody();
  const answer = await app.visitor().register(email);
  const lines = [...warned.mock.calls, ...failed.mock.calls].map(([line]) => line as Record<string, unknown>);
  vi.restoreAllMocks();
  app.network();
  return { answer, asked, email, lines };
}

test('a mail goes to the provider as it wants it', async () => {
  const { answer, asked, email, lines } = await sentBy([200]);
  expect(answer.status).toBe(201);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url).toBe('https://mail.example/send');
  expect(asked[0]!.headers.get('Authorization')).toBe('Bearer key');
  expect(asked[0]!.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
  expect(asked[0]!.body).toEqual({
    from: 'Us <us@ours.example>',
    to: [email],
    subject: 'Confirm your email address',
    text: expect.stringContaining('https://longhand.example/verify-email#token='),
    html: expect.stringContaining('<!doctype html>'),
  });
  expect(lines).toEqual([]);
});

test.each([
  ['is out of order', 503],
  ['is busy', 429],
  ['cannot be reached', 0],
])('when the provider %s, the same mail is sent once more', async (_, status) => {
  const { asked, lines } = await sentBy([status, 200]);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.headers.get('Idempotency-Key')).toBe(asked[0]!.headers.get('Idempotency-Key'));
  expect(asked[1]!.body).toEqual(asked[0]!.body);
  expect(lines).toEqual([]);
});

test('a mail that cannot be sent costs nobody their answer, and is noted without an address', async () => {
  const { answer, asked, email, lines } = await sentBy([500, 500]);
  expect(answer.status).toBe(201);
  expect(asked).toHaveLength(2);
  expect(lines).toEqual([
    {
      requestId: expect.any(String),
      route: 'POST /api/auth/register',
      what: 'sending "Confirm your email address"',
      error: 'MailRefused',
      frames: expect.any(Array),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('what the provider refuses for good is not sent again', async () => {
  expect((await sentBy([422])).asked).toHaveLength(1);
});

test('a provider that sends the mail on to another address is not followed there', async () => {
  const { asked } = await sentBy([307, 200]);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.redirect).toBe('manual');
});

test('without a provider nothing breaks, and a line says that nothing was sent', async () => {
  const { answer, asked, lines } = await sentBy([], { MAIL_KEY: undefined });
  expect(answer.status).toBe(201);
  expect(asked).toEqual([]);
  expect(lines).toEqual([
    { at: 'mail', what: 'Not sent, since no mail provider is set up: "Confirm your email address"' },
  ]);
});

test('the answer does not wait for the mail', async () => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  const { hono } = openApp({ dependencies: { mailer: () => ({ send: () => delivered }) } });
  const waiting: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    passThroughOnException() {},
    props: {},
  };
  const body = JSON.stringify({ email: somebody(), password: 'correct horse', full_name: 'Ada' });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('https://longhand.example/api/auth/register', {
    method: 'POST',
    body,
    headers,
  });
  expect((await hono.fetch(request, { ...env }, context)).status).toBe(201);
  expect(waiting).not.toHaveLength(0);
  deliver();
  await Promise.all(waiting);
});

test('every mail says the same in text and in HTML, and what a person typed stays text', () => {
  const user = {
    email: 'ada@mail.example',
    fullName: '<b>Ada</b> & "Co"',
    emailVerifiedAt: new Date('2026-11-20T12:00:00Z'),
    wordsUsed: 24_000,
    wordsLimit: 30_000,
    resetsAt: new Date('2026-12-31T23:30:00Z'),
  };
  const origin = 'https://longhand.example';
  const mails = [
    verificationMail(user, origin, 'T'),
    resetMail(user, origin, 'T'),
    setPasswordMail(user, origin, 'T'),
    passwordChangedMail(user, origin),
    usageAlertMail(user, origin, 80),
    usageAlertMail(user, origin, 100),
    accountDeletedMail(user, 7),
  ];
  for (const { to, subject, text, html } of mails) {
    expect(to).toBe('ada@mail.example');
    expect(subject).not.toBe('');
    expect(text).toContain('Hello <b>Ada</b> & "Co",');
    expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/undefined|null/);
  }
  expect(mails[4]!.text).toContain('24,000 of your 30,000 words. They reset on December 31, 2026.');
  expect(mails[4]!.text).toContain(`${origin}/pricing`);
});

test('a mail to an address that nobody has confirmed repeats nothing that was typed with it', async () => {
  const app = openApp();
  const email = somebody();
  await app.visitor().register(email, { full_name: 'You won: www.evil.example' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const mails = await app.mails(email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toMatch(/^Hello,\n/);
    expect(html).toContain('<p>Hello,</p>');
    expect(text + html).not.toContain('evil');
  }
});

test('the outbox shows the newest mail first, and those to one address alone when asked', async () => {
  const app = openApp();
  const [ada, grace] = [somebody(), somebody()];
  await app.visitor().register(ada);
  await app.visitor().register(grace);
  await app.visitor().post('/api/auth/forgot-password', { email: ada });
  const all = (await app.visitor().get('/api/dev/outbox')).body.messages.map(
    (mail: { to: string }) => mail.to,
  );
  expect(all.slice(0, 3)).toEqual([ada, grace, ada]);
  expect((await app.mails(ada)).map(({ subject }) => subject)).toEqual([
    'Reset your password',
    'Confirm your email address',
  ]);
});

test('a mail whose link runs out is kept no longer than its link', () => {
  const person = { email: 'ada@example.org', fullName: 'Ada', emailVerifiedAt: new Date(0) };
  const withLink = [
    resetMail(person, 'https://a', 'x'),
    oldAddressMail(person, 'new@example.org', 'https://a', 'x'),
    newAddressMail('new@example.org', 'https://a', 'x'),
  ];
  expect(withLink.map(({ keptHours }) => keptHours)).toEqual([24, 24, 24]);
  expect(takenAddressMail(person).keptHours).toBe(7 * 24);
});
