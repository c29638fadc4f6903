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

test('each style of success URL is parsed', () => {
  const origin = 'https://longhand.example';
  expect(claimOf(successUrl('token', origin, parts))).toEqual({ by: 'token', token: parts.token });
  const { session_id, plan } = parts;
  expect(claimOf(successUrl('query', origin, parts))).toEqual({ by: 'session', session_id, plan });
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

const tokenOf = (payload: object) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`;

test.each([
  [tokenOf({ sub: '3f8a2c1e' }), '3f8a2c1e'],
  [tokenOf({ sub: 'its own id', session: '3f8a2c1e-7b4d' }), '3f8a2c1e-7b4d'],
  ['not-a-token', 'not-a-token'],
  ['head.!.sign', 'head.!.sign'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the payment reference is read from a token without verifying the signature: %s', (token, named) =>
  expect(referenceIn({ by: 'token', token })).toBe(named),
);

test('an order for the mock payment is complete or null', () => {
  expect(readOrder('?token=a.b.c&plan=pro&amount=5')).toEqual({ token: 'a.b.c', plan: 'pro', amount: 5 });
  for (const search of ['?plan=pro&amount=5', '?token=a&amount=5', '?token=a&plan=pro&amount=x'])
    expect(readOrder(search), search).toBeNull();
});

test('outside development, the development origin is the default one', () =>
  expect(developmentOrigin(new URL('https://longhand.example/'))).toBe('http://localhost:8787'));
