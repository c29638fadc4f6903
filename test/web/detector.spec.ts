import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { open } from './open.ts';

const stiff = `Moreover, the landscape of modern education is undergoing a profound transformation, fostering innovation across institutions worldwide. Furthermore, it is important to note that technology plays a crucial role in this process, enabling students to access comprehensive resources. Additionally, educators are adopting digital platforms, ensuring that learning remains engaging, accessible, and effective.

In conclusion, the integration of technology serves as a testament to human ingenuity, highlighting the intricate interplay between tradition and progress. It is essential to recognize the multifaceted nature of these developments, underscoring the need for thoughtful implementation.`;

const input = (page: Page) => page.getByRole('region', { name: 'AI Detection Results', exact: true });
const output = (page: Page) => page.getByRole('region', { name: 'Humanized Text AI Detection Results' });
const announced = (panel: Locator) => panel.locator('> output');

const figure = (panel: Locator, text: string) => panel.getByRole('definition').filter({ hasText: text });

async function check(page: Page, text: string) {
  await page.getByLabel('Text to check').evaluate((area, value) => {
    // Typing a long text in takes the browser half a minute.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await page.getByRole('button', { name: 'Check for AI' }).click();
}

async function percentOf(panel: Locator, name: string): Promise<number> {
  const named = panel.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await expect(named).toContainText('simulated');
  return Number(/\d+/.exec(await named.innerText())?.[0]);
}

test('both checks take their time, then stand beside what was measured, each number named for what it is', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/specimen');
  await expect(page.getByRole('complementary', { name: 'Bypass AI content detectors' })).toContainText(
    'TurnitinCopyleaksZeroGPTQuillBotGrammarlyGPTZero',
  );
  const complaints = complaintsOf(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await check(page, stiff);
  await expect(figure(input(page), 'Reads machine-written')).toBeVisible();
  await expect(input(page).getByText('Detecting...').first()).toBeVisible();

  await page.clock.runFor(1199);
  await expect(figure(output(page), 'simulated').first()).toBeHidden();
  await page.clock.runFor(1);
  await expect(figure(output(page), 'Human Written')).toBeVisible();
  await expect(figure(input(page), 'simulated').first()).toBeHidden();
  await page.clock.runFor(299);
  await expect(figure(input(page), 'simulated').first()).toBeHidden();
  await page.clock.runFor(1);
  await expect(figure(input(page), 'AI Generated')).toBeVisible();

  for (const [panel, least, most] of [
    [input(page), 75, 95],
    [output(page), 8, 20],
  ] as const) {
    const probability = await percentOf(panel, 'AI Probability');
    expect(probability).toBeGreaterThanOrEqual(least);
    expect(probability).toBeLessThanOrEqual(most);
    expect(await percentOf(panel, 'Human Probability')).toBe(100 - probability);
    await expect(figure(panel, '%').filter({ hasText: 'measured' })).toBeVisible();
    await expect(announced(panel)).toContainText('Measured: Reads machine-written');
    for (const link of ['What they are', 'How it was tested', 'What each signal counts'])
      await expect(panel.getByRole('link', { name: link })).toHaveAttribute('href', /^\/scores#/);
  }
  await expect(input(page)).toContainText('Words that models favour: landscape, fostering, crucial and');
  await expect(output(page)).toContainText('Rewritten texts were not among those it was tested on.');
  expect(complaints).toEqual([]);
});

test('the drawings of a text can be read in words, by slider and as a table', async ({ page }) => {
  await open(page, '/specimen');
  await check(page, stiff);
  const panel = input(page);
  await expect(
    panel.getByRole('img', { name: /^Connectives such as “however”: .* human texts/ }),
  ).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: /^Connectives/ })).toContainText(
    'above the human range',
  );

  await expect(panel.getByRole('img', { name: /A bar for each sentence. 5 sentences of/ })).toBeVisible();
  await panel.getByRole('slider', { name: 'Sentence' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText(/^Sentence 2, 21 words: Furthermore, it is important/)).toBeVisible();
  await panel.getByText('The same as a table').click();
  await expect(panel.getByRole('row').filter({ hasText: 'Furthermore' })).toContainText('21');
  await panel.getByText('The same in words').click();
  await expect(panel.getByText('People leave more of the links to the reader.')).toBeVisible();

  await expect(announced(panel)).toContainText('Simulated: AI Probability');
  await panel.getByRole('button', { name: 'Show in the text' }).click();
  await expect(panel.locator('mark').first()).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a signal is shown in the text with its reason, by pointing, by key and by button', async ({ page }) => {
  await open(page, '/specimen');
  await check(page, stiff);
  const panel = input(page);
  await panel.getByRole('button', { name: 'Show in the text' }).click();
  const choices = panel.getByRole('group', { name: 'Signals to mark' });
  const text = panel.getByRole('region', { name: 'The text with its marks' });
  for (const name of ['Marker words', 'Connectives', '“…ing” clauses'])
    await choices.getByRole('checkbox', { name }).uncheck();
  await expect(panel.getByText('Nothing is marked.')).toBeVisible();
  await expect(text.locator('mark')).toHaveCount(0);
  expect((await text.innerText()).replaceAll(/\s+/g, ' ')).toBe(stiff.replaceAll(/\s+/g, ' '));

  await choices.getByRole('checkbox', { name: 'Connectives' }).check();
  const reason = panel.getByRole('status').filter({ hasText: 'Connectives.' });
  await text.getByText('Furthermore').hover();
  await expect(reason).toBeVisible();
  await expect(panel.getByText('2 of 3 marks')).toBeVisible();

  await choices.getByRole('checkbox', { name: '“…ing” clauses' }).check();
  await choices.getByRole('checkbox', { name: '“…ing” clauses' }).focus();
  await expect(panel.getByText(/^\d+ marks$/)).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await text.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(text.locator('[data-current]')).toHaveText('Moreover');
  await page.keyboard.press('ArrowRight');
  await expect(text.locator('[data-current]')).toContainText('fostering');
  await expect(panel.getByText('A clause hung on with a comma')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect(text.locator('[data-current]')).toContainText('underscoring');
  await expect(text.locator('[data-current]')).toBeInViewport();
});

test.describe('at any width alike', () => {
  test('a text that is too short or not English gets no estimate, with or without a worker', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await open(page, '/specimen');
    await check(page, 'Moreover, this is short.');
    await expect(input(page).getByText('Too short to judge: 4 of the 80 words it takes.')).toBeVisible();
    await expect(announced(input(page))).toContainText('Simulated: AI Probability');
    await expect(input(page).getByRole('heading', { name: 'Signals' })).toBeHidden();
    await check(page, 'Der Bus kam wieder zu spät und wir gingen am Fluss entlang nach Hause. '.repeat(10));
    await expect(input(page).getByText('Not English, so far as we can tell.').first()).toBeVisible();
    await check(page, stiff);
    await expect(figure(input(page), 'Reads machine-written')).toBeVisible();
  });

  test('a measurement whose script does not come can be asked for again', async ({ page }) => {
    await open(page, '/specimen');
    await page.route('**/measuring-worker*', (route) => route.abort());
    await check(page, stiff);
    await expect(
      input(page).getByText('The measurement did not start. Your text is as it was.'),
    ).toBeVisible();
    await page.unroute('**/measuring-worker*');
    await input(page).getByRole('button', { name: 'Measure again' }).click();
    await expect(figure(input(page), 'Reads machine-written')).toBeVisible();
  });

  test('a hundred thousand words are measured and marked a part at a time, and given up for another text', async ({
    page,
  }) => {
    await open(page, '/specimen');
    const long = Array.from({ length: 1200 }, (_, at) => `Part ${at}. ${stiff}`).join('\n\n');
    await check(page, long);
    const panel = input(page);
    await expect(panel.getByText(/^\d{4} sentences of/)).toBeVisible({ timeout: 30_000 });
    await panel.getByRole('button', { name: 'Show in the text' }).click();
    const text = panel.getByRole('region', { name: 'The text with its marks' });
    await expect(text.locator('mark').first()).toBeVisible();
    await expect(text).toContainText('Part 1199.');
    expect(await text.locator('mark').count()).toBeLessThan(500);
    await panel.getByRole('button', { name: 'Previous' }).click();
    await expect(text.locator('[data-current]')).toBeInViewport();
    await expectToFit(page);

    await check(page, `${long} And more.`);
    await expect.poll(() => page.workers().length).toBe(2);
    await check(page, stiff);
    await expect(panel.getByText('5 sentences of')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
