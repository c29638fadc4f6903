import { expect, test } from '@playwright/test';
import { report } from '#prose/estimate/report.ts';
import { pages } from '#contract/pages.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { expectToFit } from './look.ts';
import { open } from './open.ts';

test('the footer leads to what each score means', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'What the scores mean' }).click();
  await expect(page).toHaveURL(pages.scores.path);
  await expect(page.getByRole('heading', { level: 1, name: 'What the scores mean' })).toBeFocused();
  await expectToFit(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells what is simulated, and how the estimate did on each kind of text', async ({
    page,
  }) => {
    await page.goto(pages.scores.path);
    const main = page.getByRole('main');
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
  });
});
