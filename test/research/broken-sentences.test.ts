import { describe, expect, test } from 'vitest';
import { breaks } from '../../scripts/eval/gate/breaks/index.ts';
import { readHandmade } from '../../scripts/eval/gate/broken.ts';
import { changeHarmlessly } from '../../scripts/eval/gate/harmless.ts';
import { twinsOf } from '../../scripts/eval/gate/twins.ts';
import { random } from '../../scripts/shared/random.ts';

const broken = (kind: string, sentence: string): string | null =>
  breaks[kind]!(sentence, random(1), {
    names: ['Leeds', 'Oslo'],
    terms: [
      { word: 'antibody', isPlural: false },
      { word: 'membrane', isPlural: false },
    ],
  });

test.each([
  ['number', 'It took the jury 11 days.', /^It took the jury (?!11 )\d+ days\.$/],
  ['number', 'We need three chairs for it.', /^We need (?!three )\w+ chairs for it\.$/],
  ['unit', 'The hut is 12 miles from here.', /^The hut is 12 kilometres from here\.$/],
  ['unit', 'The repair cost $900 in all.', /^The repair cost €900 in all\.$/],
  ['name', 'They moved to Leeds last year.', /^They moved to Oslo last year\.$/],
  ['negation', 'The lid is not shut.', /^The lid is shut\.$/],
  ['negation', 'In winter it is open.', /^In winter it is(?: not|n't) open\.$/],
  ['quantifier', 'We mended all windows.', /^We mended (?:most|some|a few) windows\.$/],
  ['hedge', 'The plan may fail.', /^The plan will fail\.$/],
  ['comparison', 'It costs more than a car.', /^It costs less than a car\.$/],
  ['agent and object', 'Later Quill paid Ames in cash.', null],
  ['agent and object', 'Then Quill paid the money.', null],
  [
    'agent and object',
    'At dusk the fox watched the owl from a hedge.',
    /the owl watched the fox from a hedge\.$/,
  ],
  ['date', 'We meet on Monday at noon.', /^We meet on (?!Monday)\w+day at noon\.$/],
  ['date', 'It opened in 1998 after a fire.', /^It opened in 199[4-7] after a fire\.$/],
  ['term', 'The cell builds the antibody in hours.', /^The cell builds the membrane in hours\.$/],
  ['list', 'We packed the bread, milk, and eggs.', /^We packed the bread and eggs\.$/],
  ['citation', 'It fell again (Ortiz, 2014).', /\((?!Ortiz, 2014)\w+, (?:\d{4})\)\.$/],
])('a broken %s: %s', (kind, sentence, expected) => {
  if (expected === null) expect(broken(kind, sentence)).toBeNull();
  else expect(broken(kind, sentence)).toMatch(expected);
});

test.each([
  ['negation', 'It is not only loud.'],
  ['number', 'It began in 1998.'],
  ['number', 'They asked GPT-4 about it.'],
  ['comparison', 'You had better go.'],
  ['quantifier', 'It is the most famous.'],
  ['hedge', 'They met in May.'],
  ['list', 'However, bread, and eggs too.'],
])('no %s to break: %s', (kind, sentence) => {
  expect(broken(kind, sentence)).toBeNull();
});

test('a harmless change says the same, with the article that the new word asks for', () => {
  expect(changeHarmlessly('It was an important step.', random(1))).toBe('It was a significant step.');
  expect(changeHarmlessly('They do not know.', random(1))).toBe("They don't know.");
  expect(changeHarmlessly('It rained because of that.', random(1))).toBe('It rained owing to that.');
  expect(changeHarmlessly('Yes, they are.', random(1))).toBeNull();
});

describe('twins', () => {
  const document = [
    'It is said that the school opened on Monday with 12 teachers and a large hall.',
    'The council may close the library because the roof is not safe in the winter months.',
    'Nobody in the village has an important reason to sell the old mill to a large firm.',
  ].join(' ');
  const samples = [{ domain: 'news', machine: false, text: document, name: 'a' }];
  const { broken: all, whole } = twinsOf(samples, random(1));

  test('stand where the sentence stood, and differ from it', () => {
    expect(all.length).toBeGreaterThan(1);
    for (const { before, behind, source, rewritten, kind } of all) {
      expect(rewritten).not.toBe(source);
      if (kind !== 'citation') expect(before + source + behind).toBe(document);
    }
  });

  test('use a sentence once, and leave the others for harmless changes alone', () => {
    const used = [...all, ...whole].map(({ before }) => before);
    expect(new Set(used).size).toBe(used.length);
  });

  test('are the same for the same random numbers', () => {
    expect(twinsOf(samples, random(1)).broken).toEqual(all);
  });
});

test.each([
  ['by-hand', 25],
  ['by-hand-held-back', 10],
] as const)(
  '%s: at least %d sentences of each kind that a program breaks too, each another one',
  (file, least) => {
    const handmade = readHandmade(file);
    const kinds = Object.groupBy(handmade, ({ kind }) => kind);
    for (const kind of Object.keys(breaks)) expect(kinds[kind]?.length, kind).toBeGreaterThanOrEqual(least);
    for (const { source, rewritten } of handmade) {
      expect(rewritten.length).toBeGreaterThan(5);
      expect(rewritten).not.toBe(source);
    }
    const pairs = handmade.map(({ source, rewritten }) => `${source} | ${rewritten}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  },
);
