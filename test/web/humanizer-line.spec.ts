import { expect, test } from '@playwright/test';
import { press, result, twoParts, wordsIn, yourText } from './humanizer-steps.ts';
import { open } from './open.ts';
import { register } from './people.ts';
import { slowLine } from './slow-line.ts';

test('a long text comes part by part, and stopping keeps what has come', async ({ page, baseURL }) => {
  await register(page);
  await open(page, '/');
  const line = await slowLine(page, baseURL ?? '');
  await yourText(page).fill(twoParts);
  await press(page, 'Humanize');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await line.pass(2);
  await expect(page.getByRole('progressbar', { name: '1 of 2 parts' })).toBeVisible();
  await expect(result(page)).toContainText('1990');
  await press(page, 'Cancel');
  await expect(result(page)).toContainText('You stopped this after 1 of 2 parts.');
  await expect(result(page)).toContainText('1990');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Humanize' })).toBeEnabled();
});

test('a connection that is cut in the middle is told, and the same run goes on without a second charge', async ({
  page,
  baseURL,
}) => {
  await register(page);
  await open(page, '/');
  const line = await slowLine(page, baseURL ?? '');
  await yourText(page).fill(twoParts);
  await press(page, 'Humanize');
  await line.pass(2);
  await expect(result(page)).toContainText('1990');
  line.cut();
  await expect(page.getByRole('alert')).toHaveText('Error: the connection was lost. Please try again.');
  await expect(result(page)).toContainText('1990');
  line.open();
  await press(page, 'Retry');
  await expect(result(page)).toContainText('1999');
  const words = wordsIn(twoParts);
  await expect(page.getByText(`${words} / ${500 - words} words`)).toBeVisible();
});
