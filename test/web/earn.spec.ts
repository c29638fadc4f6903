import { expect, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';

test('the creator programme says what is paid, when, and what it is not for', async ({ page }) => {
  await page.goto('/earn');
  const main = page.getByRole('main');
  await expect(main).toContainText('$1.50 for every 1,000 real views');
  await expect(page.getByRole('row').filter({ hasText: '10,000 the minimum payout' })).toContainText('$15');
  await expect(main).toContainText('Up to $15,000 per video');
  await expect(main).toContainText('Friday');
  await expect(main).toContainText('within 48 hours');
  await expect(main).toContainText(brand.domain);
  await expect(main).toContainText(brand.hashtag);
  await expect(main).toContainText('not for academic dishonesty');
});

test('a question about the programme opens by keyboard', async ({ page }) => {
  await page.goto('/earn');
  const answer = page.getByText('through a wallet provider, a card provider or by bank transfer');
  await expect(answer).toBeHidden();
  await page.getByText('When and how am I paid?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('the contact link writes to support', async ({ page }) => {
  await page.goto('/earn');
  const link = page.getByRole('main').getByRole('link', { name: brand.supportEmail });
  await expect(link).toHaveAttribute('href', `mailto:${brand.supportEmail}?subject=Creator%20programme`);
});
