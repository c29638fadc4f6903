// Puts a capable assistant's answers to the request that the page copies through the check as deployed.
import { expect, test } from 'vitest';
import { mangled, measureAssistant } from '../../scripts/eval/model/assistant.ts';
import { openRecord, readTexts } from '../../scripts/eval/model/recorded.ts';

const texts = readTexts();
test('twelve answers change one word in four once the assistant has compared the doubts, lose no fact, and no planted slip passes', async () => {
  const record = openRecord();
  const measured = await measureAssistant(texts, record);
  expect([...record.missing.keys()]).toEqual([]);
  expect(measured.texts).toBe(12);
  expect(measured.compared).toBeGreaterThan(0.25);
  expect(measured.proposed).toBeGreaterThanOrEqual(measured.compared);
  expect(measured.lost).toEqual([]);
  for (const { planted, hard, reached } of [measured.slips, measured.together]) {
    expect(planted).toBeGreaterThan(80);
    expect(hard).toBe(0);
    expect(reached).toBeLessThanOrEqual(1);
  }
});

const few = texts.filter(({ id }) => ['email-1', 'howto-3'].includes(id));
const chat = openRecord();
const asItCame = await measureAssistant(few, chat);

test.each(Object.entries(mangled))('an answer is read %s', async (_, mangle) => {
  expect(await measureAssistant(few, chat, mangle)).toEqual(asItCame);
  expect(asItCame.missing).toBe(0);
});
