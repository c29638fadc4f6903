import { expect, test } from 'vitest';
import { successUrl } from '#contract/payments.ts';
import { readOrder } from '#development/mock-payment/mock-order.ts';
import { readClaim, referenceIn } from '#payment/claim.ts';
import { developmentOrigin } from '#content/account/payment-urls.ts';

const parts = { token: 'a.b-c_d.e', session_id: '3f8a2c1e-7b4d', plan: 'pro', amount: 5 } as const;

function claimOf(address: string) {
  const { pathname, search } = new URL(address, 'https://longhand.example');
  return readClaim(pathname, search);
}

test('each style of success URL is understood', () => {
  const origin = 'https://longhand.example';
  expect(claimOf(successUrl('token', origin, parts))).toEqual({ by: 'token', token: parts.token });
  expect(claimOf(successUrl('query', origin, parts))).toEqual({
    by: 'session',
    session_id: parts.session_id,
    plan: 'pro',
  });
  expect(claimOf(successUrl('simple', origin, parts))).toEqual({ by: 'session', session_id: '3f8a2c1e' });
});

test.each([
  ['/external-payment-success?session_id=cs_1', { by: 'session', session_id: 'cs_1' }],
  ['/external-payment-succes?token=a.b.c', { by: 'token', token: 'a.b.c' }],
  ['/external-payment-success-secure?ref=3f8a&plan=gold', { by: 'session', session_id: '3f8a' }],
  ['/external-payment-success-legacy?session=', { by: 'nothing' }],
  ['/payment-success?status=completed', { by: 'nothing' }],
  ['/payment-success/upgrade-completed?plan=ultra&status=success', { by: 'upgrade', plan: 'ultra' }],
  ['/payment-success/upgrade-completed?plan=ultra', { by: 'upgrade', plan: null }],
  ['/payment-success/upgrade-completed?plan=free&status=success', { by: 'upgrade', plan: null }],
] as const)('%s', (address, claim) => {
  expect(claimOf(address)).toEqual(claim);
});

test('the payment that a token is about can be named without opening its seal', () => {
  const payload = Buffer.from(JSON.stringify({ sub: '3f8a2c1e-ÿ' })).toString('base64url');
  const token = `head.${Buffer.from(JSON.stringify({ sub: '3f8a2c1e' })).toString('base64url')}.sign`;
  expect(referenceIn({ by: 'token', token })).toBe('3f8a2c1e');
  const secret = Buffer.from(JSON.stringify({ sub: 'its own id', session: '3f8a2c1e-7b4d' })).toString(
    'base64url',
  );
  expect(referenceIn({ by: 'token', token: `head.${secret}.sign` })).toBe('3f8a2c1e-7b4d');
  expect(referenceIn({ by: 'token', token: 'not-a-token' })).toBe('not-a-token');
  expect(referenceIn({ by: 'token', token: `head.${payload}!.sign` })).toHaveLength(payload.length + 11);
  expect(referenceIn({ by: 'token', token: 'x'.repeat(500) })).toHaveLength(200);
});

test('an order for the mock payment is whole or none', () => {
  expect(readOrder('?token=a.b.c&plan=pro&amount=5')).toEqual({ token: 'a.b.c', plan: 'pro', amount: 5 });
  for (const search of [
    '?plan=pro&amount=5',
    '?token=a&amount=5',
    '?token=a&plan=pro',
    '?token=a&plan=pro&amount=x',
  ]) {
    expect(readOrder(search), search).toBeNull();
  }
});

const here = (address: string) => developmentOrigin(new URL(address));

test('the origin of development is the one looked at, or the usual one where that is no development', () => {
  expect(here('http://localhost:9000/plan-payment-urls')).toBe('http://localhost:9000');
  expect(here('http://127.0.0.1:4321/')).toBe('http://127.0.0.1:4321');
  expect(here('https://longhand.example/')).toBe('http://localhost:8787');
});
