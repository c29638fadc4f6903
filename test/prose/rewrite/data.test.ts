import { describe, expect, test } from 'vitest';
import { articleFor } from '#prose/lexicon/article.ts';
import { linesOf, readLine, rowsOf } from '#prose/lexicon/data-line.ts';
import { lexicon } from '#prose/rewrite/english/lexicon/index.ts';
import { pluralOf, verbForms } from '#prose/lexicon/inflect.ts';
import { PHRASES } from '#prose/rewrite/english/phrases/index.ts';
import { ADJECTIVES } from '#prose/lexicon/adjectives.ts';
import { ADVERBS } from '#prose/lexicon/adverbs.ts';
import { KEPT_PAIRS } from '#prose/rewrite/english/words/kept-pairs.ts';
import { KEPT_WITH } from '#prose/rewrite/english/words/kept-with.ts';
import { NOUNS } from '#prose/lexicon/nouns.ts';
import { SYNONYMS } from '#prose/lexicon/synonyms.ts';
import { VERBS } from '#prose/lexicon/verbs.ts';

const WORDS = [VERBS, NOUNS, ADJECTIVES, ADVERBS];
const headsOf = (lines: string): string[] => linesOf(lines).map((line) => readLine(line).head);

describe('the lists', () => {
  test('have at least 60 words and 250 phrases', () => {
    expect(WORDS.flatMap(headsOf).length).toBeGreaterThanOrEqual(60);
    expect(PHRASES.flatMap(({ lines }) => headsOf(lines)).length).toBeGreaterThanOrEqual(250);
  });

  test('are sorted, and name nothing twice', () => {
    for (const lines of [...WORDS, SYNONYMS, ...PHRASES.map((group) => group.lines)]) {
      const heads = headsOf(lines);
      expect(heads).toEqual([...new Set(heads)].toSorted());
    }
  });

  test('say of every word which strength takes it', () => {
    for (const line of WORDS.flatMap(linesOf)) expect(line).toMatch(/^[*@+]/);
  });

  test('never offer a word in its own place', () => {
    for (const line of [...WORDS, SYNONYMS].flatMap(linesOf)) {
      const { head, options } = readLine(line);
      expect(options).not.toContain(head);
    }
  });

  test('keep no pair of which neither word is ever exchanged', () => {
    for (const [first, seconds] of rowsOf(KEPT_PAIRS))
      for (const second of seconds)
        expect([first, second, `${second}s`].filter((word) => lexicon().get(word)?.swaps)).not.toEqual([]);
  });

  test('keep nothing beside other words that is never exchanged', () => {
    expect(WORDS.flatMap(headsOf)).toEqual(expect.arrayContaining([...rowsOf(KEPT_WITH).keys()]));
  });

  test('bring no character that a source may not have', () => {
    for (const line of [...WORDS, ...PHRASES.map(({ lines }) => lines)].flatMap(linesOf)) {
      for (const option of readLine(line).options) expect(option).toMatch(/^[a-z' ,{}$1-9-]*$/i);
    }
  });
});

describe('inflection', () => {
  test.each([
    ['use', 'uses used used using'],
    ['stop', 'stops stopped stopped stopping'],
    ['carry', 'carries carried carried carrying'],
    ['show', 'shows showed shown showing'],
    ['speed up', 'speeds up sped up sped up speeding up'],
    ['reach', 'reaches reached reached reaching'],
    ['lie', 'lies lay lain lying'],
  ])('of %s', (base, expected) => {
    const { s, past, participle, ing } = verbForms(base);
    expect([s, past, participle, ing].join(' ')).toBe(expected);
  });

  test('of nouns', () => {
    expect(['story', 'crisis', 'box', 'way of life', 'person'].map(pluralOf)).toEqual([
      'stories',
      'crises',
      'boxes',
      'ways of life',
      'people',
    ]);
  });

  test('of the article', () => {
    expect(
      ['hour', 'union', 'European', 'umbrella', 'one-off', 'house', 'important'].map((word) =>
        articleFor(word.toLowerCase()),
      ),
    ).toEqual(['an', 'a', 'a', 'an', 'a', 'a', 'an']);
  });
});
