import { expect, test } from 'vitest';
import { developmentOrigin } from '#content/account/payment-urls.ts';

const here = (address: string) => developmentOrigin(new URL(address));

test('the origin of development is the one looked at, or the usual one where that is no development', () => {
  expect(here('http://localhost:9000/plan-payment-urls')).toBe('http://localhost:9000');
  expect(here('http://127.0.0.1:4321/')).toBe('http://127.0.0.1:4321');
  expect(here('https://longhand.example/')).toBe('http://localhost:8787');
});
