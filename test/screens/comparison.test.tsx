import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countWords } from '#contract/words.ts';
import { amountsOf, weightsOf } from '../../web/src/comparison/rows/amounts.ts';
import { ComparisonSpecimen } from '../../web/src/specimen/comparison-specimen.tsx';
import { shortText } from '../../web/src/specimen/edited-text.ts';
import { draw } from './draw.tsx';
import { button, expectAccessible, expectCount, expectText, expectToFit } from './see.ts';

const { source, changes } = shortText;

const region = page.getByRole('region', { name: 'A text compared', exact: true });
const long = page.getByRole('region', { name: 'A long text compared', exact: true });
const facts = page.getByRole('region', { name: 'Fact report', exact: true });
const inRegion = (name: string) => region.getByRole('button', { name, exact: true });

const all = (selector: string, place = region) => [
  ...place.element().querySelectorAll<HTMLElement>(selector),
];
const mark = (index: number) => page.elementLocator(all('.edit')[index]!);
const isKept = (index: number) => all('.edit')[index]?.getAttribute('aria-pressed');
const result = () => all('pre')[0]?.textContent;
const amounts = (place = region) => all('.comparison-line output', place)[0]?.textContent;
const expectAmounts = (words: string) => expect.poll(() => amounts()).toContain(words);
const focused = () => all('.edit').indexOf(document.activeElement as HTMLElement);

const reached = () => document.activeElement?.getAttribute('data-change');

function isSeen(element: Element | undefined | null) {
  const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}

const said = (count: number) => `${count} of ${changes.length} changes kept`;
const weights = weightsOf(changes);
const percentWithout = (...takenBack: number[]) =>
  `${amountsOf(weights, new Set(takenBack), countWords(source)).percent}% of the words changed`;

async function drawShort() {
  await draw(<ComparisonSpecimen />);
  await expect.poll(() => all('.edit')).toHaveLength(changes.length);
}

test('a change is taken back and made again by one press, and the text and the counts follow', async () => {
  await drawShort();
  const order = inRegion('“In order to” becomes “To”');
  await expect.element(order).toHaveAttribute('aria-pressed', 'true');
  await expect.element(order).toHaveAccessibleDescription('Nothing is lost when these words go.');
  await expectAmounts(percentWithout());
  await order.click();
  await expect.element(order).toHaveAttribute('aria-pressed', 'false');
  await expectAmounts(said(changes.length - 1));
  await expectAmounts(percentWithout(2));
  expect(result()).toContain('In order to meet growing demand');
  await order.click();
  await expect.element(order).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(result).toContain('To meet growing demand');

  // What stands in the source is pressed as well as what stands in the result, where both are side by side.
  const struck = all('.comparison-before *').find(({ textContent }) => textContent === 'In order to');
  await page.elementLocator(struck!).click();
  await expectAmounts(said(changes.length - 1));

  for (const [index] of changes.entries()) {
    if (isKept(index) === 'true') await mark(index).click();
  }
  await expectAmounts(said(0));
  await expectAmounts('0% of the words changed');
  expect(result()).toBe(source);

  await inRegion('Make all changes').click();
  await expectAmounts(said(changes.length));
  await inRegion('Take all back').click();
  await expectAmounts(said(0));
  expect(result()).toBe(source);
});

test('by keyboard alone: one stop for Tab, then to and fro, and every change taken back', async () => {
  await drawShort();
  (inRegion('Make all changes').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe(0);
  await userEvent.keyboard('n{ArrowRight}');
  await expect.poll(focused).toBe(2);
  await userEvent.keyboard('p');
  await expect.poll(focused).toBe(1);
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe(changes.length - 1);
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Home}');

  for (const [index] of changes.entries()) {
    await expect.poll(focused).toBe(index);
    await userEvent.keyboard(['{Backspace}', '{Enter}', ' '][index % 3]!);
    await expect.poll(() => isKept(index)).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
  }
  await expectAmounts(said(0));
  expect(result()).toBe(source);

  // Away and back again leads to where one was.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.poll(focused).toBe(changes.length - 1);
});

test('what cannot be seen is named, and only what has a reason gives one', async () => {
  await drawShort();
  const named = ['“visitor” zero-width space becomes “visitor”', '“c” Cyrillic о “uncil” becomes “council”'];
  for (const name of [...named, 'no-break space becomes space', '“of them” is added', '“really” is struck']) {
    await expect.element(inRegion(name)).toHaveAccessibleDescription(/\w/);
  }
  await expect.element(inRegion('“is going to” becomes “will”')).toHaveAccessibleDescription('');
});

const reason = 'A stock figure; plain words say what it means.';

async function unfold() {
  await region.getByLabelText('Only sentences with changes').click();
  const fold = inRegion('1 sentence unchanged');
  await expectCount(fold, 3);
  await fold.first().click();
  await expectCount(fold, 2);
  const unchanged = all('.comparison-row *').filter(({ textContent }) =>
    textContent?.includes('We ran out of chairs'),
  );
  expect(unchanged.some((each) => each.checkVisibility())).toBe(true);
  await expectAccessible();
}

test('side by side where there is room, with the reasons beside them', async () => {
  await drawShort();
  await mark(1).click();
  await expectToFit();
  await expect.poll(() => all('.comparison-dock')[0]?.checkVisibility() ?? false).toBe(false);
  const notes = all('.comparison-notes').find(({ textContent }) => textContent?.includes(reason));
  expect(notes?.checkVisibility()).toBe(true);
  const row = all('.comparison-row')[2]!;
  const before = row.querySelector('.comparison-before')!.getBoundingClientRect();
  const after = row.querySelector('.comparison-after')!.getBoundingClientRect();
  expect(after.top).toBe(before.top);
  expect(after.left).toBeGreaterThanOrEqual(before.right);
  await unfold();
});

test('on a phone one text, with the reason under the thumb', async () => {
  await page.viewport(390, 844);
  await drawShort();
  const dock = region.getByRole('complementary', { name: 'The change last touched', exact: true });
  await mark(1).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expectText(dock, reason);
  expect(all('.comparison-before')[0]?.checkVisibility()).toBe(false);
  await button('Make this change').click();
  await expect.poll(() => isKept(1)).toBe('true');
  await button('Next change').click();
  await expectText(dock, 'Nothing is lost when these words go.');
  await expect.poll(() => isSeen(button('Take it back').element())).toBe(true);
  await unfold();
});

test('the facts are proved in both texts, and follow what is taken back', async () => {
  await drawShort();
  await expectText(facts, 'No fact was lost. All 19 stand in the result, 18 letter for letter and 1 in');
  await expectText(facts, 'One sentence is as you wrote it');
  await facts.getByText('6 numbers, all kept').click();
  await facts.getByRole('button', { name: '£12,400 kept' }).click();
  const places = facts.getByRole('definition');
  await expectText(places.first(), /It is important to note that the additional hours .* £12,400 pays/);
  await expectText(places.last(), /The extra hours .* £12,400 pays/);
  const marked = () => all('dd mark', facts).map(({ textContent }) => textContent);
  expect(marked()).toEqual(['£12,400', '£12,400']);
  await inRegion('“do not” becomes “don’t”').click();
  await expectText(facts, 'All 19 stand in the result, letter for letter.');
  await expectText(places.last(), /The extra hours do not cost/);
  await expectAccessible();
});

test('a hundred thousand words are laid out bit by bit, and only what is near is drawn', async () => {
  await drawShort();
  await button('Make 100,000 words up').click();
  await button('Compare 100,000 words').click();
  const marks = () => all('.edit', long);
  await expect.poll(() => marks().length).toBeGreaterThan(0);
  await expectCount(long.getByText('Laying out the rest', { exact: false }), 0);
  const total = Number(/of ([\d,]+) changes/.exec(amounts(long) ?? '')?.[1]?.replace(',', ''));
  expect(total).toBeGreaterThan(8_000);
  marks()[0]!.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(reached).toBe(String(total - 1));
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => amounts(long)).toContain(`${(total - 1).toLocaleString('en')} of`);
  expect(marks().length).toBeLessThan(400);
  await userEvent.keyboard('{Home}');
  await expect.poll(reached).toBe('0');
  expect(document.activeElement).toBe(marks()[0]);
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
});
