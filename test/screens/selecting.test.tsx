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

/** Opens a text without changes and returns what is drawn over its field. */
async function openUnchanged() {
  await openDocument({ source: markdown, changes: [], facts: { facts: [] } });
  await see.home();
  return leave();
}

/** Blurs the field and returns what is then drawn over it. */
async function leave() {
  source().blur();
  await expect.poll(() => over(source())).not.toBeNull();
  return over(source())!;
}

const selected = () => source().value.slice(source().selectionStart, source().selectionEnd);
const changesText = () => result.element().querySelector('.page-text')!;

/** Presses the pointer at these words and releases it at a point outside the drawn text. */
function drag(drawn: Element, words: string, { x, y }: { x: number; y: number }) {
  const { node: from, at } = findWords(words, drawn);
  from.parentElement!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  getSelection()!.setBaseAndExtent(from, at, document.querySelector('footer')!, 0);
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: x, clientY: y }));
}

test('a drag selects up to where the pointer is released, even outside the text', async () => {
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

test('a selection in Changes is copied up to its end, even if it ends outside the text', async () => {
  await openUnchanged();
  await expect.poll(() => changesText().textContent).toContain('Paragraph 39 ');
  const { node: from } = findWords('Paragraph 39 ', changesText());
  getSelection()!.setBaseAndExtent(from, 0, document.querySelector('footer')!, 0);
  await expect.poll(() => copied()).toBe(paragraphs.slice(-2).join('\n\n'));
  // Some browsers keep this selection while the user copies from a field, which has a separate one.
  expect(copied(source())).toBe('');
});

test('a selection behind deleted words of a recast sentence is copied from its first letter', async () => {
  const before = 'She took the cost into account before she signed';
  const after = 'She considered the cost before she signed';
  const change = { start: 0, end: before.length, before, after, reason: null };
  await openDocument({ source: `${before}.`, changes: [change], facts: { facts: [] } });
  await expect.poll(() => changesText().textContent).toContain('considered');
  const { node, at } = findWords('before she', changesText().querySelector('.edit > [aria-hidden]')!);
  getSelection()!.setBaseAndExtent(node, at, node, at + 'before she'.length);
  expect(copied(node.parentElement!)).toBe('before she');
});

test('leaving a long text with the caret at its end renders it at once, scrolled to the end', async () => {
  await openUnchanged();
  source().focus();
  source().setSelectionRange(markdown.length, markdown.length);
  source().scrollTop = source().scrollHeight;
  const drawn = await leave();
  // Sooner than it would give up looking for the caret's place.
  await expect.poll(() => drawn.dataset.waits, { timeout: 1_000 }).toBeUndefined();
  expect(drawn.scrollHeight - drawn.clientHeight - drawn.scrollTop).toBeLessThan(40);
});
