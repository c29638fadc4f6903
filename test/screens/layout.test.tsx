import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HumanizeRequest } from '#contract/humanize.ts';
import { chargedWords, countWords } from '#contract/words.ts';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { sample } from '#contract/sample.ts';
import { marks, openDocument } from './document.ts';
import { writtenBehind } from './engine.ts';
import { open } from './open.tsx';
import { button, dialog, exactly, field, region, result, sidebar, text } from './find.ts';
import * as see from './see.ts';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { shortText } from './parts/edited-text.ts';
import { broken, held } from './server.ts';
import { layout } from '#tool/layout/layout.ts';
import { toasts } from '#ui/toast-store.ts';
import { stopClock, turnClock } from './clock.ts';

const strength = (name: string) => page.getByRole('group', { name: 'Strength' }).getByRole('radio', { name });

const headline = () => page.getByRole('heading', { level: 1 }).element().closest('.tool-hero')!.clientHeight;

/** Answers as an engine that appends the strength to the text. */
async function answer(request: Request) {
  const { text: source, options }: HumanizeRequest = await request.json();
  return writtenBehind(source, ` ${options?.strength}.`);
}

test('an empty page shows the rewritten sample to try out, and makes room for the user’s own text', async () => {
  await open('/');
  const all = rewritten.changes.length;
  await expect.poll(() => marks().length).toBe(all);
  await page.elementLocator(marks()[0]!).click();
  await dialog.getByRole('button', { name: 'Revert' }).click();
  await see.text(sidebar, `${all - 1} of ${all} changes kept`);
  await expect.element(button('Humanize')).toBeDisabled();
  await see.value(field('Your Text'), '');
  await see.accessible();
  await see.fits(320);
  expect(headline()).toBeGreaterThan(40);
  await field('Your Text').fill('Mine.');
  await expect.poll(() => marks().length).toBe(0);
  await expect.poll(headline).toBe(0);
  await see.text(result, 'Not measured yet');
  await button('Clear').click();
  await expect.poll(() => marks()[0]?.textContent).toMatch(/, reverted$/);
});

test('a result whose text was cleared can be cleared too, and then Clear is disabled', async () => {
  await open('/', { answers: { 'POST /api/humanize': answer } });
  await expect.element(button('Clear')).toBeDisabled();
  await field('Your Text').fill('We utilize it daily.');
  await button('Humanize').click();
  await see.text(result, 'strong.');
  await button('Clear').click();
  await see.value(field('Your Text'), '');
  await see.text(result, 'strong.');
  await button('Clear').click();
  await expect.element(button('Clear')).toBeDisabled();
  await expect.element(result).not.toHaveTextContent('strong.');
});

test('another strength rewrites at once, one seen before needs no request, and a failed run keeps the earlier result, labelled as such', async () => {
  const server = await open('/', { answers: { 'POST /api/humanize': answer } });
  await field('Your Text').fill('We utilize it daily.');
  await see.visible(text('Formal words too.'));
  await button('Humanize').click();
  await see.text(result, 'strong.');
  strength('Strong').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await see.text(result, 'balanced.');
  await userEvent.keyboard('{ArrowRight}');
  await see.text(result, 'strong.');
  const asked = server.asked('POST /api/humanize') as HumanizeRequest[];
  expect(asked.map(({ options }) => options?.strength)).toEqual(['strong', 'balanced']);

  const { answer: failing, letGo } = held(broken);
  server.answer({ 'POST /api/humanize': failing });
  const next = 'It rained at noon. Nobody went out. The roof held.';
  await field('Your Text').fill(next);
  await button('Humanize').click();
  await expect.poll(() => result.element().querySelector('.coming')?.textContent).toBe(next);
  await see.visible(button('Processing...'));
  await see.accessibleInBoth();
  letGo();
  await see.text(result, 'The text below is your earlier result.');
  await see.none(text('Cleaned on your device'));
  await see.accessibleInBoth(result);
});

test('the verdict lists the changes first, then what a reader gains, and how the text reads only if that has changed', async () => {
  const plainly = `${'We moved the desks on Monday, and nobody liked it. Ana said the light was bad. She was right! '.repeat(5)}So we moved them back, which took an hour, and then it rained.`;
  const changes = [{ start: 0, end: sample.length, before: sample, after: plainly, reason: 'Because.' }];
  await openDocument({ source: sample, changes, facts: rewritten.facts });
  await see.text(
    result,
    /1 change 1 sentence recast.*\d+% of the words changed by rules alone · \d+ facts kept · none of 10 stock phrases left · Cannot tell \d+% → human/,
  );
  await button('Revert all').click();
  await see.text(
    result,
    /No changes kept out of 1.*0% of the words changed by rules alone · \d+ facts kept · 10 of 10 stock phrases left/,
  );
  await expect.poll(() => result.element().textContent).not.toMatch(/Reads|still/);
  await sidebar.getByRole('tab', { name: 'Detector' }).click();
  await see.text(sidebar, /Your text ?Cannot tell \d+% ?The result ?Cannot tell \d+%/);
  await sidebar.getByRole('tab', { name: 'Overview' }).click();
  await text('Simulated scores').click();
  await see.text(result, 'Processing38 ms');
  await see.text(result, 'Random numbers');
  await see.accessibleInBoth(result);
  // The section stays as it was left, also for the next test.
  await text('Simulated scores').click();
  await see.none(text('Undetectable'));
  await button('Save as').click();
  await see.visible(button('Word (.docx)'));
  await see.accessibleInBoth(result);
});

const readOut = () => {
  const places = page.getByRole('status').elements();
  return places.map(({ textContent }) => textContent);
};

test('a notice of what the engine could not do is shown beside the changes and announced', async () => {
  const notice = 'The language model was busy, so only our rules rewrote this.';
  await openDocument({ source: sample, ...rewritten, notice });
  await see.text(result, notice);
  await expect.poll(readOut).toContainEqual(expect.stringContaining(notice));
});

const how = { strength: 'light', tone: 'formal', formatting: 'keep' } as const;

test('the detector, the history and the keys of the sidebar pass axe', async () => {
  await openDocument(shortText);
  const at = new Date().toISOString();
  rememberRun({
    id: '1',
    at,
    name: 'essay.pdf',
    how,
    ...shortText,
    result: '',
    words: 90,
    held: [],
    ...asItCame,
  });
  for (const [tab, said] of [
    ['Detector', 'It cannot say who wrote it.'],
    ['History', 'Light'],
  ] as const) {
    await sidebar.getByRole('tab', { name: tab }).click();
    await see.text(sidebar, said);
    await see.accessibleInBoth(sidebar);
  }
  await button('? Keys').click();
  await see.text(sidebar, 'Alt+Page Down');
  await see.accessibleInBoth(sidebar);
});

const sentence = 'In order to win, we wait for the rain to stop and the sun to come out again. ';
const plainer = Array.from({ length: 9 }, (_, at) => {
  const start = sentence.length * at;
  return { start, end: start + 11, before: 'In order to', after: 'To', reason: 'Plainer.' };
});
const stiff = { source: sentence.repeat(9), changes: plainer, facts: { facts: [] } };

/** The visible parts of a box with two columns or lines, and whether each is visible as a whole. */
function seenIn(box: Element) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.children]
    .map((part) => ({ words: part.textContent, at: part.getBoundingClientRect() }))
    .filter(({ at }) => at.top < bottom - 1 && at.bottom > top + 1)
    .map(({ words, at }) => ({ words, whole: at.left >= left - 1 && at.right <= right + 1 }));
}

const short = () => seenIn(document.querySelector('.scores-short')!);

test('on small screens no score is cut off: each is shown whole or not at all', async () => {
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

const controls = 'button, a[href], input, select, summary';

test('a toast covers no control of the tool, on a wide screen or a phone', async () => {
  await openDocument(stiff);
  toasts.show({
    type: 'info',
    title: 'Notes',
    message: 'One picture was left out. '.repeat(4),
    duration: 1e6,
  });
  await see.visible(region('Notifications').getByText('Notes'));
  for (const [width, height, tab] of [
    [1280, 800, 'result'],
    [390, 844, 'original'],
    [390, 844, 'result'],
  ] as const) {
    await page.viewport(width, height);
    layout.show({ tab });
    const toast = document.querySelector('.toast')!;
    const covered = () => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return [...document.querySelectorAll(controls)]
        .filter((each) => !toast.contains(each) && each.checkVisibility({ visibilityProperty: true }))
        .map((each) => ({ words: each.textContent, at: each.getBoundingClientRect() }))
        .filter(({ at }) => at.left < right && at.right > left && at.top < bottom && at.bottom > top)
        .map(({ words }) => words);
    };
    await expect.poll(covered).toEqual([]);
  }
});

const edge = () => document.querySelector('.header')!.getBoundingClientRect().right;

test('on a wide screen a dialog does not shift a page that does not scroll', async () => {
  await page.viewport(1280, 4000);
  await open('/earn');
  await see.visible(button('Log in'));
  await expect.poll(() => innerWidth).toBe(1280);
  const before = edge();
  await button('Log in').click();
  await see.visible(dialog);
  expect(edge()).toBe(before);
});

const wordsThatWent = () => document.querySelector('.page-text del')?.firstChild;

/** Box of one letter of the drawn words. */
function boxOf(words: Text, at: number) {
  const letter = document.createRange();
  letter.setStart(words, at);
  letter.setEnd(words, at + 1);
  return letter.getBoundingClientRect();
}

test('the strikethrough of deleted words leaves out a space at the end of a line, where it would look like a hyphen', async () => {
  const before = 'It is important to note at this point, as has often been said, that';
  const start = 'There, so it is. '.length;
  const change = { start, end: start + before.length, before, after: 'Now', reason: 'Plainer.' };
  const facts = { facts: [] };
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

test('a pointer that leaves a mark at once opens no card afterwards', async () => {
  await openDocument(stiff);
  await expect.poll(() => document.querySelector('.page-text .edit')).not.toBeNull();
  const mark = document.querySelector('.page-text .edit')!;
  const section = mark.closest('.page-text')!;
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

test('on a phone a new result comes to the front, its check covers only it with nothing cut off, and draft and result are counted alike', async () => {
  await page.viewport(390, 800);
  const { answer: coming, letGo } = held(answer);
  await open('/', { answers: { 'POST /api/humanize': coming } });
  const source = `The rollout is a crucial step. ${'今日は良い天気ですね。'.repeat(10)}`;
  const words = chargedWords(source);
  expect(words).toBeGreaterThan(countWords(source));
  await field('Your Text').fill(source);
  await see.visible(exactly(`${words} / 500 words`));
  await button('Humanize').click();
  await button('Original').click();
  await see.visible(field('Your Text'));
  letGo();
  await see.text(result, 'strong.');
  await see.visible(result);
  await see.text(result, `Words ${chargedWords(`${source} strong.`)}`);

  await button('Check AI').click();
  const checked = page.getByRole('region', { name: 'Humanized Text AI Detection Results' });
  await see.visible(checked);
  await see.none(page.getByRole('region', { name: /^AI Detection/ }));
  const sheet = document.querySelector('.checks')!;
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight);
  const { left, top, bottom } = sheet.getBoundingClientRect();
  expect(sheet.contains(document.elementFromPoint(left + 40, bottom - 10))).toBe(true);
  expect(top).toBeGreaterThan(100);
  await see.fits();
});
