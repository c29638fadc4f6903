import { expect, test } from 'vitest';
import {
  activationMessage,
  checkUrlType,
  chooseUrlType,
  recommendedUrlType,
  successUrl,
} from '#contract/payments.ts';

test.each([
  [{ plan: 'ultra', preference: 'simple', environment: 'development', audience: 'enterprise' }, 'simple'],
  [{ plan: 'ultra', environment: 'development', audience: 'marketing' }, 'query'],
  [{ plan: 'ultra', environment: 'production', audience: 'marketing' }, 'simple'],
  [{ plan: 'pro', environment: 'production', audience: 'enterprise' }, 'token'],
  [{ plan: 'pro', environment: 'production' }, 'query'],
  [{ plan: 'ultra' }, 'token'],
] as const)('%j gets a success URL of type %s', (choice, type) => {
  expect(chooseUrlType(choice)).toBe(type);
});

test('a recommended URL type is valid, Ultra accepts no other, and the others are valid with a note', () => {
  expect(checkUrlType('pro', recommendedUrlType.pro)).toMatchObject({ valid: true });
  expect(checkUrlType('ultra', 'token')).toMatchObject({ valid: true });
  for (const type of ['query', 'simple'] as const) {
    expect(checkUrlType('ultra', type)).toEqual({ valid: false, message: expect.stringContaining('token') });
  }
  expect(checkUrlType('pro', 'simple')).toEqual({ valid: true, message: expect.stringContaining('query') });
});

test('a success URL has a token, query or simple form', () => {
  const parts = { token: 'a.b/c', session_id: '1f2e3d4c-5b6a', plan: 'pro', amount: 5 } as const;
  const url = (type: 'token' | 'query' | 'simple') => successUrl(type, 'https://longhand.example', parts);
  expect(url('token')).toBe('https://longhand.example/payment-success/a.b%2Fc');
  expect(url('query')).toBe(
    'https://longhand.example/payment-success?session=1f2e3d4c-5b6a&plan=pro&amount=5',
  );
  expect(url('simple')).toBe('https://longhand.example/payment-success?status=completed&ref=1f2e3d4c');
});

test('the activation message says how many words were carried over and what an annual term saved', () => {
  const year = { plan: 'pro', billing_cycle: 'annual', words_carried: 1380, action: 'ACTIVATED' } as const;
  expect(activationMessage(year, false)).toBe(
    'Your Pro plan is active. 1,380 unused words were carried over. You saved 50% with annual billing!',
  );
  expect(activationMessage({ ...year, action: 'EXTENDED', words_carried: 0 }, false)).toBe(
    'Your Pro plan is active. You get the new words when the term begins, plus any you have left by then. You saved 50% with annual billing!',
  );
  const bought = {
    plan: 'ultra',
    billing_cycle: 'monthly',
    words_carried: 0,
    action: 'UPGRADED/CHANGED',
  } as const;
  expect(activationMessage(bought, false)).toBe('Your Ultra plan is active.');
  expect(activationMessage(bought, true)).toContain('Subscription Already Active');
});
