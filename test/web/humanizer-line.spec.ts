import { expect, test } from '@playwright/test';
import { press, result, twoParts, wordsIn, yourText } from './humanizer-steps.ts';
import { open } from './open.ts';
import { register } from './people.ts';
import { slowLine } from './slow-line.ts';

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
