import { expect, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';

test.use({ javaScriptEnabled: false });

test('the home page can be read without script, and says what needs it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The rewriting needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByText('How much is free?').click();
  await expect(page.getByText('500 words a month, in texts')).toBeVisible();
});

test('the pages are reached without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$15,000' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Write to ${brand.supportEmail}` })).toBeVisible();
});

test('the menus open without script', { tag: '@phone' }, async ({ page }, { project }) => {
  await page.goto('/');
  await page.getByRole('button', { name: project.name === 'phone' ? 'Menu' : 'Mobile Apps' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Android' })).toBeVisible();
});
