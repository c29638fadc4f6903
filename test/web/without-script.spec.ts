import { expect, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { report } from '#prose/estimate/report.ts';
import { signalLabels } from '#prose/signals/labels.ts';

test.use({ javaScriptEnabled: false });

test('without script every public page can be read and reached and says what needs it, and menus open at any width', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The rewriting needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByText('How much is free?').click();
  await expect(page.getByText('500 words a month, in texts')).toBeVisible();

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
  await expect(page.getByRole('cell', { name: '$15,000' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Write to ${brand.supportEmail}` })).toBeVisible();

  const main = page.getByRole('main');
  const answer = page.getByText('through a wallet provider, a card provider or by bank transfer');
  await expect(answer).toBeHidden();
  await page.getByText('When and how am I paid?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  await page.goto(pages.scores.path);
  await expect(main).toContainText('draws an AI Probability from 75% to 95%');
  await expect(main).toContainText('A slogan, not a measurement.');
  const people = page.getByRole('table', { name: 'What it says of texts by people' });
  await expect(people.getByRole('row')).toHaveCount(
    1 + report.verdicts.filter(({ author }) => author === 'human').length,
  );
  await expect(people.getByRole('row', { name: 'TOEFL' })).toContainText('0 (0% to 17%)');
  const models = page.getByRole('table', { name: 'What it says of texts by models' });
  await expect(models.getByRole('row', { name: 'Chat answers, 2024' })).toContainText('44%');
  const signals = page.getByRole('table', { name: 'Human texts, from low to high' });
  await expect(signals.getByRole('row')).toHaveCount(1 + Object.keys(signalLabels).length);
  await expect(signals.getByRole('row', { name: /^Sentence length/ })).toContainText('9.5 to 29.6 words');

  await page.goto('/contact');
  await expect(page.getByText('24/7 customer support')).toBeVisible();
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
});
