import { expect, test } from 'vitest';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { findWords, openDocument, over, sourceField as source } from './document.ts';
import { result } from './find.ts';
import * as see from './see.ts';

const paragraphs = Array.from(
  { length: 40 },
  (_, at) => `Paragraph ${at + 1} has **bold ${at + 1}** words and goes on for a while.`,
);
const markdown = paragraphs.join('\n\n');

/** The page of a text without changes, drawn in place of its field. */
async function openUnchanged() {
  await openDocument({ source: markdown, changes: [], facts: { facts: [] } });
  await see.home();
  return leave();
}

/** What is drawn over the field, once nobody writes in it. */
async function leave() {
  source().blur();
  await expect.poll(() => over(source())).not.toBeNull();
  return over(source())!;
}

const selected = () => source().value.slice(source().selectionStart, source().selectionEnd);
const changesText = () => result.element().querySelector('.page-text')!;

/** Pressed at those words and let go at a point that is beside what is drawn. */
function drag(drawn: Element, words: string, { x, y }: { x: number; y: number }) {
  const { node: from, at } = findWords(words, drawn);
  from.parentElement!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  getSelection()!.setBaseAndExtent(from, at, document.querySelector('footer')!, 0);
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: x, clientY: y }));
}

test('what is selected counts up to where the pointer is let go, also beside the text', async () => {
  const drawn = await openUnchanged();
  const { right, top, bottom } = drawn.getBoundingClientRect();
  const line = document.createRange();
  line.selectNodeContents(findWords('Paragraph 4 ', drawn).node);
  drag(drawn, 'words and', { x: right + 300, y: line.getBoundingClientRect().top + 5 });
  expect(selected()).toMatch(/^words and goes on for a while.\n[^]*goes on for a while.$/);
  expect(selected().match(/Paragraph \d+/g)).toEqual(['Paragraph 2', 'Paragraph 3', 'Paragraph 4']);
  await expect.poll(() => humanizer.current().selection).not.toBeNull();

  drag(await leave(), 'words and', { x: right - 60, y: bottom + 200 });
  expect(selected().length).toBeGreaterThan(300);
  expect(selected().length).toBeLessThan(markdown.length / 2);

  drag(await leave(), 'Paragraph 3 ', { x: right - 60, y: top - 100 });
  expect(selected()).toBe(`${paragraphs[0]}\n\n${paragraphs[1]}\n\n`);
});

function copied(at: Element = document.body) {
  const clipboardData = new DataTransfer();
  at.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
  return clipboardData.getData('text/plain');
}

test('what is selected in Changes is copied up to where it ends, also beside the text', async () => {
  await openUnchanged();
  await expect.poll(() => changesText().textContent).toContain('Paragraph 39 ');
  const { node: from } = findWords('Paragraph 39 ', changesText());
  getSelection()!.setBaseAndExtent(from, 0, document.querySelector('footer')!, 0);
  await expect.poll(() => copied()).toBe(paragraphs.slice(-2).join('\n\n'));
  // Some browsers keep it while one copies from a field, which has a selection of its own.
  expect(copied(source())).toBe('');
});

test('a long text that is left at its last letter reads at once, and nothing holds its scrolling', async () => {
  await openUnchanged();
  source().focus();
  source().setSelectionRange(markdown.length, markdown.length);
  source().scrollTop = source().scrollHeight;
  const drawn = await leave();
  // Sooner than it would give up looking for the place.
  await expect.poll(() => drawn.dataset.waits, { timeout: 1_000 }).toBeUndefined();
  expect(drawn.scrollHeight - drawn.clientHeight - drawn.scrollTop).toBeLessThan(40);
});
