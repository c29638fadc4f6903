// Adjectives and adverbs that are plainer only beside some words, and the words that tell most of a machine.
import { describe, expect, test } from 'vitest';
import { linesOf, readLine } from '#prose/lexicon/data-line.ts';
import { BESIDE_NOUNS } from '#prose/rewrite/english/words/beside-nouns.ts';
import { rewritten } from './behind-lead.ts';

describe('beside its nouns', () => {
  test.each([
    ['The mill faces a significant threat.', 'The mill faces a major threat.'],
    ['The mill runs significant and lasting risks.', 'The mill runs major and lasting risks.'],
    ['Bakers carry significant financial burdens.', 'Bakers carry heavy financial burdens.'],
    ['The lake lay in a profound, aching silence.', 'The lake lay in a deep, aching silence.'],
    ['The dam had profound consequences.', 'The dam had far-reaching consequences.'],
    ['They wrote a comprehensive guide to cheese.', 'They wrote a full guide to cheese.'],
    ['They run a robust flood protection.', 'They run a strong flood protection.'],
    ['The old town has a vibrant food market.', 'The old town has a lively food market.'],
    ['It was the most significant change of the year.', 'It was the greatest change of the year.'],
    ['The town made significant savings.', 'The town made large savings.'],
    ['The vote is a multifaceted issue.', 'The vote is a complex issue.'],
  ])('%s', (before, after) => {
    expect(rewritten(before)).toBe(after);
  });

  test.each([
    'She rubs essential oils on it.',
    'The test found a statistically significant improvement.',
    'The test found a significant correlation.',
    'He came with his significant other.',
    'They checked her vital signs.',
    'He told a profound love story.',
    'The fly has multifaceted eyes.',
    'It was a more profound, bone-deep calm.',
    'It was a profound, bone-deep weariness of deep water.',
    'They attend a comprehensive school.',
    'The bus brought essential workers.',
    'It is a robust estimator of the mean.',
  ])('stays: %s', (sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });

  test('no noun has two words of one adjective', () => {
    const seen = new Set<string>();
    for (const line of linesOf(BESIDE_NOUNS)) {
      const { head, beside } = readLine(line);
      expect(line).toMatch(/^(?:\*|\*?[@+])/);
      for (const noun of beside) {
        expect(seen).not.toContain(`${head} ${noun}`);
        seen.add(`${head} ${noun}`);
      }
    }
  });
});

test.each([
  ['Clear notes are vital to keep count.', 'Clear notes are needed to keep count.'],
  [
    'Nestled in the heart of the Highlands, the town is quiet.',
    'In the heart of the Highlands, the town is quiet.',
  ],
  ['The plan helps in the process of building a wall.', 'The plan helps in building a wall.'],
  ['They made a decision to leave.', 'They decided to leave.'],
  [
    'They lost the old forms and records—a blow to the whole town.',
    'They lost the old forms and records, a blow to the whole town.',
  ],
  ['I hope this email finds you well.', 'I hope you are well.'],
  ['Remote work comes with its own set of challenges.', 'Remote work comes with its own challenges.'],
  [
    'According to a study conducted by the town, bread is cheap.',
    'According to a study by the town, bread is cheap.',
  ],
  ['By leveraging the power of machine learning, they grew.', 'By using machine learning, they grew.'],
  ['It was designed with the goal of making claims faster.', 'It was designed to make claims faster.'],
  ['As a token of our thanks for your help, we bake.', 'As a token of our thanks for your help, we bake.'],
  ['It is vital to water the rows.', 'It is important to water the rows.'],
  ['Prices rose significantly.', 'Prices rose sharply.'],
  ['It takes a more nuanced view of bread.', 'It takes a subtler view of bread.'],
])('%s', (before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  'It is more than useful; it is essential.',
  'The permit is crucial for bakers who need to travel.',
  'It is what is essential to know.',
  'The answers were significantly earlier.',
  'It felt profoundly unimportant.',
  'The key is the mill. Good bread is essential.',
])('stays: %s', (sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});
