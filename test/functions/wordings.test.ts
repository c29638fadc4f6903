import { expect, test } from 'vitest';
import { otherWordings } from '#humanizer/result/alternatives.ts';
import { readSource } from '#prose/index.ts';

test('an alternative wording that would change the meaning is not offered', () => {
  const text = 'It rained. Numerous people came in 2021.';
  const change = {
    start: 11,
    end: 19,
    before: 'Numerous',
    after: 'Many',
    reason: null,
    others: ['A lot of', 'Three', 'No'],
  };
  expect(otherWordings(readSource(text), [change])).toEqual(new Map([[11, ['A lot of']]]));
});
