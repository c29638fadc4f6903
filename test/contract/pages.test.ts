import { expect, test } from 'vitest';
import { descriptions } from '#contract/descriptions.ts';
import { addressesOf, developmentPaths, findPage, pageNames, pages } from '#contract/pages.ts';

const routeTable = [
  '/',
  '/pricing',
  '/contact',
  '/auth/callback',
  '/payment-success/:token',
  '/payment-success',
  '/payment-success/upgrade-completed',
  '/external-payment-success',
  '/external-payment-succes',
  '/external-payment-success-secure',
  '/external-payment-success-legacy',
  '/mock-payment',
  '/debug',
  '/auth-debug',
  '/usage-stats',
  '/account-settings',
  '/reset-password',
  '/earn',
  '/blog',
  '/blog/:slug',
  '/admin',
  '/payment-urls-demo',
  '/plan-payment-urls',
  '/secret-payment-urls',
];

test('each route of the specification is a page, or one of development alone, never two of them', () => {
  const listed = [...pageNames.flatMap(addressesOf), ...developmentPaths];
  for (const path of routeTable) {
    expect(
      listed.filter((each) => each === path),
      path,
    ).toHaveLength(1);
  }
});

test('every page has a title of its own, and every rendered one a description', () => {
  const all = Object.values(pages);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const words = Object.values(descriptions);
  expect(new Set(words).size).toBe(words.length);
});

test('an address finds its page, and nothing else does', () => {
  expect(findPage('/')).toBe('home');
  expect(findPage('/earn')).toBe('earn');
  for (const path of ['', '/a.b.c', '/upgrade-completed']) {
    expect(findPage(`/payment-success${path}`), path).toBe('payment-success');
  }
  for (const path of [
    '',
    '/Earn',
    '/earn/',
    '/earn/more',
    '/payment-success/a/b',
    ...developmentPaths,
    '//',
    '/constructor',
    '/__proto__',
  ]) {
    expect(findPage(path), path).toBeUndefined();
  }
});
