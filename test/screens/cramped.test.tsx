import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { layout } from '#tool/layout/layout.ts';
import { stopClock, turnClock } from './clock.ts';
import { openDocument } from './document.ts';
import { button } from './find.ts';

const source =
  'In order to win, we wait for the rain to stop and for the sun to come out again over the hills. '.repeat(
    9,
  );
const changes = Array.from({ length: 9 }, (_, at) => {
  const start = (source.length / 9) * at;
  return { start, end: start + 11, before: 'In order to', after: 'To', reason: 'Plainer.' };
});
const stiff = { source, changes, facts: { facts: [], restored: [] } };

/** Of what has two columns or lines, those parts that one sees, and whether they are seen whole. */
function seenIn(box: Element) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.children]
    .map((part) => ({ words: part.textContent, at: part.getBoundingClientRect() }))
    .filter(({ at }) => at.top < bottom - 1 && at.bottom > top + 1)
    .map(({ words, at }) => ({ words, whole: at.left >= left - 1 && at.right <= right + 1 }));
}

const short = () => seenIn(document.querySelector('.scores-short')!);

test('on small screens nothing is cut in the middle: it is there whole, or not at all', async () => {
  await openDocument(stiff);
  await expect.poll(() => document.querySelectorAll('.scores-short span').length).toBe(2);
  await expect.poll(() => short().length).toBe(2);
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 640);
    layout.show({ tab: 'result' });
    await expect.poll(short).toEqual(short().map(({ words }) => ({ words, whole: true })));
    const name = document.querySelector('.scores summary')!;
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  }
  layout.show({ sheet: true });
  await expect.poll(() => button('Done').element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

const wordsThatWent = () => document.querySelector('.page-text del')?.firstChild;

/** Where a letter of some words is drawn. */
function boxOf(words: Text, at: number) {
  const letter = document.createRange();
  letter.setStart(words, at);
  letter.setEnd(words, at + 1);
  return letter.getBoundingClientRect();
}

test('the pencil goes through no space at the end of a line, where it would read as a hyphen', async () => {
  const before = 'It is important to note at this point, as has often been said, that';
  const start = 'There, so it is. '.length;
  const change = { start, end: start + before.length, before, after: 'Now', reason: 'Plainer.' };
  const facts = { facts: [], restored: [] };
  await openDocument({ source: `There, so it is. ${before} we win. We play on.`, changes: [change], facts });
  await page.viewport(390, 800);
  layout.show({ tab: 'result' });
  await expect.poll(() => wordsThatWent() instanceof Text).toBe(true);
  const went = wordsThatWent() as Text;
  const ends = [...went.data.matchAll(/ (?=\S)/g)]
    .map(({ index }) => index)
    .filter((at) => boxOf(went, at + 1).top > boxOf(went, at - 1).top + 5);
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.map((at) => boxOf(went, at).width)).toEqual(ends.map(() => 0));
});

test('a pointer that has left a mark at once opens nothing behind itself', async () => {
  await openDocument(stiff);
  await expect.poll(() => document.querySelector('.page-text .edit')).not.toBeNull();
  const mark = document.querySelector('.page-text .edit')!;
  const section = mark.closest('.page-text')!;
  stopClock();
  const over = { bubbles: true, pointerType: 'mouse' };
  stopClock();
  mark.dispatchEvent(new PointerEvent('pointerover', { ...over, relatedTarget: section }));
  const beside = document.querySelector('.sidebar')!;
  mark.dispatchEvent(new PointerEvent('pointerout', { ...over, relatedTarget: beside }));
  const opened: boolean[] = [];
  const stop = layout.subscribe(() => opened.push(layout.current().open !== null));
  await turnClock(1_000);
  stop();
  expect(opened).not.toContain(true);
});
