import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longText, shortText } from './parts/edited-text.ts';
import { isSeen, marks, openDocument, resultText, showClean, written } from './document.ts';
import { button, dialog as card, field, radio, result, sidebar, text } from './find.ts';
import * as see from './see.ts';

const { source, changes } = shortText;

const named = (name: string) => result.getByRole('button', { name, exact: true });
const order = named('“In order to” becomes “To”');
const takeBack = card.getByRole('button', { name: 'Revert' });
const said = (count: number) => `${count} of ${changes.length} changes kept`;
const focused = () => marks().indexOf(document.activeElement as HTMLElement);

const drawn = (within: Element, tag: string) =>
  [...within.querySelectorAll(tag)].map(({ textContent }) => textContent);

async function openShort() {
  await openDocument(shortText);
  await expect.poll(() => marks().length).toBe(changes.length);
}

test('a signature and other short lines right below a line are not shown as titles', async () => {
  const letter =
    'Opening hours\n\nThe mill is open on Monday and it closes at noon.\n\nKind regards,\n\nTom Baker\nOperations Manager\n';
  const start = letter.indexOf('noon');
  await openDocument({
    source: letter,
    changes: [{ start, end: start + 4, before: 'noon', after: 'midday', reason: 'Because.' }],
    facts: { facts: [] },
  });
  await expect
    .poll(() =>
      [...result.element().querySelectorAll('[data-form="title"]')].map((title) => title.textContent?.trim()),
    )
    .toEqual(['Opening hours']);
});

test('a change opens a card that gives its reason and can revert and reapply it, and text and counts follow', async () => {
  await openShort();
  for (const name of [
    '“visitor” zero-width space becomes “visitor”',
    '“c” Cyrillic о “uncil” becomes “council”',
    '“of them” is added',
    '“really” is removed',
  ])
    await see.visible(named(name));
  await order.click();
  await expect.element(order).toHaveAttribute('aria-expanded', 'true');
  await see.text(card, 'Cut words · 3 of');
  await see.text(card, 'Nothing is lost when these words go.');
  await takeBack.click();
  await see.text(sidebar, said(changes.length - 1));
  expect(resultText()).toContain('In order to meet growing demand');
  await see.visible(named('“In order to” becomes “To”, reverted'));
  await card.getByRole('button', { name: 'Reapply' }).click();
  await see.text(sidebar, said(changes.length));
  expect(resultText()).toContain('To meet growing demand');
  await page.getByText('Don’t change').click();
  await see.none(card);

  await sidebar.getByRole('button', { name: 'Revert all' }).click();
  await see.text(sidebar, said(0));
  expect(resultText()).toBe(source);
  await see.text(result, '0% of the words changed');
  await button('Undo').click();
  await see.text(sidebar, said(changes.length));
});

test('a recast sentence is one mark, in which only the words that differ are struck and underlined', async () => {
  const before = 'The plan was widely seen as a way out by the town';
  const change = {
    start: 0,
    end: before.length,
    before,
    after: 'The town saw the plan as a way out',
    reason: 'Because.',
  };
  await openDocument({ source: `${before}, then.`, changes: [change], facts: { facts: [] } });
  await expect.poll(() => marks().length).toBe(1);
  const mark = marks()[0]!;
  const struck = ['was widely seen', 'by the town'];
  expect(drawn(mark, 'del:not(.edit-space)')).toEqual(struck);
  expect(drawn(mark, 'ins')).toEqual(['town saw the']);
  expect(mark.querySelector('[aria-hidden]')!.textContent).toContain(' as a way out');
  await named(`“${before}” becomes “${change.after}”`).click();
  await see.text(card, 'Sentences · 1 of 1');
  expect(drawn(card.element(), 'del:not(.edit-space)')).toEqual(struck);
  await card.getByRole('button', { name: 'Edit the text' }).click();
  await expect.element(written).toHaveFocus();
  await radio('Side by side').click({ force: true });
  await expect.poll(() => drawn(result.element(), '.edit-source del')).toEqual(struck);
  await userEvent.keyboard('{Escape}');
  marks()[0]!.focus();
  await userEvent.keyboard('{Backspace}');
  expect(resultText()).toBe(`${before}, then.`);
  expect(drawn(result.element(), 'del:not(.edit-space)')).toEqual([]);
});

test('marks of bold between the words that differ are not shown', async () => {
  const before = '**Speed**: the tool is able to help numerous teams save a lot of time';
  const after = '**Pace**—the tool can help many teams save time';
  const change = { start: 0, end: before.length, before, after, reason: null };
  await openDocument({ source: `${before}.`, changes: [change], facts: { facts: [] } });
  await expect.poll(() => marks().length).toBe(1);
  const shown = [...marks()[0]!.querySelectorAll('.sign')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['**', '**']);
});

test('the keyboard alone moves between the changes from one tab stop, opens and closes a card, and reverts changes', async () => {
  await openShort();
  marks()[0]!.focus();
  await userEvent.keyboard('n{ArrowRight}');
  await expect.poll(focused).toBe(2);
  await userEvent.keyboard('p');
  await expect.poll(focused).toBe(1);
  await userEvent.keyboard('{Enter}');
  await see.focused(takeBack);
  await userEvent.keyboard('{Escape}');
  await see.none(card);
  await expect.poll(focused).toBe(1);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(focused).toBe(2);
  await see.visible(card);
  await userEvent.keyboard('{Escape}{End}');
  await expect.poll(focused).toBe(changes.length - 1);
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Backspace}{Home}{Backspace}{ArrowDown}');
  await expect.poll(focused).toBe(1);
  for (const each of [marks()[0], marks().at(-1)]) expect(each?.classList).toContain('edit-back');
  await see.text(sidebar, said(changes.length - 2));
  // While text is selected, Backspace must not revert a single change.
  getSelection()!.selectAllChildren(result.element());
  await userEvent.keyboard('{Backspace}');
  await see.text(sidebar, said(changes.length - 2));
  getSelection()!.removeAllRanges();
  // Tabbing away and back returns to the same change.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe(1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.text(sidebar, said(changes.length - 1));
  await see.value(field('Your Text'), source);
});

function pointed(): string[] {
  const ranges = [...(CSS.highlights.get('pointed') ?? [])];
  return ranges.map((range) => (range instanceof Range ? range.cloneContents().textContent : ''));
}

test('an open change is highlighted in the source too, behind its words and aligned with them', async () => {
  const plain = 'First words.\n\nIn order to win, we wait.';
  const change = { start: 14, end: 25, before: 'In order to', after: 'To', reason: null };
  await openDocument({ source: plain, changes: [change], facts: { facts: [] } });
  await order.click();
  await expect.poll(pointed).toEqual(['In order to']);
  const mirror = document.querySelector('.field-mirror')!;
  const yours = field('Your Text').element();
  expect(mirror.compareDocumentPosition(yours) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect([...mirror.children].map(({ textContent }) => textContent)).toEqual([
    'First words.',
    '\u200b',
    'In order to win, we wait.',
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(pointed).toEqual([]);
});

test('another wording can be chosen, and “Never change this” puts the words on the list of words to leave alone', async () => {
  const wordy = changes.map((change) =>
    Object.assign({}, change, change.before === 'In order to' && { alternatives: ['So as to'] }),
  );
  await openDocument({ ...shortText, changes: wordy });
  await order.click();
  await card.getByRole('button', { name: 'Other wordings' }).click();
  await see.accessibleInBoth(card);
  await card.getByRole('radio', { name: 'So as to' }).click();
  await expect.poll(resultText).toContain('So as to meet growing demand');
  await card.getByRole('button', { name: 'Never change this' }).click();
  await expect.poll(resultText).toContain('In order to meet growing demand');
  await button('Allow changes to In order to').click();
  await see.none(button('Allow changes to In order to'));
});

const row = () => document.querySelectorAll('.pair')[2]!;

test('Clean shows no marks, and Side by side shows the reasons where there is room', async () => {
  await openShort();
  await showClean();
  await expect.poll(() => marks().length).toBe(0);
  await see.value(result.getByRole('textbox'), resultText());
  await radio('Side by side').click({ force: true });
  await expect.poll(() => row().textContent).toContain('In order to');
  const before = row().querySelector('.pair-before')!.getBoundingClientRect();
  const after = row().querySelector('.pair-after')!.getBoundingClientRect();
  expect(after.top).toBe(before.top);
  expect(after.left).toBeGreaterThanOrEqual(before.right);
  expect(row().querySelector('.pair-notes')?.checkVisibility()).toBe(true);
  await see.accessible(result);
  await see.fits(320);
});

test('changes can be reverted by kind and by paragraph, and stepped through by paragraph', async () => {
  await openShort();
  const phrases = sidebar.getByRole('switch', { name: 'Keep: Cut words' });
  await phrases.click();
  await expect.element(phrases).toHaveAttribute('aria-checked', 'false');
  expect(resultText()).toContain('In order to meet growing demand');
  expect(resultText()).toContain('Use the side door');
  await phrases.click();
  expect(resultText()).toContain('To meet growing demand');

  await sidebar.getByRole('radio', { name: 'By paragraph' }).click();
  const paragraphs = sidebar.getByRole('switch');
  await expect.poll(() => paragraphs.elements().length).toBeGreaterThan(1);
  await see.accessible(sidebar);
  const before = resultText();
  await paragraphs.last().click();
  await expect.element(paragraphs.last()).toHaveAttribute('aria-checked', 'false');
  expect(resultText()).not.toBe(before);
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.poll(focused).toBe(0);
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.poll(focused).toBeGreaterThan(0);
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.poll(focused).toBe(0);
});

test('on a phone the user switches between the pages, and the card is a dock that steps from change to change', async () => {
  await page.viewport(390, 844);
  await openShort();
  await expect.poll(() => marks()[0]?.checkVisibility()).toBe(true);
  await page.elementLocator(marks()[1]!).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await see.text(card, 'A stock phrase. Plain words say the same.');
  await card.getByRole('button', { name: 'Change after' }).click();
  await see.text(card, 'Nothing is lost when these words go.');
  await expect.poll(() => isSeen(takeBack.element())).toBe(true);
  await see.accessible(card);
  await card.getByRole('button', { name: 'Close' }).click();
  await button('Overview, facts, history').click();
  await see.visible(sidebar);
  await see.accessible();
  await userEvent.keyboard('{Escape}');
  await see.none(sidebar);
  await button('Original').click();
  await see.visible(field('Your Text'));
});

test('the facts are counted in both texts and shown where they occur', async () => {
  await openShort();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await sidebar.getByText('5 numbers, all kept').click();
  await sidebar.getByRole('button', { name: '£12,400 kept' }).click();
  const places = sidebar.getByRole('definition');
  await see.text(places.first(), /It is important to note that the additional hours .* £12,400 pays/);
  await see.text(places.last(), /The extra hours .* £12,400 pays/);
  await see.accessibleInBoth(sidebar);
  await named('“do not” becomes “don’t”').click();
  await takeBack.click();
  await see.text(places.last(), /The extra hours do not cost/);
});

test('only the nearby part of a long text is drawn, and one key leads to the last change', async () => {
  const long = longText(40_000);
  const total = long.changes.length;
  await openDocument(long);
  await expect.poll(() => marks().length).toBeGreaterThan(0);
  await see.count(text('Loading the rest'), 0);
  marks()[0]!.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('data-change')).toBe(String(total - 1));
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Backspace}');
  await see.text(sidebar, `${(total - 1).toLocaleString('en')} of`);
  expect(marks().length).toBeLessThan(600);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.getAttribute('data-change')).toBe('0');
  await expect.poll(() => isSeen(document.activeElement)).toBe(true);
});
