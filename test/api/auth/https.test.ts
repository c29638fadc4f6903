import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import { openApp, quickCost, somebody } from './app.ts';
import { createPasswords } from '../../../functions/auth/passwords/hashing.ts';
import type { Mail } from '../../../functions/mail/mail.ts';

const { bindings } = openApp();
const production = (url: string, init: RequestInit = {}) =>
  createApp().fetch(new Request(url, { redirect: 'manual', ...init }), bindings, createExecutionContext());

test.each([
  ['http://longhand.example/pricing?plan=pro', 'https://longhand.example/pricing?plan=pro'],
  ['http://longhand.example:8080/blog', 'https://longhand.example/blog'],
  ['http://longhand.example/favicon.svg', 'https://longhand.example/favicon.svg'],
  ['http://longhand.example/assets/index.js', 'https://longhand.example/assets/index.js'],
])('the page or file %s goes to HTTPS for good', async (from, to) => {
  const answer = await production(from);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('Location')).toBe(to);
});

test.each([
  ['GET', '/api/health'],
  ['GET', '/api'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/payments/webhook'],
  ['POST', '/pricing'],
])('a call without HTTPS is refused in words and never sent on: %s %s', async (method, path) => {
  const answer = await production(`http://longhand.example${path}`, { method });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('Location')).toBeNull();
  expect(await answer.json()).toEqual({
    code: 'https_required',
    error:
      'This call came by http, where others can read it, so nothing was done. Make it to the same address by https.',
  });
});

const over = (tlsVersion: string, path: string, init: RequestInit = {}) =>
  production(`https://longhand.example${path}`, { cf: { tlsVersion }, ...init });

const why =
  /^This connection uses a version of TLS before 1\.2, .* Use a browser or a program that speaks TLS 1\.2/;

test.each(['TLSv1', 'TLSv1.1'])('over %s there is a reason and nothing of the product', async (version) => {
  for (const path of ['/', '/favicon.svg', '/admin', '/blog', '/nothing-here']) {
    const answer = await over(version, path);
    expect(answer.status, path).toBe(403);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toMatch(why);
  }
  for (const [method, path] of [
    ['GET', '/api/health'],
    ['POST', '/api/auth/login'],
  ] as const) {
    const answer = await over(version, path, { method });
    expect(answer.status, path).toBe(403);
    expect(await answer.json()).toEqual({ code: 'tls_too_old', error: expect.stringMatching(why) });
  }
});

test.each(['TLSv1.2', 'TLSv1.3'])('over %s everything is answered', async (version) => {
  for (const path of ['/', '/favicon.svg', '/api/health'])
    expect((await over(version, path)).status).toBe(200);
});

test('HTTPS, and the machine itself, are answered', async () => {
  expect((await production('https://longhand.example/api/health')).status).toBe(200);
  expect((await production('http://localhost:8787/api/health')).status).toBe(200);
});

test('development is reached without it, from another machine of the network too', async () => {
  const answer = await openApp().fetchApp(new Request('http://192.168.1.7:8787/api/health'));
  expect(answer.status).toBe(200);
});

test('the links in a mail lead to our own address, whatever address the request names', async () => {
  const mails: Mail[] = [];
  const app = createApp({
    passwords: createPasswords(quickCost),
    mailer: () => ({
      async send(mail) {
        mails.push(mail);
      },
    }),
  });
  const email = somebody();
  const post = (path: string, body: object) =>
    app.fetch(
      new Request(`https://evil.example${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '10.99.0.1' },
        body: JSON.stringify(body),
      }),
      { ...bindings, SIGN_UP_RATE: undefined, MAIL_RATE: undefined },
      createExecutionContext(),
    );
  await post('/api/auth/register', { email, password: 'correct horse', full_name: 'Ada' });
  await post('/api/auth/forgot-password', { email });
  await expect.poll(() => mails.map(({ subject }) => subject)).toContain('Reset your password');
  for (const { text, html } of mails) {
    expect(text).toContain('https://longhand.example/');
    expect(text + html).not.toContain('evil.example');
  }
});
