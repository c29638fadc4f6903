import { expect, test } from '@playwright/test';
import { plans } from '#contract/plans.ts';
import { open } from './open.ts';

test('a question opens and closes by keyboard, and the free allowance is the plan’s', async ({ page }) => {
  await open(page, '/');
  const question = page.getByText('How much is free?');
  const answer = page.getByText(`${plans.free.wordsPerMonth} words a month, in texts of up to`);
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('the last call to action leads to the tool', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Try it on your text' }).click();
  const field = page.getByRole('textbox', { name: 'Your Text' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});
