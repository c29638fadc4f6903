import { expect, test } from 'vitest';
import { descriptions } from '#contract/descriptions.ts';
import { addressesOf, developmentPaths, findPage, pageNames, pages } from '#contract/pages.ts';

/** The routes of the specification. */
const routes = `
  / /pricing /contact /auth/callback /mock-payment /debug /auth-debug /usage-stats /account-settings /reset-password
  /payment-success/:token /payment-success /payment-success/upgrade-completed
  /external-payment-success /external-payment-succes /external-payment-success-secure /external-payment-success-legacy
  /earn /blog /blog/:slug /admin /payment-urls-demo /plan-payment-urls /secret-payment-urls`;

test.each(routes.trim().split(/\s+/))('%s belongs to exactly one page or development page', (path) => {
  const listed = [...pageNames.flatMap(addressesOf), ...developmentPaths];
  expect(listed.filter((each) => each === path)).toHaveLength(1);
});

test('every page has a unique title, and no two descriptions are the same', () => {
  const all = Object.values(pages);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const words = Object.values(descriptions);
  expect(new Set(words).size).toBe(words.length);
});

test('a path finds its page, and any other path finds none', () => {
  expect(findPage('/')).toBe('home');
  expect(findPage('/earn')).toBe('earn');
  for (const path of ['', '/a.b.c', '/upgrade-completed']) {
    expect(findPage(`/payment-success${path}`), path).toBe('payment-success');
  }
  const nowhere = ['', '/Earn', '/earn/', '/earn/more', '/payment-success/a/b', '//', '/__proto__'];
  for (const path of [...nowhere, ...developmentPaths]) expect(findPage(path), path).toBeUndefined();
});
