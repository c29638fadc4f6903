import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, heading, link } from './find.ts';
import * as see from './see.ts';

const suggested = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);

test('a guest at an unknown address is led to what is there for everybody', async () => {
  await open('/there-is-no-such-page');
  await see.visible(heading('Page Not Found', 1));
  await see.visible(link('Go Home'));
  await see.visible(button('Go Back'));
  await expect.poll(suggested).toEqual([
    ['Pricing', '/pricing'],
    ['What the scores mean', '/scores'],
    ['Blog', '/blog'],
  ]);
  await see.accessible();
  await see.fits(320);
});

test('somebody who is signed in is led to their own pages', async () => {
  await open('/there-is-no-such-page', { account: accountWith() });
  await expect.poll(suggested).toEqual([
    ['Pricing', '/pricing'],
    ['Usage Statistics', '/usage-stats'],
    ['Account Settings', '/account-settings'],
  ]);
});
