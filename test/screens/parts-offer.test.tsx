import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HumanizeEvent, HumanizeRequest } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import {
  button,
  expectAccessible,
  expectCount,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
} from './see.ts';

const result = page.getByRole('region', { name: 'Humanized Result' });
const parts = page.getByRole('region', { name: 'Parts' });
const usage = {
  words_used: 0,
  words_limit: 30_000,
  remaining: 30_000,
  resets_at: '2026-12-22T00:00:00.000Z',
};

/** An engine that writes behind each part that it has come; each answer is given when the test says so. */
function inParts() {
  const waiting: (() => void)[] = [];
  const answer = async (request: Request) => {
    const { text, run_id }: HumanizeRequest = await request.json();
    await new Promise<void>((resolve) => void waiting.push(resolve));
    const end = text.length;
    const changes = [
      { start: end, end, before: '', after: ` Came as ${run_id?.slice(-1)}.`, reason: 'Because.' },
    ];
    const event: HumanizeEvent = {
      event: 'result',
      result: {
        finalContent: applyChanges(text, changes),
        outcome: 'rewritten',
        words: 4,
        seconds: 0.038,
        changes,
        facts: { facts: [], restored: [] },
        chunks: { total: 1, failed: 0 },
        usage,
      },
    };
    return new Response(`${JSON.stringify(event)}\n`, {
      headers: { 'Content-Type': 'application/x-ndjson' },
    });
  };
  return {
    answer,
    async give() {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.();
    },
  };
}

const paragraph = 'We walked along the river for a while today. '.repeat(100).trim();
const long = Array.from({ length: 7 }, () => paragraph).join('\n\n');

test('a text longer than a request is offered in parts, which stop after one and go on, each counted when it runs', async () => {
  const { answer, give } = inParts();
  const server = await open('/', {
    account: accountWith({ profile: { subscription_plan: 'pro', words_limit: 30_000, words_used: 0 } }),
    answers: { 'POST /api/humanize': answer },
  });
  humanizer.take(long);
  await expectVisible(page.getByText('3 parts of at most 3,000 words.'));
  await expectNone(page.getByRole('dialog'));
  await expectAccessible();
  await expectToFit(320);
  expect(server.asked('POST /api/humanize')).toHaveLength(0);

  await button('Humanize in parts').click();
  await expectText(parts, 'Part 1 of 3');
  await expectNone(button('Humanize in parts'));
  await give();
  await expectText(parts, 'Part 2 of 3');
  await expectText(parts, /1Done.*2Running.*3Waiting/);
  await expectText(result, 'Part 2 of 3');
  await expectAccessible();
  await parts.getByRole('button', { name: 'Stop after this part' }).click();
  await expectText(result, 'It stops after this part.');
  await give();
  await expectText(result, '2 of 3 parts are rewritten. The rest is as you wrote it.');
  await expectAccessible();
  await expectToFit(320);

  await result.getByRole('button', { name: 'Go on' }).click();
  await give();
  await expectCount(parts, 0);
  const text = textOf(humanizer.current().run);
  expect(text).toMatch(/Came as 1\.\n\n[^]*Came as 2\.\n\n[^]*Came as 3\.$/);
  expect(server.asked('POST /api/humanize')).toHaveLength(3);
});
