import { expect, test } from 'vitest';
import type { Answer } from '../../scripts/research/published/answers.ts';
import { agreementOf } from '../../scripts/research/published/detectors.ts';
import { changedShare, lossesOf } from '../../scripts/research/published/losses.ts';

const judged = (human_scores: Answer['human_scores']): Answer => ({
  tool: '',
  source: '',
  output: '',
  human_scores,
});

test('only texts that every detector judged count: how often all agree and each pair, and the share that each calls human', () => {
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
    // The chance that all say human, 1/2 · 3/4 · 1/4, plus the chance that none does, 1/2 · 1/4 · 3/4.
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

const source = [
  '## Bees in the city',
  'Five beekeepers in Leeds keep 1,200 hives. The council did not pay for them.',
  '- “Honey comes last,” says Mrs Alder.',
].join('\n\n');

test('an unchanged text loses nothing, nor does one with reformatted numbers, a reworded negation or no heading marks', () => {
  const nothing = { number: false, name: false, quotation: false, negation: false, structure: false };
  expect(lossesOf(source, source)).toEqual(nothing);
  expect(lossesOf(source, source.replace('Five', '5').replace('1,200', '1200').replace('## ', ''))).toEqual(
    nothing,
  );
  expect(lossesOf(source, source.replace('did not pay', 'never paid'))).toEqual(nothing);
});

test.each([
  ['number', 'Five', 'Some'],
  ['number', '1,200', '1,300'],
  ['name', ' in Leeds', ' in town'],
  ['quotation', 'Honey comes last', 'Honey comes first'],
  ['negation', 'did not pay', 'failed to pay'],
  ['structure', '- “Honey', '“Hello.”\n\n- “Honey'],
  ['structure', '## Bees in the city\n\n', ''],
])('a lost %s is detected', (kind, before, after) => {
  expect(lossesOf(source, source.replace(before, after))).toMatchObject({ [kind]: true });
});

test('a kind of loss is not judged if the text has nothing of that kind', () => {
  expect(lossesOf('They keep bees.', 'Bees are kept.')).toEqual({ structure: false });
});

test('“not only” does not count as a negation', () => {
  expect(lossesOf('It is not only loud but not safe.', 'It is loud and not safe.')).toEqual({
    negation: false,
    structure: false,
  });
});

test('a changed word counts once, wherever the others are', () => {
  expect(changedShare('one two three four', 'One two 3 four')).toBe(0.25);
  expect(changedShare('one two three four', 'one four')).toBe(0.5);
});
