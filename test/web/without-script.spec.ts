import { expect, test } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { report } from '#prose/estimate/report.ts';
import { signalLabels } from '#prose/signals/labels.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, pages can be read and reached and say what needs it, and menus open on wide screens and phones', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This tool needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByText('How much is free?').click();
  await expect(page.getByText('500 words a month, up to')).toBeVisible();

  const android = page.getByRole('banner').getByRole('link', { name: 'Android' });
  await page.getByRole('button', { name: 'Mobile Apps' }).click();
  await expect(android).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(android).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(android).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeVisible();
  const answer = page.getByText('through a wallet provider, a card provider or by bank transfer');
  await expect(answer).toBeHidden();
  await page.getByText('When and how am I paid?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  await page.goto(pages.scores.path);
  await expect(page.getByRole('main')).toContainText('picks a random AI Probability: 75% to 95%');
  const tables = [
    ['What it says of texts by people', report.verdicts.filter(({ author }) => author === 'human').length],
    ['Human texts, from low to high', Object.keys(signalLabels).length],
  ] as const;
  for (const [name, rows] of tables)
    await expect(page.getByRole('table', { name }).getByRole('row')).toHaveCount(1 + rows);

  await page.goto('/contact');
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
});
