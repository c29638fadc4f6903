import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { markdownOf } from '#files/clipboard/read-pasted.ts';
import { layout } from '#tool/layout/layout.ts';
import { createMirror } from '#tool/reading/field-mirror.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import {
  findWords,
  openDocument,
  over,
  resultText,
  showClean,
  sourceField as source,
  written,
  writtenField,
} from './document.ts';
import { button, field, radio, result } from './find.ts';
import * as see from './see.ts';

const markdown = [
  '# The library',
  'Moreover, the **Harbour Street** library is *open*. See [its door](https://harbour.example/a/long/address).',
  '- longer hours\n- a new desk\n  - run by two',
  '| Day | Hours |\n|---|---:|\n| Monday | 9–21 |\n| Sunday | 10–16 |',
  '> “We ran out of chairs,” said Ana Petrov.',
  ...Array.from(
    { length: 30 },
    (_, at) => `Paragraph ${at + 1} has **bold ${at + 1}** words and goes on for a while.`,
  ),
].join('\n\n');

const change = (text: string, before: string, after: string) => {
  const start = text.indexOf(before);
  return { start, end: start + before.length, before, after, reason: 'Because.' };
};
const rewrittenMarkdown = {
  source: markdown,
  changes: [change(markdown, 'Moreover, t', 'T'), change(markdown, 'run by', 'with')],
  facts: { facts: [] },
};

/** The words without Markdown signs, deletions and visually hidden text. */
function wordsOf(drawn: Element | null | undefined) {
  const copy = drawn?.cloneNode(true) as Element | undefined;
  for (const sign of copy?.querySelectorAll('.sign, del, .visually-hidden') ?? []) sign.remove();
  return copy?.textContent ?? '';
}
const readOver = (of: Element) => wordsOf(over(of));

/** Where the first letter of drawn words is: `x` at its left edge, `y` in its middle. */
function placeOf(words: string, within: Element) {
  const { node, at } = findWords(words, within);
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const { left, top, bottom } = range.getBoundingClientRect();
  return { node: node.parentElement!, x: left + 1, y: (top + bottom) / 2 };
}

function press(words: string, within: Element) {
  placeOf(words, within).node.scrollIntoView({ block: 'center' });
  const { node, x, y } = placeOf(words, within);
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
  return y;
}

/** Vertical position of a field's caret in the viewport. */
function caretIn(of: HTMLTextAreaElement) {
  const mirror = createMirror(of);
  const room = Number.parseFloat(of.style.getPropertyValue('--room')) || 0;
  const down = mirror.middleOf(of.selectionStart) + room - of.scrollTop + of.getBoundingClientRect().top;
  mirror.remove();
  return down;
}

/** Waits until the whole text is drawn: a slow machine draws it a few paragraphs at a time. */
async function whole(drawn: () => HTMLElement | null) {
  await expect.poll(() => drawn()?.textContent).toContain('Paragraph 30');
  return drawn()!;
}
const drawnOver = (of: () => Element) => whole(() => over(of()));
const drawnResult = () => whole(() => result.element().querySelector('.page-text'));

async function openMarkdown() {
  await openDocument(rewrittenMarkdown);
  await drawnOver(source);
}

test('Markdown is rendered in the source as in the result, and a plain text shows the field itself', async () => {
  await openMarkdown();
  for (const drawn of [await drawnOver(source), await drawnResult()]) {
    const heading = drawn.querySelector('[data-form="heading"]')!;
    expect(wordsOf(heading).trim()).toBe('The library');
    expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(22);
    expect(drawn.querySelector('strong')?.textContent).toBe('Harbour Street');
    expect(drawn.querySelector('em')?.textContent).toBe('open');
    expect(drawn.querySelector('.text-link')?.textContent).toBe('its door');
    expect(drawn.querySelectorAll('[data-bullet]')).toHaveLength(3);
    expect(drawn.querySelectorAll('th')).toHaveLength(2);
    expect(drawn.querySelector('tr:last-child td:last-child')?.textContent).toContain('10–16');
    expect(wordsOf(drawn)).not.toMatch(/\*\*|\[its|\|/);
  }
  await see.value(field('Your Text'), markdown);
  await see.accessible();
  await see.fits(320);
  humanizer.take('Two lines.\n\nNo marks at all.');
  await expect.poll(() => over(source())).toBeNull();
});

test.each([
  [1280, ['Street', 'door', 'two', 'Sunday', 'chairs', 'Paragraph 17', 'bold 29']],
  [390, ['door', 'Sunday', 'Paragraph 17']],
])(
  'at %i px a click puts the caret into the clicked words without moving them, and leaving renders them again',
  async (width, pressed) => {
    await page.viewport(width, 800);
    await openMarkdown();
    layout.show({ tab: 'original' });
    await see.visible(field('Your Text'));
    for (const words of pressed) {
      const y = press(words, await drawnOver(source));
      expect(document.activeElement).toBe(source());
      expect(over(source())).toBeNull();
      const { value, selectionStart } = source();
      expect(value.slice(selectionStart)).toMatch(new RegExp(`^${words}`));
      expect(Math.abs(caretIn(source()) - y)).toBeLessThan(1.5);
      source().blur();
      const drawn = await drawnOver(source);
      await expect.poll(() => Math.abs(placeOf(words, drawn).y - y)).toBeLessThan(1.5);
    }
    press('Sunday', await drawnOver(source));
    await userEvent.keyboard('Each ');
    expect(source().value).toBe(markdown.replace('Sunday', 'Each Sunday'));
  },
);

test('focusing the field without a click keeps its lines in place, and a selection of the rendered text carries over to it', async () => {
  await openMarkdown();
  const drawn = over(source())!;
  placeOf('Paragraph 12', drawn).node.scrollIntoView({ block: 'start' });
  const { y } = placeOf('Paragraph 13', drawn);
  source().focus();
  expect(over(source())).toBeNull();
  const at = markdown.indexOf('Paragraph 13');
  source().setSelectionRange(at, at);
  expect(Math.abs(caretIn(source()) - y)).toBeLessThan(3);
  source().blur();

  const again = await drawnOver(source);
  const [from, to] = [placeOf('Harbour', again).node, placeOf('open', again).node];
  getSelection()!.setBaseAndExtent(from.firstChild!, 0, to.firstChild!, 4);
  to.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const { value, selectionStart, selectionEnd } = source();
  expect(value.slice(selectionStart, selectionEnd)).toBe('Harbour Street** library is *open');

  humanizer.take('One **short** line.');
  source().blur();
  await expect.poll(() => over(source())?.textContent).toContain('short');
  const { left, bottom } = over(source())!.getBoundingClientRect();
  over(source())!.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: left + 90, clientY: bottom - 90 }),
  );
  expect(source().selectionStart).toBe('One **short** line.'.length);
  expect(source().style.cssText).toBe('');
});

test('Clean renders the result, typing there makes an edit, and result and source scroll together by sentence', async () => {
  await openMarkdown();
  await showClean();
  const y = press('Monday', await drawnOver(writtenField));
  expect(Math.abs(caretIn(writtenField()) - y)).toBeLessThan(1.5);
  await userEvent.keyboard('Every ');
  expect(resultText()).toContain('| Every Monday |');
  writtenField().blur();
  await expect.poll(() => readOver(writtenField())).toContain('Every Monday');
  await button('Undo').click();
  await expect.poll(() => readOver(writtenField())).not.toContain('Every Monday');

  const [left, right] = [await drawnOver(source), await drawnOver(writtenField)];
  placeOf('Paragraph 9', left).node.scrollIntoView({ block: 'start' });
  await expect
    .poll(() => Math.abs(placeOf('Paragraph 9', right).y - placeOf('Paragraph 9', left).y))
    .toBeLessThan(20);
  left.scrollTop = left.scrollHeight;
  await expect.poll(() => right.scrollHeight - right.clientHeight - right.scrollTop).toBeLessThan(3);
  right.scrollTop = 0;
  await expect.poll(() => left.scrollTop).toBe(0);

  writtenField().focus();
  placeOf('Paragraph 11', left).node.scrollIntoView({ block: 'start' });
  writtenField().setSelectionRange(
    resultText().indexOf('Paragraph 11'),
    resultText().indexOf('Paragraph 11'),
  );
  await expect
    .poll(() => Math.abs(caretIn(writtenField()) - placeOf('Paragraph 11', left).y))
    .toBeLessThan(20);
});

function copied(from: Element): Record<string, string> {
  const clipboardData = new DataTransfer();
  from.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return { plain: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

test('copying, also by the button, provides HTML and the Markdown as written, and pasting it here gives the same text', async () => {
  await openMarkdown();
  const drawn = await drawnResult();
  const last = placeOf('goes on', drawn.querySelectorAll('.block')[13]!).node;
  getSelection()!.setBaseAndExtent(drawn.querySelector('[data-at]')!, 0, last, last.childNodes.length);
  await expect.poll(() => copied(drawn).html).toContain('<h1>The library</h1>');
  const { plain = '', html = '' } = copied(drawn);
  expect(resultText().startsWith(plain)).toBe(true);
  expect(plain).toContain('The **Harbour Street** library');
  expect(html).toContain('<p>The <strong>Harbour Street</strong> library is <em>open</em>.');
  expect(html).toContain('<a href="https://harbour.example/a/long/address">its door</a>');
  expect(html).toContain('<td style="text-align:right">9–21</td>');
  expect(html).not.toContain('Moreover');
  getSelection()!.removeAllRanges();

  const { ClipboardItem: Item } = globalThis;
  const taken: Record<string, string>[] = [];
  const clipboard = {
    async write([item]: ClipboardItem[]) {
      const read = async (type: string) => (await item!.getType(type)).text();
      taken.push({ html: await read('text/html'), plain: await read('text/plain') });
    },
    async writeText(words: string) {
      taken.push({ plain: words });
    },
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await button('Copy').click();
  await expect.poll(() => taken.length).toBe(1);
  expect(taken[0]!.plain).toBe(resultText());
  expect(taken[0]!.html).toContain('<h1>The library</h1>');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  await button(/^Cop/).click();
  await expect.poll(() => taken[1]).toEqual({ plain: resultText() });
  Object.assign(globalThis, { ClipboardItem: Item });
  Reflect.deleteProperty(navigator, 'clipboard');

  await showClean();
  writtenField().focus();
  writtenField().setSelectionRange(resultText().indexOf('- longer'), resultText().indexOf('| Day'));
  const part = copied(writtenField());
  expect(part.plain).toBe('- longer hours\n- a new desk\n  - with two\n\n');
  expect(part.html).toMatch(/<ul>\s*<li>longer hours<\/li>\s*<li>a new desk\s*<ul>\s*<li>with two<\/li>/);
  expect(markdownOf(part.html!)).toBe(null);
});

test('typing or clicking in Changes leads to the same place in Clean', async () => {
  await openMarkdown();
  const drawn = await drawnResult();
  drawn.focus();
  await userEvent.keyboard('x');
  await see.text(result, 'Edit the text');
  await see.accessible();
  await userEvent.keyboard('{Escape}');
  await see.none(button('Edit the text'));
  placeOf('Paragraph 5', drawn).node.scrollIntoView({ block: 'center' });
  const at = placeOf('Paragraph 5', drawn);
  at.node.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }));
  await button('Edit the text').click();
  await see.focused(written);
  const { value, selectionStart } = writtenField();
  expect(value.slice(selectionStart)).toMatch(/^Paragraph 5/);
  expect(Math.abs(caretIn(writtenField()) - at.y)).toBeLessThan(3);
});

test('each paragraph follows the direction of its script, left to right or right to left', async () => {
  const mixed = [
    'She said “שלום עולם” and left.',
    'شهد العالم تطورات كبيرة في العقود الأخيرة.',
    '- **مرحبا** بالعالم',
    '| اليوم | الساعات |\n|---|---|\n| الاثنين | 9–21 |',
    'The end.',
  ].join('\n\n');
  await openDocument({ ...rewrittenMarkdown, source: mixed, changes: [change(mixed, 'The end.', 'End.')] });
  await expect.poll(() => over(source())).not.toBeNull();
  for (const drawn of [over(source())!, result.element().querySelector('.page-text')!]) {
    const sides = [...drawn.querySelectorAll('.block')].map((block) => getComputedStyle(block).direction);
    expect(sides).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'ltr']);
    const [day, hours] = [...drawn.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left);
    expect(day).toBeGreaterThan(hours!);
  }
  await radio('Side by side').click({ force: true });
  await expect.poll(() => result.element().querySelectorAll('.pair-after').length).toBe(6);
  const sides = [...result.element().querySelectorAll('.pair-after')].map(
    (cell) => getComputedStyle(cell).direction,
  );
  expect(sides).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
  expect(getComputedStyle(source()).unicodeBidi).toBe('plaintext');
});
