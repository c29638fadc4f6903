import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { longText, shortText } from './parts/edited-text.ts';
import { openDocument } from './document.ts';
import { button, dialog, field, result, sidebar, text } from './find.ts';
import * as see from './see.ts';

const { source, changes } = shortText;

const card = dialog;
const marks = () => [...result.element().querySelectorAll<HTMLElement>('.edit')];
const mark = (index: number) => page.elementLocator(marks()[index]!);
const named = (name: string) => result.getByRole('button', { name, exact: true });
const now = () => textOf(humanizer.current().run);
const said = (count: number) => `${count} of ${changes.length} changes kept`;
const focused = () => marks().indexOf(document.activeElement as HTMLElement);
const view = (name: string) => page.getByRole('radio', { name, exact: true });

function isSeen(element: Element | undefined | null) {
  const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}

const row = () => document.querySelectorAll('.pair')[2]!;

async function openShort() {
  await openDocument(shortText);
  await expect.poll(() => marks().length).toBe(changes.length);
}

const takeBack = card.getByRole('button', { name: 'Take it back' });

test('a change opens a card that says why, and is taken back and made again there, while text and counts follow', async () => {
  await openShort();
  const order = named('“In order to” becomes “To”');
  await order.click();
  await expect.element(order).toHaveAttribute('aria-expanded', 'true');
  await see.text(card, 'Words left out · 3 of');
  await see.text(card, 'Nothing is lost when these words go.');
  await takeBack.click();
  await see.text(sidebar, said(changes.length - 1));
  expect(now()).toContain('In order to meet growing demand');
  await see.visible(named('“In order to” becomes “To”, taken back'));
  await card.getByRole('button', { name: 'Make it again' }).click();
  await see.text(sidebar, said(changes.length));
  expect(now()).toContain('To meet growing demand');
  await page.getByText('Don’t change').click();
  await see.none(card);

  await sidebar.getByRole('button', { name: 'Revert all' }).click();
  await see.text(sidebar, said(0));
  expect(now()).toBe(source);
  await see.text(result, '0% of the words changed');
  await button('Undo').click();
  await see.text(sidebar, said(changes.length));
});

test('by keyboard alone: one stop for Tab, then to and fro, a card and out of it, and every change taken back', async () => {
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
  await userEvent.keyboard('{Home}');

  for (const [index] of changes.entries()) {
    await expect.poll(focused).toBe(index);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => marks()[index]?.classList.contains('edit-back')).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
  }
  expect(now()).toBe(source);
  // Away and back again leads to where one was.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe(changes.length - 1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.text(sidebar, said(1));
  await see.value(field('Your Text'), source);
});

function pointed(): string[] {
  const ranges = [...(CSS.highlights.get('pointed') ?? [])];
  return ranges.map((range) => (range instanceof Range ? range.cloneContents().textContent : ''));
}

test('what a change is about is marked in the source too, behind its words and at their place', async () => {
  const plain = 'First words.\n\nIn order to win, we wait.';
  const change = { start: 14, end: 25, before: 'In order to', after: 'To', reason: null };
  await openDocument({ source: plain, changes: [change], facts: { facts: [] } });
  await named('“In order to” becomes “To”').click();
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

test('what cannot be seen is named', async () => {
  await openShort();
  for (const name of [
    '“visitor” zero-width space becomes “visitor”',
    '“c” Cyrillic о “uncil” becomes “council”',
    'no-break space becomes space',
    '“of them” is added',
    '“really” is struck',
  ]) {
    await see.visible(named(name));
  }
});

test('other wordings are chosen, and what is never to be changed goes to the list of what is left alone', async () => {
  const wordy = changes.map((change) =>
    Object.assign({}, change, change.before === 'In order to' && { alternatives: ['So as to'] }),
  );
  await openDocument({ ...shortText, changes: wordy });
  await named('“In order to” becomes “To”').click();
  await card.getByRole('button', { name: 'Other wordings' }).click();
  await card.getByRole('radio', { name: 'So as to' }).click();
  await expect.poll(now).toContain('So as to meet growing demand');
  await card.getByRole('button', { name: 'Never change this' }).click();
  await expect.poll(now).toContain('In order to meet growing demand');
  await button('Change In order to again').click();
  await see.none(button('Change In order to again'));
});

test('clean without marks, and side by side with the reasons where there is room', async () => {
  await openShort();
  await view('Clean').click({ force: true });
  await expect.poll(() => marks().length).toBe(0);
  await see.value(result.getByRole('textbox'), now());
  await view('Side by side').click({ force: true });
  await expect.poll(() => row().textContent).toContain('In order to');
  const before = row().querySelector('.pair-before')!.getBoundingClientRect();
  const after = row().querySelector('.pair-after')!.getBoundingClientRect();
  expect(after.top).toBe(before.top);
  expect(after.left).toBeGreaterThanOrEqual(before.right);
  expect(row().querySelector('.pair-notes')?.checkVisibility()).toBe(true);
  await see.accessible();
  await see.fits(320);
});

test('kinds are taken back as a whole', async () => {
  await openShort();
  const phrases = sidebar.getByRole('switch', { name: 'Keep: Words left out' });
  await phrases.click();
  await expect.element(phrases).toHaveAttribute('aria-checked', 'false');
  expect(now()).toContain('In order to meet growing demand');
  expect(now()).toContain('Use the side door');
  await phrases.click();
  expect(now()).toContain('To meet growing demand');
});

test('changes are gone through and taken back by paragraph, by press and by key', async () => {
  await openShort();
  await sidebar.getByRole('radio', { name: 'By paragraph' }).click();
  const paragraphs = sidebar.getByRole('switch');
  await expect.poll(() => paragraphs.elements().length).toBeGreaterThan(1);
  await see.accessible();
  const before = now();
  await paragraphs.last().click();
  await expect.element(paragraphs.last()).toHaveAttribute('aria-checked', 'false');
  expect(now()).not.toBe(before);
  await paragraphs.last().click();
  expect(now()).toBe(before);
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.poll(focused).toBe(0);
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.poll(focused).toBeGreaterThan(0);
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.poll(focused).toBe(0);
});

test('on a phone the pages change over, and the card is a dock that walks from change to change', async () => {
  await page.viewport(390, 844);
  await openShort();
  await expect.poll(() => marks()[0]?.checkVisibility()).toBe(true);
  await mark(1).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await see.text(card, 'A stock figure; plain words say what it means.');
  await card.getByRole('button', { name: 'Change after' }).click();
  await see.text(card, 'Nothing is lost when these words go.');
  await expect.poll(() => isSeen(takeBack.element())).toBe(true);
  await see.accessible();
  await card.getByRole('button', { name: 'Close' }).click();
  await button('Kinds, facts, history').click();
  await see.visible(sidebar);
  await see.accessible();
  await userEvent.keyboard('{Escape}');
  await see.none(sidebar);
  await button('Original').click();
  await see.visible(field('Your Text'));
});

test('the facts are counted in both texts, and shown where they stand', async () => {
  await openShort();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await sidebar.getByText('6 numbers, all kept').click();
  await sidebar.getByRole('button', { name: '£12,400 kept' }).click();
  const places = sidebar.getByRole('definition');
  await see.text(places.first(), /It is important to note that the additional hours .* £12,400 pays/);
  await see.text(places.last(), /The extra hours .* £12,400 pays/);
  await named('“do not” becomes “don’t”').click();
  await takeBack.click();
  await see.text(places.last(), /The extra hours do not cost/);
});

test('of a hundred thousand words only what is near is drawn, and the last change is a key away', async () => {
  await openDocument(longText(103_000));
  await expect.poll(() => marks().length).toBeGreaterThan(0);
  await see.count(text('Laying out the rest'), 0);
  const total = humanizer.current().run.phase === 'finished' ? longText(103_000).changes.length : 0;
  expect(total).toBeGreaterThan(8_000);
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
