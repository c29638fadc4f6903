import { expect, test } from 'vitest';
import { meanTheSame } from '#prose/gate/words/meanings.ts';
import { meaningsOf } from '#prose/gate/words/wordnet-lines.ts';
import MEANINGS from '#prose/gate/words/wordnet-meanings.json' with { type: 'json' };

test('each word of the list is found in it, and no other', () => {
  const lines = MEANINGS.split('\n').map((line) => line.split(/ (.*)/));
  expect(lines.filter(([word = '', meanings]) => meaningsOf(word) !== meanings)).toEqual([]);
  const words = new Set(lines.map(([word]) => word));
  const others = lines.flatMap(([word = '']) => [`${word}q`, word.slice(0, -1)]);
  expect(others.filter((word) => !words.has(word) && meaningsOf(word) !== null)).toEqual([]);
});

test('words mean the same as forms of one word, by a root, by WordNet or by the rules, and then both ways', () => {
  const pairs = [
    ['cities', 'city'],
    ['computer', 'computation'],
    ['buy', 'purchased'],
    ['utilize', 'use'],
  ] as const;
  for (const [one, other] of pairs)
    expect([meanTheSame(one, other), meanTheSame(other, one)]).toEqual([true, true]);
  expect(meanTheSame('city', 'purchase')).toBe(false);
});
