import { expect, type Locator, type Page, test } from '@playwright/test';
import { countWords } from '#contract/words.ts';
import { amountsOf, weightsOf } from '../../web/src/comparison/rows/amounts.ts';
import { shortText } from '../../web/src/specimen/edited-text.ts';
import { isPhone } from './account-steps.ts';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { open } from './open.ts';

const { source, changes } = shortText;

async function openShort(page: Page) {
  await open(page, '/specimen');
  const region = page.getByRole('region', { name: 'A text compared' });
  const marks = region.locator('.edit');
  await expect(marks).toHaveCount(changes.length);
  return { region, marks, result: region.locator('pre'), amounts: region.locator('.comparison-line output') };
}

const box = async (place: Locator) => (await place.boundingBox())!;
const said = (count: number) => `${count} of ${changes.length} changes kept`;

const weights = weightsOf(changes);
const percentWithout = (...takenBack: number[]) =>
  `${amountsOf(weights, new Set(takenBack), countWords(source)).percent}% of the words changed`;

test('a change is taken back and made again by one press, and the text and the counts follow', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { region, marks, result, amounts } = await openShort(page);
  const order = region.getByRole('button', { name: '“In order to” becomes “To”', exact: true });
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await expect(order).toHaveAccessibleDescription('Nothing is lost when these words go.');
  await expect(amounts).toContainText(percentWithout());
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'false');
  await expect(amounts).toContainText(said(changes.length - 1));
  await expect(amounts).toContainText(percentWithout(2));
  await expect(result).toContainText('In order to meet growing demand');
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await expect(result).toContainText('To meet growing demand');

  // What stands in the source is pressed as well as what stands in the result, where both are side by side.
  if (!isPhone(page)) {
    await region.locator('.comparison-before').getByText('In order to').click();
    await expect(amounts).toContainText(said(changes.length - 1));
  }

  for (const [index] of changes.entries()) {
    const mark = marks.nth(index);
    if ((await mark.getAttribute('aria-pressed')) === 'true') await mark.click();
  }
  await expect(amounts).toContainText(said(0));
  await expect(amounts).toContainText('0% of the words changed');
  expect(await result.textContent()).toBe(source);

  await region.getByRole('button', { name: 'Make all changes' }).click();
  await expect(amounts).toContainText(said(changes.length));
  await region.getByRole('button', { name: 'Take all back' }).click();
  await expect(amounts).toContainText(said(0));
  expect(await result.textContent()).toBe(source);
  expect(complaints).toEqual([]);
});

test('by keyboard alone: one stop for Tab, then to and fro, and every change taken back', async ({
  page,
}) => {
  const { region, marks, result, amounts } = await openShort(page);
  await region.getByRole('button', { name: 'Make all changes' }).focus();
  await page.keyboard.press('Tab');
  await expect(marks.nth(0)).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await expect(marks.nth(2)).toBeFocused();
  await page.keyboard.press('p');
  await expect(marks.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(marks.last()).toBeFocused();
  await expect(marks.last()).toBeInViewport();
  await page.keyboard.press('Home');

  for (const [index] of changes.entries()) {
    await expect(marks.nth(index)).toBeFocused();
    await page.keyboard.press(['Backspace', 'Enter', 'Space'][index % 3]!);
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('ArrowDown');
  }
  await expect(amounts).toContainText(said(0));
  expect(await result.textContent()).toBe(source);

  // Away and back again leads to where one was.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(marks.last()).toBeFocused();
});

test('what cannot be seen is named, and only what has a reason gives one', async ({ page }) => {
  const { region } = await openShort(page);
  const named = ['“visitor” zero-width space becomes “visitor”', '“c” Cyrillic о “uncil” becomes “council”'];
  for (const name of [...named, 'no-break space becomes space', '“of them” is added', '“really” is struck']) {
    await expect(region.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(/\w/);
  }
  const plain = region.getByRole('button', { name: '“is going to” becomes “will”' });
  await expect(plain).toHaveAccessibleDescription('');
});

test(
  'side by side where there is room; else one text with the reason under the thumb',
  { tag: '@phone' },
  async ({ page }) => {
    const { region, marks } = await openShort(page);
    const dock = region.getByRole('complementary', { name: 'The change last touched' });
    const reason = 'A stock figure; plain words say what it means.';
    await marks.nth(1).click();
    await expectToFit(page);
    if (isPhone(page)) {
      await expect(dock).toContainText(reason);
      await expect(region.locator('.comparison-before').first()).toBeHidden();
      await dock.getByRole('button', { name: 'Make this change' }).click();
      await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await dock.getByRole('button', { name: 'Next change' }).click();
      await expect(dock).toContainText('Nothing is lost when these words go.');
      await expect(dock.getByRole('button', { name: 'Take it back' })).toBeInViewport();
    } else {
      await expect(dock).toBeHidden();
      await expect(region.locator('.comparison-notes').getByText(reason)).toBeVisible();
      const rows = region.locator('.comparison-row');
      const before = await box(rows.nth(2).locator('.comparison-before'));
      const after = await box(rows.nth(2).locator('.comparison-after'));
      expect(after.y).toBe(before.y);
      expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
    }
    await region.getByLabel('Only sentences with changes').check();
    const fold = region.getByRole('button', { name: '1 sentence unchanged' });
    await expect(fold).toHaveCount(3);
    await fold.first().click();
    await expect(fold).toHaveCount(2);
    await expect(region.getByText('We ran out of chairs').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('the facts are proved in both texts, and follow what is taken back', async ({ page }) => {
  const { region } = await openShort(page);
  const facts = page.getByRole('region', { name: 'Fact report' }).first();
  await expect(facts).toContainText(
    'No fact was lost. All 19 stand in the result, 18 letter for letter and 1 in',
  );
  await expect(facts).toContainText('One sentence is as you wrote it');
  await facts.getByText('6 numbers, all kept').click();
  await facts.getByRole('button', { name: '£12,400 kept' }).click();
  const places = facts.getByRole('definition');
  await expect(places.first()).toHaveText(
    /It is important to note that the additional hours .* £12,400 pays/,
  );
  await expect(places.last()).toHaveText(/The extra hours .* £12,400 pays/);
  await expect(places.locator('mark')).toHaveText(['£12,400', '£12,400']);
  await region.getByRole('button', { name: '“do not” becomes “don’t”' }).click();
  await expect(facts).toContainText('All 19 stand in the result, letter for letter.');
  await expect(places.last()).toHaveText(/The extra hours do not cost/);
  await expectAccessible(page);
});

test('a hundred thousand words are laid out bit by bit, and only what is near is drawn', async ({ page }) => {
  await open(page, '/specimen');
  await page.getByRole('button', { name: 'Make 100,000 words up' }).click();
  await page.getByRole('button', { name: 'Compare 100,000 words' }).click();
  const long = page.locator('section[aria-labelledby="specimen-long"]');
  await expect(long.getByText('Laying out the rest')).toHaveCount(0);
  const amounts = long.locator('.comparison-line output');
  const total = Number((await amounts.textContent())!.match(/of ([\d,]+) changes/)![1]!.replace(',', ''));
  expect(total).toBeGreaterThan(8_000);
  const marks = long.locator('.edit');
  await marks.first().press('End');
  const last = long.locator(`.edit[data-change="${total - 1}"]`);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Backspace');
  await expect(amounts).toContainText(`${(total - 1).toLocaleString('en')} of`);
  expect(await marks.count()).toBeLessThan(400);
  await page.keyboard.press('Home');
  await expect(marks.first()).toBeFocused();
  await expect(marks.first()).toHaveAttribute('data-change', '0');
  await expect(marks.first()).toBeInViewport();
});
