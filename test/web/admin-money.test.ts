import { expect, test } from 'vitest';
import { moneyInWords } from '#words/money.ts';

test.each([
  [500, 'usd', 'USD 5.00'],
  [4200, 'eur', 'EUR 42.00'],
  [500, 'jpy', 'JPY 500'],
  [500, '', '5.00'],
  [500, 'nowhere', '5.00 NOWHERE'],
])('%i of the smallest unit of %s are %s', (amount, currency, words) => {
  expect(moneyInWords(amount, currency).replace(/\s/, ' ')).toBe(words);
});
