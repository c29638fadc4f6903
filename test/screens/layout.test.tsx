import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HumanizeRequest } from '#contract/humanize.ts';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { sample } from '#content/tool/sample.ts';
import { openDocument } from './document.ts';
import { writtenBehind } from './engine.ts';
import { open } from './open.tsx';
import { button, dialog, field, result, sidebar, text } from './find.ts';
import * as see from './see.ts';

const strength = (name: string) => page.getByRole('group', { name: 'Strength' }).getByRole('radio', { name });

const marks = () => [...result.element().querySelectorAll<HTMLElement>('.edit')];
const now = () => /→ (.*?)%/.exec(result.element().textContent ?? '')?.[1];
const headline = () => page.getByRole('heading', { level: 1 }).element().closest('.tool-hero')!.clientHeight;

/** An engine that writes the strength behind the text. */
async function answer(request: Request) {
  const { text: source, options }: HumanizeRequest = await request.json();
  return writtenBehind(source, ` ${options?.strength}.`);
}

test('an empty page shows the sample rewritten, to be tried out, and makes room for a text of one’s own', async () => {
  await open('/');
  await expect.poll(() => marks().length).toBeGreaterThan(5);
  await page.elementLocator(marks()[0]!).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  const all = rewritten.changes.length;
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
  await expect.poll(() => marks()[0]?.textContent).toMatch(/, taken back$/);
});

test('while a text is rewritten all of it stands there, and where that fails the result from before is named as such', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const server = await open('/', { answers: { 'POST /api/humanize': answer } });
  await field('Your Text').fill('We utilize it daily.');
  await button('Humanize').click();
  await see.text(result, 'balanced.');
  server.answer({ 'POST /api/humanize': () => promise });
  const next = 'It rained at noon. Nobody went out. The roof held.';
  await field('Your Text').fill(next);
  await button('Humanize').click();
  await expect.poll(() => result.element().querySelector('.coming')?.textContent).toBe(next);
  resolve(new Response(null, { status: 500 }));
  await see.text(result, 'What stands below is the result from before.');
  await see.none(text('Cleaned here'));
});

test('another strength rewrites at once, and one that was seen is there without a call', async () => {
  const server = await open('/', { answers: { 'POST /api/humanize': answer } });
  await field('Your Text').fill('We utilize it daily.');
  await see.visible(text('Stiff words and stock links go too.'));
  await button('Humanize').click();
  await see.text(result, 'balanced.');
  strength('Balanced').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await see.text(result, 'strong.');
  await userEvent.keyboard('{ArrowLeft}');
  await see.text(result, 'balanced.');
  const asked = server.asked('POST /api/humanize') as HumanizeRequest[];
  expect(asked.map(({ options }) => options?.strength)).toEqual(['balanced', 'strong']);
});

test('how it reads before and after is measured, and measured again when changes are taken back', async () => {
  const plainly = `${'We moved the desks on Monday, and nobody liked it. Ana said the light was bad. She was right! '.repeat(5)}So we moved them back, which took an hour, and then it rained.`;
  const changes = [{ start: 0, end: sample.length, before: sample, after: plainly, reason: 'Because.' }];
  await openDocument({ source: sample, changes, facts: rewritten.facts });
  await see.text(
    result,
    /Reads machine-written \d+% → (?:(?:still|cannot tell) \d+%|human \(\d+% machine\))/,
  );
  await see.text(result, /\d+% of the words changed · .* kept/);
  const before = now();
  await button('Revert all').click();
  await see.text(result, '0% of the words changed');
  await expect.poll(now).not.toBe(before);
  await text('Simulated scores').click();
  await see.text(result, 'Processing38 ms');
  // It stays as it was left, for the next test as well.
  await text('Simulated scores').click();
  await see.none(text('Undetectable'));
});

test('what the engine could not do is said beside what was changed, and read out', async () => {
  const notice = 'The language model was busy, so this result is by our rules alone.';
  await openDocument({ source: sample, ...rewritten, notice });
  await see.text(result, notice);
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
        .join(' '),
    )
    .toContain(notice);
});
