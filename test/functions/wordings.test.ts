import { expect, test } from 'vitest';
import { otherWordings } from '#humanizer/result/alternatives.ts';
import { readSource } from '#prose/index.ts';

test('a wording that would lose something is not among the others', () => {
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
