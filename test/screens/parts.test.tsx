import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HumanizeRequest } from '#contract/humanize.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { accountWith } from './account.ts';
import { resultText } from './document.ts';
import { streamed, writtenBehind } from './engine.ts';
import { button, dialog, exactly, field, region, result } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';

const humanize = 'POST /api/humanize';
const parts = region('Parts');

test('a long text arrives part by part, and cancelling keeps what has arrived', async () => {
  const { answer, say } = streamed();
  await open('/', { answers: { [humanize]: answer } });
  await field('Your Text').fill('We utilize the first half.\n\nWe utilize the second half.');
  await button('Humanize').click();
  await see.visible(button('Processing...'));
  await say({ event: 'accepted', run_id: '12345678', words: 10, chunks: 2 });
  await say({ event: 'progress', done: 1, chunks: 2, text: 'We use the first half.\n\n', failed: false });
  await expect.element(exactly('Processing: 1 of 2 parts')).toBeInTheDocument();
  await see.visible(page.getByRole('progressbar'));
  await see.text(result, 'We use the first half.');
  await button('Cancel').click();
  await see.text(result, 'You stopped this after 1 of 2 parts.');
  await see.text(result, 'We use the first half.');
  await expect.element(button('Copy')).toBeEnabled();
  await expect.element(button('Humanize')).toBeEnabled();
});

/** Answers as an engine that appends the end of the run's id to each part; each response waits for `give`. */
function inParts() {
  const waiting: (() => void)[] = [];
  return {
    async answer(request: Request) {
      const { text, run_id }: HumanizeRequest = await request.json();
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return writtenBehind(text, ` Came as ${run_id?.slice(-1)}.`);
    },
    async give() {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.();
    },
  };
}

const paragraph = 'We walked along the river for a while today. '.repeat(100).trim();
const long = Array.from({ length: 7 }, () => paragraph).join('\n\n');

test('a text too long for one request is offered in parts, is not sent until asked, and can stop after a part and continue', async () => {
  const { answer, give } = inParts();
  const server = await open('/', {
    account: accountWith({ profile: { subscription_plan: 'pro', words_limit: 30_000, words_used: 0 } }),
    answers: { [humanize]: answer },
  });
  humanizer.take(long);
  await see.visible(page.getByText('3 parts of at most 3,000 words.'));
  await see.none(dialog);
  await see.accessible();
  await see.fits(320);
  expect(server.asked(humanize)).toHaveLength(0);

  await button('Humanize in parts').click();
  await see.text(parts, 'Part 1 of 3');
  await see.none(button('Humanize in parts'));
  await give();
  await see.text(parts, 'Part 2 of 3');
  await see.text(parts, /1Done.*2Running.*3Waiting/);
  await see.text(result, 'Part 2 of 3');
  await see.accessible();
  await parts.getByRole('button', { name: 'Stop after this part' }).click();
  await see.text(result, 'It stops after this part.');
  await give();
  await see.text(result, '2 of 3 parts are rewritten. The rest is as you wrote it.');
  await see.fits(320);

  await result.getByRole('button', { name: 'Continue' }).click();
  await give();
  await see.count(parts, 0);
  expect(resultText()).toMatch(/Came as 1\.\n\n[^]*Came as 2\.\n\n[^]*Came as 3\.$/);
  expect(server.asked(humanize)).toHaveLength(3);
});
