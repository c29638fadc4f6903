import { expect, test } from 'vitest';
import type { Answer } from '../../scripts/research/published/answers.ts';
import { agreementOf } from '../../scripts/research/published/detectors.ts';

const judged = (human_scores: Answer['human_scores']): Answer => ({
  tool: '',
  source: '',
  output: '',
  human_scores,
});

test('texts are counted that every detector judged: how often all agree, each pair, and what each calls human', () => {
  const agreement = agreementOf([
    judged({ one: 0.9, two: 0.8, three: 0.6 }),
    judged({ one: 0.9, two: 0.8, three: 0.5 }),
    judged({ one: 0.1, two: 0.8, three: 0.2 }),
    judged({ one: 0.1, two: 0.2, three: 0 }),
    judged({ one: 0.9, two: null, three: 1 }),
    judged(null),
  ]);
  expect(agreement).toEqual({
    texts: 4,
    all_agree_percent: 50,
    // 1/2 · 3/4 · 1/4 that all say human, 1/2 · 1/4 · 3/4 that none does
    all_would_agree_by_chance_percent: 18.8,
    texts_by_votes: [1, 1, 1, 1],
    called_human_percent: { one: 50, three: 25, two: 75 },
    pairs: [
      { one: 'one', other: 'three', percent: 75 },
      { one: 'one', other: 'two', percent: 75 },
      { one: 'three', other: 'two', percent: 50 },
    ],
  });
});
