import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readPaymentToken, signPaymentToken } from '#billing/tokens.ts';
import { after, hour } from '#contract/time.ts';
import { seal, unseal } from '#crypto/keys.ts';
import type { Bindings } from '#env.ts';
import { openApp, somebody } from './app.ts';

const old = { SIGNING_KEY: env.SIGNING_KEY };
const both = { ...old, SIGNING_KEY_NEXT: 'the next signing key of these tests' };
const changed = { SIGNING_KEY: both.SIGNING_KEY_NEXT };
const stranger = { SIGNING_KEY: 'the signing key of somebody else' };

/** Reads a guest's id in an app with these settings; the cookies carry the guest from app to app. */
async function guest(settings: Partial<Bindings>, cookies = new Map<string, string>()) {
  const browser = openApp({ env: settings }).visitor({ cookies });
  const { body } = await browser.get('/api/guest/usage');
  return { id: body.device_id as string, cookies: browser.cookies };
}

test('a guest keeps their id while the signing key changes, and their cookie is signed with the new key', async () => {
  const first = await guest(old);
  const during = await guest(both, first.cookies);
  expect(during.id).toBe(first.id);
  expect(during.cookies).not.toEqual(first.cookies);
  expect(await guest(changed, during.cookies)).toEqual(during);
  expect((await guest(changed, first.cookies)).id).not.toBe(first.id);
  // The format of cookies before keys had ids.
  const [id, , mac] = first.cookies.get('__Host-device')!.split('.');
  const early = new Map([['__Host-device', `${id}.${mac}`]]);
  expect((await guest(both, early)).id).toBe(first.id);
  expect((await guest(stranger, early)).id).not.toBe(first.id);
});

test('payment links and sealed texts stay readable across a key change, and no other key can read them', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const token = { kind: 'secret', id: 'abc' } as const;
  for (const before of [old, both]) {
    const signed = await signPaymentToken({ ...env, ...before }, token, after(now, hour));
    const sealed = await seal(before, 'mail', 'a text that nobody may read');
    expect(sealed).not.toContain('text');
    expect(await readPaymentToken({ ...env, ...both }, signed, now)).toEqual(token);
    expect(await unseal(both, 'mail', sealed)).toBe('a text that nobody may read');
    expect(await unseal(both, 'another purpose', sealed)).toBeNull();
    expect(await readPaymentToken({ ...env, ...stranger }, signed, now)).toBe('invalid');
    expect(await unseal(stranger, 'mail', sealed)).toBeNull();
  }
});

test('a Google sign-in that is under way survives a key change, and a session does not depend on the key', async () => {
  const app = openApp({ env: old });
  const browser = app.visitor();
  const email = somebody();
  const back = await browser.visitGoogle({ email });
  app.bindings.SIGNING_KEY_NEXT = both.SIGNING_KEY_NEXT;
  expect((await browser.post('/api/auth/google/callback', back)).status).toBe(200);
  const later = openApp({ env: stranger }).visitor(browser);
  expect((await later.account()).user.email).toBe(email);
});

test.each([
  ['a short key', { SIGNING_KEY: 'x'.repeat(31) }],
  ['no key', { SIGNING_KEY: '' }],
  ['a short next key', { SIGNING_KEY_NEXT: 'x'.repeat(31) }],
])('%s is reported by the health check, and signs nothing', async (_, settings) => {
  const visitor = openApp({ env: settings }).visitor();
  expect(await visitor.get('/api/health')).toMatchObject({
    status: 503,
    body: { checks: { db: 'ok', kv: 'ok', keys: 'failed' } },
  });
  const answer = await visitor.get('/api/guest/usage');
  expect(answer.status).toBe(500);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
