import { expect, test } from 'vitest';
import { faultsOf } from '../../scripts/settings.ts';

test.each(['abc', '', '0', '-5', 'NaN'])('HUMANIZER_SECONDS=%s is told before anything runs', (seconds) => {
  expect(faultsOf({ HUMANIZER_SECONDS: seconds })).toEqual([
    `HUMANIZER_SECONDS is “${seconds}”: it must be a number of seconds above 0.`,
  ]);
});

test('an address that is none is told too, each on its own line', () => {
  const links = { STRIPE_LINK_PRO_MONTHLY: 'buy.stripe.com/a', HUMANIZER_URL: 'https://rewriter.example' };
  expect(faultsOf({ ...links, MAIL_ENDPOINT: 'mail' })).toEqual([
    'MAIL_ENDPOINT is “mail”: it must be an address, https://….',
    'STRIPE_LINK_PRO_MONTHLY is “buy.stripe.com/a”: it must be an address, https://….',
  ]);
});

test('what may be left out may be left out', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ HUMANIZER_SECONDS: '7.5' })).toEqual([]);
});
