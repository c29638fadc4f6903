import { expect, test } from 'vitest';
import { faultsOf as allFaults, type Settings } from '../../scripts/settings.ts';

const faultsOf = (settings: Settings, hasModels = false) => allFaults(settings, { hasModels });

test('what the humanizer could not work with is told before anything runs', () => {
  expect(faultsOf({ HUMANIZER_SECONDS: 'abc' })).toEqual([
    'HUMANIZER_SECONDS must be a number of seconds above 0; it is “abc”.',
  ]);
  expect(faultsOf({ HUMANIZER_ENGINE: 'http', HUMANIZER_URL: 'rewriter.example' })).toEqual([
    'HUMANIZER_ENGINE is “http”, so HUMANIZER_URL must be the address of a service.',
  ]);
});

test('the engine of Cloudflare’s models needs their binding', () => {
  const settings = { HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: '@cf/some/model' };
  expect(faultsOf(settings, true)).toEqual([]);
  expect(faultsOf(settings)).toEqual([
    'HUMANIZER_ENGINE is “workers-ai”, so the AI binding and HUMANIZER_MODEL must be set.',
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
