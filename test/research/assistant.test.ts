// Puts a capable assistant's answers to the request that the page copies through the check as deployed.
import { expect, test } from 'vitest';
import { mangled, measureAssistant } from '../../scripts/eval/model/assistant.ts';
import { readTexts } from '../../scripts/eval/model/recorded.ts';

const texts = readTexts();

test('twelve answers change one word in six once doubts are accepted and lose no fact, and no planted slip of the hard kinds passes', async () => {
  const { texts: answered, kept, proposed, lost, slips } = await measureAssistant(texts);
  expect(answered).toBe(12);
  expect(kept).toBeGreaterThan(0.04);
  expect(proposed).toBeGreaterThan(0.16);
  expect(lost).toEqual([]);
  expect(slips.planted).toBeGreaterThan(80);
  expect(slips.hard).toBe(0);
  expect(slips.reached).toBeLessThanOrEqual(1);
});

const few = texts.filter(({ id }) => ['email-1', 'howto-3'].includes(id));
const asItCame = await measureAssistant(few);

test.each(Object.entries(mangled))('an answer is read %s', async (_, mangle) => {
  expect(await measureAssistant(few, mangle)).toEqual(asItCame);
  expect(asItCame.missing).toBe(0);
});
