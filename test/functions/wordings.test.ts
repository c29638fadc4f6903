import { expect, test } from 'vitest';
import { ranked } from '#humanizer/model/rank.ts';
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

test('of wordings that read alike the one that the gate is surest of goes first', async () => {
  const source = 'The mill is old. It stands by the river.';
  const wordings = [0.8, 0.1, 0.4].map((doubt) => ({ text: 'The mill is aged.', doubt }));
  const order = await ranked(source, { start: 0, end: 16 }, wordings, {});
  expect(order.map(({ doubt }) => doubt)).toEqual([0.1, 0.4, 0.8]);
});
