import { describe, expect, test } from 'vitest';
import { articleFor, pluralOf, verbForms } from '#prose/lexicon/inflect.ts';
import SYNONYMS from '#prose/lexicon/synonyms.json' with { type: 'json' };
import { findsOf, PHRASE_GROUPS } from '#prose/rewrite/english/lexicon/phrase-trie.ts';
import { VERB_OBJECTS } from '#prose/rewrite/english/lists/verb-objects.ts';
import { WORDS } from '#prose/rewrite/english/lists/words.ts';

const ROWS = PHRASE_GROUPS.flatMap(({ rows }) => rows);

describe('the lists', () => {
  test('have no duplicate entries for one tone', () => {
    for (const tone of ['neutral', 'casual', 'formal', 'academic'] as const) {
      const groups = PHRASE_GROUPS.filter(({ tones }) =>
        tone === 'neutral' ? !tones : tones?.includes(tone),
      );
      const finds = groups.flatMap(({ rows }) => rows.flatMap(findsOf));
      expect(finds).toEqual([...new Set(finds)]);
    }
    const words = WORDS.map(({ word }) => word);
    expect(words).toEqual([...new Set(words)]);
  });

  test('never offer a word as its own replacement', () => {
    for (const { word, use } of WORDS) expect(use).not.toContain(word);
    for (const { verb, use } of VERB_OBJECTS) expect(use).not.toContain(verb);
    for (const line of SYNONYMS) {
      const [head, options = ''] = line.split(' > ');
      expect(options.split(' / ')).not.toContain(head);
    }
  });

  test('insert only letters, basic punctuation and placeholders', () => {
    const all = [...ROWS, ...WORDS, ...VERB_OBJECTS].flatMap(({ use }) => use);
    for (const option of all) expect(option).toMatch(/^[a-z' ,{}$2-]*$/i);
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
    const plurals = ['story', 'crisis', 'box', 'way of life', 'person'].map(pluralOf);
    expect(plurals.join(' ')).toBe('stories crises boxes ways of life people');
  });

  test('of the article', () => {
    for (const word of ['hour', 'umbrella', 'important']) expect(articleFor(word)).toBe('an');
    for (const word of ['union', 'european', 'one-off', 'house']) expect(articleFor(word)).toBe('a');
  });
});
