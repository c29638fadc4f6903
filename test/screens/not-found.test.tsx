import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, expectAccessible, expectToFit, expectVisible } from './see.ts';

const suggested = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);

test('a guest at an unknown address is led to what is there for everybody', async () => {
  await open('/there-is-no-such-page');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Page Not Found' }));
  await expectVisible(page.getByRole('link', { name: 'Go Home' }));
  await expectVisible(button('Go Back'));
  await expect.poll(suggested).toEqual([
    ['Pricing', '/pricing'],
    ['What the scores mean', '/scores'],
    ['Blog', '/blog'],
  ]);
  await expectAccessible();
  await expectToFit(320);
});

test('somebody who is signed in is led to their own pages', async () => {
  await open('/there-is-no-such-page', { account: accountWith() });
  await expect.poll(suggested).toEqual([
    ['Pricing', '/pricing'],
    ['Usage Statistics', '/usage-stats'],
    ['Account Settings', '/account-settings'],
  ]);
});
