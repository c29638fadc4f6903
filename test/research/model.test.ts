// The recorded answers of a capable model, and the slips of a weak one, through the engine as it is deployed.
import { expect, test } from 'vitest';
import { measureStrength, slipsThrough } from '../../scripts/eval/model.ts';
import { openRecord, readTexts } from '../../scripts/eval/model/recorded.ts';

const texts = readTexts().filter((_, at) => at % 3 === 0);

test('with a careful model one word in fourteen changes at strong, in the median of these texts, and no fact is lost', async () => {
  const record = openRecord();
  const { median, lostIn } = await measureStrength(record, texts, 'strong');
  expect([...record.missing.keys()]).toEqual([]);
  expect(median).toBeGreaterThanOrEqual(0.07);
  expect(lostIn).toBe(0);
});

test('of the slips of a weak model none reaches a text', async () => {
  const { planted, reached } = await slipsThrough(openRecord(), texts);
  expect(planted).toBeGreaterThan(20);
  expect(reached).toBe(0);
});
