import { expect, test } from '@playwright/test';
import { press, result, longest, wordsIn, yourText } from './humanizer-steps.ts';
import { open } from './look.ts';
import { register } from './people.ts';
import { slowLine } from './slow-line.ts';

test('a run interrupted by a reload or a lost connection resumes with its id and is not charged twice', async ({
  page,
  baseURL,
}) => {
  await register(page);
  await open(page, '/');
  const runs = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/humanize')) runs.add(request.postDataJSON().run_id);
  });
  const line = await slowLine(page, baseURL ?? '');
  await yourText(page).fill(longest);
  await press(page, 'Humanize');
  await line.pass(1);
  await page.reload();
  // The run resumes without a click.
  await line.pass(1);
  line.cut();
  await expect(page.getByRole('alert')).toHaveText('Error: the connection was lost. Please try again.');
  line.open();
  await press(page, 'Retry');
  await expect(result(page)).toContainText('1997');
  await expect(yourText(page)).toHaveValue(longest);
  expect(runs.size).toBe(1);
  const words = wordsIn(longest);
  await expect(page.getByText(`${words} / ${500 - words} words`)).toBeVisible();
  // The result is restored after another reload.
  await page.reload();
  await expect(result(page)).toContainText('1997');
  await expect(page.getByText(/^The result is ready\./)).toBeAttached();
});
