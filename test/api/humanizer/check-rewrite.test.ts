import { expect, test } from 'vitest';
import type { HumanizeResult } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { same, wordsUsed } from '../meter/account.ts';
import { openHumanizer, wordsOf } from './humanizer-api.ts';

const path = '/api/check-rewrite';
const text = [
  'Most shops of Ada Quill open at nine on 4 May, and they utilize numerous tools.',
  'The road may be closed after the storm.',
  'No dog was heard in the village that night.',
  'In order to help, some 12 people came by boat.',
  'The council thanked them the next morning.',
].join(' ');
const good = text.replace('utilize numerous', 'use many').replace('In order to help', 'To help');

async function check(rewrite: string, options = {}): Promise<HumanizeResult> {
  const { status, body } = await openHumanizer().caller().ask({ text, rewrite, options }, { path });
  expect(status).toBe(200);
  return body;
}

test('a rewrite made elsewhere is returned as changes with a fact report, and costs no words', async () => {
  const api = openHumanizer();
  const ada = await api.member('free');
  const { body } = await ada.ask({ text, rewrite: good }, { path });
  const result: HumanizeResult = body;
  expect(result.finalContent).toBe(good);
  expect(applyChanges(text, result.changes)).toBe(good);
  expect(result.changes.every(({ by }) => by === 'own')).toBe(true);
  expect(result).toMatchObject({ outcome: 'rewritten', doubts: [], refused: [] });
  expect(result.facts.compared).toMatch(/kept$/);
  expect(result.usage.words_used).toBe(0);
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test('plain formatting also applies to what a recast sentence leaves as it is', async () => {
  const source = 'Numerous firms utilize the tool, which is **really fast**, in order to save time.';
  const rewrite = 'Many firms use the tool, which is **really fast**, to save time.';
  const { body } = await openHumanizer()
    .caller()
    .ask({ text: source, rewrite, options: { formatting: 'plain' } }, { path });
  expect(body.finalContent).toBe(rewrite.replaceAll('**', ''));
  expect(body.changes).toHaveLength(1);
});

test.each([
  ['a changed number', 'some 12 people', 'some 15 people'],
  ['a changed date', '4 May', '5 May'],
  ['a dropped hedge', 'may be closed', 'is closed'],
  ['a changed quantity', 'Most shops', 'All shops'],
  ['a dropped negation', 'No dog was heard', 'A dog was heard'],
  ['a changed name', 'Ada Quill', 'Ada Quell'],
  ['an added sentence', 'The council', 'Two of them were hurt. The council'],
  ['a dropped sentence', 'No dog was heard in the village that night. ', ''],
])('%s in the rewrite does not reach the text, and is reported', async (_, before, after) => {
  const { finalContent, doubts, refused } = await check(good.replace(before, after));
  expect(finalContent).toContain(before.trim());
  if (after !== '' && before !== 'The council') expect(finalContent).not.toContain(after);
  expect(finalContent).not.toContain('hurt');
  expect(doubts.length + refused.length).toBe(1);
  expect([...doubts, ...refused][0]!.why).not.toBe('');
});

test('frozen words stay, and a doubtful change is also reported if doubts are set to use', async () => {
  const frozen = await check(good, { frozen: ['utilize'] });
  expect(frozen.finalContent).toContain('utilize');
  const used = await check(good.replace('may be closed', 'is closed'), { doubts: 'use' });
  expect(used.doubts.length + used.refused.length).toBe(1);
});

test('if a strength is set, a sentence that is held back keeps the edits of our rules', async () => {
  const rewrite = good.replace('12 people came', '15 people came');
  const set = await check(rewrite, { strength: 'balanced' });
  expect(set.finalContent).toBe(good);
  expect(set.changes.filter(({ by }) => by === 'rules').map(({ before }) => before)).toEqual(['In order to']);
  expect(set.doubts.length + set.refused.length).toBe(1);
  const { finalContent } = await check(rewrite);
  expect(finalContent).toBe(good.replace('To help', 'In order to help'));
});

test('a chatbot’s introduction and closing remark are cut, even if the rewrite keeps them', async () => {
  const chat = `Certainly! Here is an email about the shops:\n\n${text}\n\nI hope this helps!`;
  const { body } = await openHumanizer()
    .caller()
    .ask({ text: chat, rewrite: chat.replace(text, good) }, { path });
  expect(body.finalContent.trim()).toBe(good);
});

test('an identical rewrite reads well, and an unrelated one leaves the text unchanged', async () => {
  expect(await check(text)).toMatchObject({ finalContent: text, outcome: 'reads well', changes: [] });
  const { finalContent } = await check('Nothing of it is here.');
  expect(finalContent).toBe(text);
});

test('a rewrite that only moves paragraph breaks changes nothing, and a notice says so', async () => {
  const { outcome, finalContent } = await check(text.replace('. The road', '.\n\nThe road'));
  expect([outcome, finalContent]).toEqual(['reads well', text]);
  const notice = (await check(text.replace('. The road', '.\n\nThe road'))).notice;
  expect(notice).toBe('The words are the same. We leave paragraphs and formatting as they are.');
});

test('the size limit of a run applies, and an empty or missing rewrite is refused', async () => {
  const guest = openHumanizer().caller();
  const long = await guest.ask({ text: wordsOf(600), rewrite: good }, { path });
  expect([long.status, long.body.code]).toEqual([403, 'request_too_long']);
  const empty = await guest.ask({ text, rewrite: ' ' }, { path });
  expect([empty.status, empty.body.code]).toEqual([400, 'text_empty']);
  const missing = await guest.ask({ text }, { path });
  expect([missing.status, missing.body.code]).toEqual([400, 'invalid_input']);
});
