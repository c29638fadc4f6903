// The recorded answers of a capable model, and the slips of a weak one, through the engine as it is deployed.
import { expect, test } from 'vitest';
import { measure } from '../../scripts/eval/model/figures.ts';
import { nothingCounted, openRecord, readTexts } from '../../scripts/eval/model/recorded.ts';
import { slipsThrough } from '../../scripts/eval/model/slips.ts';

const texts = readTexts().filter((_, at) => at % 3 === 0);

test('with a careful model one word in ten changes at strong, in the median of these texts, and no fact is lost', async () => {
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

test('of the slips of a weak model none of the hard kinds reaches a text, and hardly any other', async () => {
  const { planted, reached, hard } = await slipsThrough(openRecord(), texts);
  expect(planted).toBeGreaterThan(20);
  // A pronoun in the place of another passes now and then.
  expect(reached).toBeLessThanOrEqual(planted / 100);
  expect(hard).toBe(0);
});
