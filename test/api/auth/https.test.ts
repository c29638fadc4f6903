import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { createPasswords } from '#auth/passwords/hashing.ts';
import type { Mail } from '#mail/mail.ts';
import { openApp, quickCost, refusal, somebody } from './app.ts';

const { bindings } = openApp();
const production = (url: string, init: RequestInit = {}) =>
  createApp().fetch(new Request(url, { redirect: 'manual', ...init }), bindings, createExecutionContext());

test.each([
  ['http://longhand.example/pricing?plan=pro', 'https://longhand.example/pricing?plan=pro'],
  ['http://longhand.example:8080/blog', 'https://longhand.example/blog'],
  ['http://longhand.example/assets/index.js', 'https://longhand.example/assets/index.js'],
])('the page or file %s is permanently redirected to HTTPS', async (from, to) => {
  const { status, headers } = await production(from);
  expect([status, headers.get('Location')]).toEqual([308, to]);
});

test.each([
  ['GET', '/api/health'],
  ['GET', '/api'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/payments/webhook'],
  ['POST', '/pricing'],
])('a call without HTTPS is refused with an error and never redirected: %s %s', async (method, path) => {
  const answer = await production(`http://longhand.example${path}`, { method });
  expect([answer.status, answer.headers.get('Location')]).toEqual([403, null]);
  expect(await answer.json()).toMatchObject(refusal(403, 'https_required').body);
});

type Line = { tlsVersion: string; tlsCipher?: string };

const over = (cf: Line, path: string, init: RequestInit = {}) =>
  production(`https://longhand.example${path}`, { cf, ...init });

const tooOld = /^This connection uses a TLS version older than 1\.2, /;
const tooWeak = /^This connection uses weak encryption, /;

test.each<[Line, 'tls_too_old' | 'cipher_too_weak', RegExp]>([
  [{ tlsVersion: 'TLSv1' }, 'tls_too_old', tooOld],
  [{ tlsVersion: 'TLSv1.1', tlsCipher: 'ECDHE-RSA-AES128-SHA' }, 'tls_too_old', tooOld],
  [{ tlsVersion: 'TLSv1.0' }, 'tls_too_old', tooOld],
  [{ tlsVersion: 'none' }, 'tls_too_old', tooOld],
  [{ tlsVersion: 'TLSv1.2', tlsCipher: 'AES128-GCM-SHA256' }, 'cipher_too_weak', tooWeak],
  [{ tlsVersion: 'TLSv1.2', tlsCipher: 'ECDHE-RSA-AES128-SHA256' }, 'cipher_too_weak', tooWeak],
  [{ tlsVersion: 'TLSv1.2', tlsCipher: 'DES-CBC3-SHA' }, 'cipher_too_weak', tooWeak],
])('over %j every path returns only the reason for the refusal', async (line, code, why) => {
  for (const path of ['/', '/favicon.svg', '/admin', '/blog', '/nothing-here']) {
    const answer = await over(line, path);
    expect(answer.status, path).toBe(403);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toMatch(why);
  }
  for (const answer of [
    await over(line, '/api/health'),
    await over(line, '/api/auth/login', { method: 'POST' }),
  ]) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ code, error: expect.stringMatching(why) });
  }
});

test.each<Line>([
  { tlsVersion: 'TLSv1.2' },
  { tlsVersion: 'TLSv1.2', tlsCipher: 'ECDHE-ECDSA-AES128-GCM-SHA256' },
  { tlsVersion: 'TLSv1.2', tlsCipher: 'ECDHE-RSA-AES256-GCM-SHA384' },
  { tlsVersion: 'TLSv1.2', tlsCipher: 'ECDHE-RSA-CHACHA20-POLY1305' },
  { tlsVersion: 'TLSv1.3', tlsCipher: 'AEAD-AES128-GCM-SHA256' },
  { tlsVersion: 'TLSv1.3', tlsCipher: 'AEAD-CHACHA20-POLY1305-SHA256' },
])('over %j every path is served', async (line) => {
  for (const path of ['/', '/favicon.svg', '/api/blog/posts'])
    expect((await over(line, path)).status).toBe(200);
});

test('HTTPS, localhost and, in development, another machine of the network are served', async () => {
  const path = ':8787/api/blog/posts';
  expect((await production('https://longhand.example/api/blog/posts')).status).toBe(200);
  expect((await production(`http://localhost${path}`)).status).toBe(200);
  expect((await openApp().fetchApp(new Request(`http://192.168.1.7${path}`))).status).toBe(200);
});

test('the links in an email lead to our own origin, whatever host the request names', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<Mail>();
  const mailer = () => ({ send: async (mail: Mail) => send(mail) });
  const app = createApp({ passwords: createPasswords(quickCost), mailer });
  const body = JSON.stringify({ email: somebody(), password: 'correct horse', full_name: 'Ada' });
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '10.99.0.1' };
  const request = new Request('https://evil.example/api/auth/register', { method: 'POST', headers, body });
  await app.fetch(request, bindings, createExecutionContext());
  const { text, html } = await sent;
  expect(text).toContain('https://longhand.example/');
  expect(text + html).not.toContain('evil.example');
});
