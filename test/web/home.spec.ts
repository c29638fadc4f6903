import { expect, test } from '@playwright/test';
import { plans } from '../../functions/contract/plans.ts';
import { open } from './open.ts';

test('taking a change back puts the old words into the text, and making it again takes them out', async ({
  page,
}) => {
  await open(page, '/');
  const result = page.getByRole('article', { name: 'As it reads now' });
  const change = page.getByRole('checkbox', { name: 'In order to becomes To' });
  await expect(result).toContainText('To meet growing demand');
  await change.click();
  await expect(change).not.toBeChecked();
  await expect(result).toContainText('In order to meet growing demand');
  await expect(page.getByText('5 of 6 changes kept')).toBeVisible();
  await change.click();
  await expect(result).toContainText('. To meet growing demand');
  await expect(page.getByText('6 of 6 changes kept')).toBeVisible();
});

test('a mark in the draft takes its change back with a click', async ({ page }) => {
  await open(page, '/');
  const draft = page.getByRole('article', { name: 'Draft, marked' });
  await expect(draft.getByRole('deletion').filter({ hasText: 'additional' })).toBeVisible();
  await expect(draft.getByRole('insertion').filter({ hasText: 'extra' })).toBeVisible();
  await draft.getByText('additional').click();
  await expect(draft.getByRole('insertion').filter({ hasText: 'extra' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'additional becomes extra' })).not.toBeChecked();
  await expect(page.getByRole('article', { name: 'As it reads now' })).toContainText('The additional hours');
});

test('all changes are taken back and made again by keyboard, and nothing below moves', async ({ page }) => {
  await open(page, '/');
  const steps = page.getByRole('heading', { name: 'Three steps' });
  const result = page.getByRole('article', { name: 'As it reads now' });
  const before = await steps.boundingBox();
  await page.getByRole('button', { name: 'Take all back' }).press('Enter');
  await expect(result).toContainText('Moreover, the Harbour Street library');
  await expect(result).toContainText('It is important to note that the additional hours');
  expect(await steps.boundingBox()).toEqual(before);
  const button = page.getByRole('button', { name: 'Make all changes' });
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(result).toContainText('The extra hours');
});

test('what is exact in the example stays, whatever is taken back', async ({ page }) => {
  await open(page, '/');
  const result = page.getByRole('article', { name: 'As it reads now' });
  const exact = [
    'Harbour Street',
    '1974',
    '9 p.m.',
    'Tuesdays and Thursdays',
    '3 March',
    'Ana Petrov',
    '£12,400',
  ];
  for (const fact of exact) await expect(result).toContainText(fact);
  await page.getByRole('button', { name: 'Take all back' }).click();
  for (const fact of exact) await expect(result).toContainText(fact);
});

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

test('the last call to action leads to the example', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Try the example' }).click();
  const heading = page.getByRole('heading', { name: 'An example' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
