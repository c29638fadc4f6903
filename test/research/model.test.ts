// Puts a capable model's recorded answers, and a weak model's slips, through the engine as deployed.
import { expect, test } from 'vitest';
import { measure } from '../../scripts/eval/model/figures.ts';
import { nothingCounted, openRecord, readTexts } from '../../scripts/eval/model/recorded.ts';
import { slipsThrough } from '../../scripts/eval/model/slips.ts';

const texts = readTexts().filter((_, at) => at % 3 === 0);

test('with a careful model at strong, the median text changes at least one word in ten, and no fact is lost', async () => {
  const record = openRecord();
  const counted = nothingCounted();
  const { changed, lost } = await measure(
    texts,
    { transport: record.capable(counted), counted },
    { strength: 'strong' },
  );
  expect([...record.missing.keys()]).toEqual([]);
  expect(changed.median).toBeGreaterThanOrEqual(0.1);
  expect(lost).toBe(0);
});

test('no slip of the hard kinds from a weak model reaches a text, and at most 1 % of all slips do', async () => {
  const { planted, reached, hard } = await slipsThrough(openRecord(), texts);
  expect(planted).toBeGreaterThan(20);
  // A replaced pronoun passes occasionally.
  expect(reached).toBeLessThanOrEqual(planted / 100);
  expect(hard).toBe(0);
});
