import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ourRules } from '#contract/engine.ts';
import type { RewordResult } from '#contract/reword.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { findWords, openDocument, resultText, sourceField } from './document.ts';
import { alert, button, dialog, region, result } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const source = 'We utilize a boat. The dog slept all day. It rained.';
const text = source.replace('utilize', 'use');
const wordings = region('Other wordings of this sentence');
const usage = { words_used: 9, words_limit: 500, remaining: 491, resets_at: '2026-12-01T00:00:00Z' };

const answered = (of: string, sentence: string, more: Partial<RewordResult> = {}): RewordResult => ({
  start: of.indexOf(sentence),
  end: of.indexOf(sentence) + sentence.length,
  wordings: [
    { text: 'All day the dog slept.', reason: 'Plainer' },
    { text: 'The dog slept.', reason: 'Shorter' },
  ],
  usage,
  ...more,
});

async function openAt(answer: ReturnType<typeof json>) {
  const changes = [{ start: 3, end: 10, before: 'utilize', after: 'use', reason: 'Plainer.' }];
  const byRules = { 'GET /api/engine': json(ourRules) };
  const server = await openDocument({ source, changes, facts: { facts: [] } }, byRules);
  await see.home();
  server.answer({ 'POST /api/reword': answer });
  return server;
}

async function press(words: string) {
  await expect.poll(() => result.element().querySelector('.page-text')?.textContent).toContain(words);
  const drawn = result.element().querySelector('.page-text')!;
  const { node, at } = findWords(words, drawn);
  const range = new Range();
  range.setStart(node, at + 1);
  range.setEnd(node, at + 2);
  const { x, y, height } = range.getBoundingClientRect();
  node.parentElement!.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: x, clientY: y + height / 2 }),
  );
}

test('a clicked sentence can be reworded, and the rewording is an edit that can be undone', async () => {
  const server = await openAt(json(answered(text, 'The dog slept all day.')));
  await press('dog slept');
  await button('Reword this sentence').click();
  await see.text(wordings, 'The dog slept all day.');
  const [asked] = server.asked('POST /api/reword') as { text: string; start: number }[];
  expect(asked!.text).toBe(text);
  expect(text.slice(asked!.start)).toMatch(/^(?:The )?d?og slept/);
  await see.accessible();
  // The first wording has the focus, so that the keyboard alone is enough to choose.
  await see.focused(wordings.getByRole('button', { name: /All day/ }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(resultText()).toBe(text.replace('The dog slept all day.', 'The dog slept.'));
  await see.none(wordings);
  await button('Undo').click();
  expect(resultText()).toBe(text);
});

test('the card of a change offers more wordings of its sentence, and Escape changes nothing', async () => {
  const server = await openAt(json(answered(text, 'We use a boat.')));
  await result.getByRole('button', { name: '“utilize” becomes “use”', exact: true }).click();
  await dialog.getByRole('button', { name: 'Reword sentence' }).click();
  await see.text(wordings, 'We use a boat.');
  expect(server.asked('POST /api/reword')).toMatchObject([{ text, start: 3 }]);
  await userEvent.keyboard('{Escape}');
  await see.none(wordings);
  expect(resultText()).toBe(text);
});

test('a wording that was reverted is offered as the earlier one, also where there is no other', async () => {
  const notice = 'Our rules have no other wording for this, and no language model is set up here.';
  const server = await openAt(json(answered(source, 'We utilize a boat.', { wordings: [], notice })));
  const change = result.getByRole('button', { name: '“utilize” becomes “use”', exact: true });
  await change.click();
  await dialog.getByRole('button', { name: 'Revert' }).click();
  await dialog.getByRole('button', { name: 'Reword sentence' }).click();
  await see.text(wordings, 'There is no other wording than the earlier one.');
  await wordings.getByRole('button', { name: 'We use a boat. Earlier wording' }).click();
  expect(resultText()).toBe(text);
  server.answer({ 'POST /api/reword': json(answered(text, 'The dog slept all day.')) });
  for (const reason of ['Shorter', 'Earlier wording']) {
    await press('dog slept');
    await button('Reword this sentence').click();
    await wordings.getByRole('button', { name: `The dog slept. ${reason}` }).click();
    await button('Undo').click();
  }
});

test('with a model the price is on the button, and nothing is offered at a heading', async () => {
  const headed = `# The boats\n\n${source}`;
  await openDocument(
    { source: headed, changes: [], facts: { facts: [] } },
    {
      'GET /api/engine': json({ name: 'chat', model: 'small', host: 'localhost' }),
    },
  );
  await press('dog slept');
  await see.visible(button('Reword this sentence (uses 5 words)'));
  await press('The boats');
  await see.visible(button('Edit the text'));
  await see.none(button(/Reword this sentence/));
});

test('the panel says if there is no other wording, and a call over the word limit opens the limit dialog', async () => {
  const notice = 'The language model had no other wording that says the same.';
  const server = await openAt(json(answered(text, 'It rained.', { wordings: [], notice })));
  await press('rained');
  await button('Reword this sentence').click();
  await see.text(wordings, notice);
  await button('Keep as it is').click();
  server.answer({ 'POST /api/reword': failure('words_exceeded') });
  await press('rained');
  await button('Reword this sentence').click();
  await see.text(dialog, 'Free Limit Reached!');
});

test('the sample is not sent for rewording, and a result that has changed meanwhile is not overwritten', async () => {
  const server = await openAt(json(answered(text, 'The dog slept all day.')));
  await press('dog slept');
  await button('Reword this sentence').click();
  await see.text(wordings, 'The dog slept all day.');
  humanizer.type('Something else.');
  await see.visible(wordings);
  const { run } = humanizer.current();
  if (run.phase === 'finished') humanizer.open({ ...run, takenBack: new Set([0]) });
  await see.none(wordings);

  humanizer.empty();
  await press('said Maya Okafor');
  await see.visible(button('Edit the text'));
  await see.none(button('Reword this sentence'));
  expect(server.asked('POST /api/reword')).toHaveLength(1);
});

test('a sentence of the source is reworded in place', async () => {
  await openAt(json(answered(source, 'The dog slept all day.')));
  sourceField().focus();
  sourceField().setSelectionRange(source.indexOf('dog'), source.indexOf('dog'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  await button('Reword the sentence').click();
  await wordings.getByRole('button', { name: /The dog slept\./ }).click();
  expect(humanizer.current().text).toBe('We utilize a boat. The dog slept. It rained.');
  await see.none(alert);
  expect(sourceField().selectionStart).toBe('We utilize a boat. The dog slept.'.length);
});
