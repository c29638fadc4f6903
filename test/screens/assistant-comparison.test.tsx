import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Doubt } from '#contract/humanize.ts';
import { answered, clipboardOfTests, openAssistant, openTool, source } from './assistant.ts';
import { resultText } from './document.ts';
import { alert, button, dialog, field, result, sidebar } from './find.ts';
import * as see from './see.ts';
import { json } from './server.ts';

const copied = clipboardOfTests();

test('the assistant compares the doubts: what it calls the same is used, unless it is wrong about a known pair', async () => {
  await openTool();
  await openAssistant();
  await field('Answer').fill('[1] Most shops use boats. The road is closed.');
  await button('Check the answer').click();
  await result.getByRole('button', { name: '1 for you to decide' }).click();
  await sidebar.getByRole('button', { name: 'Let your assistant compare' }).click();
  await see.text(dialog, '4 more pairs have answers that we know');
  await see.text(dialog, 'The request holds these sentences of your text.');
  await see.accessible(dialog);
  await button('Copy request').click();
  await expect.poll(copied).toMatch(/\[1\] A: The road may be closed\.\nB: The road is closed\./);
  for (const [answer, trouble] of [
    ['They are fine.', 'We couldn’t find answers in this.'],
    ['[1] yes [2] yes [3] yes [4] yes [5] yes', 'its answers don’t count'],
    ['[1] no [2] no [3] no [4] no [5] yes', 'Your assistant calls none of them the same'],
  ] as const) {
    await field('Answer').fill(answer);
    await button('Check the answer').click();
    await see.text(alert, trouble);
  }
  await field('Answer').fill('[1] yes\n[2] no\n[3] no\n[4] no\n[5] yes');
  await button('Check the answer').click();
  await see.none(dialog);
  await expect.poll(resultText).toBe(source.replace('utilize', 'use').replace('may be', 'is'));
  await see.text(sidebar, '1 decided by your assistant');
  await see.text(sidebar, 'Used by your assistant');
  await see.text(result, 'Used, as your assistant sees no difference: 1 wording. Nothing left to decide.');
  expect(document.activeElement?.id).toBe('held-title');
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.text(sidebar, '1 for you to decide');
});

test('beside a result with several doubts the assistant is offered, and afterwards the focus is on the first doubt that is left', async () => {
  const { doubts } = answered();
  const rain: Doubt = {
    start: 51,
    end: source.length,
    after: 'Then it rained.',
    seen: [{ kind: 'word', before: { start: 65, end: 70 }, after: { start: 8, end: 14 } }],
    why: '“later” had become “rained”.',
  };
  await openTool(json(answered({ doubts: [...doubts, rain] })));
  await openAssistant();
  await field('Answer').fill('[1] Most shops use boats. The road is closed.\n\n[2] Then it rained.');
  await button('Check the answer').click();
  await result.getByRole('button', { name: 'Ask assistant' }).click();
  await see.visible(dialog.getByRole('heading', { name: 'Let your assistant compare' }));
  await field('Answer').fill('[1] no [2] no [3] yes [4] no [5] no [6] yes');
  await button('Check the answer').click();
  await see.none(dialog);
  await expect
    .poll(resultText)
    .toBe(source.replace('utilize', 'use').replace('The rain came later.', rain.after));
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toMatch(/to decide. “may” is gone/);
});
