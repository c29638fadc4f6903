import { expect, test } from 'vitest';
import { factsOf } from '#prose/index.ts';
import { findBlocks } from '#prose/text/blocks/blocks.ts';
import { findSentences } from '#prose/text/sentences.ts';
import { readSource, sentencesOf } from '#prose/text/source.ts';
import { findWords } from '#prose/text/words.ts';

const sentences = (text: string): string[] =>
  findSentences(text).map(({ start, end }) => text.slice(start, end));

test('sentences end at full stops, but not at those of abbreviations, initials or decimals', () => {
  const ends = [
    'Dr. Hale met J. R. Moss at 3.5 p.m. on Monday.',
    'It rained, e.g. in Leeds.',
    'See U.S. law.',
  ];
  expect(sentences(ends.join(' '))).toEqual(ends);
});

test('sentences keep their closing quotes and reference marks', () => {
  const ends = ['“Why now?” he asked.', '“Because!”', 'The claim stands.[12]', 'Few doubt it.'];
  expect(sentences(ends.join(' '))).toEqual(ends);
});

test('the sentences of a document exclude headings, tables and code', () => {
  const text =
    '# Title here\n\nFirst one. Second one.\n\n- an item\n\n| a | b |\n\n```\ncode. More.\n```\nLast one.';
  const found = sentencesOf(readSource(text)).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['First one.', 'Second one.', 'an item', 'Last one.']);
});

const facts = (text: string): string[] =>
  factsOf(readSource(text)).map(({ kind, text: fact }) => `${kind} ${fact}`);

test('“no later than” denies nothing, “nobody later than” does', () => {
  expect(facts('Tell us no later than noon, and not more than once.')).toEqual([]);
  expect(facts('Nobody later than her was let in.')).toEqual(['negation Nobody']);
});

test('a time, a temperature and a phone number are one number each; months and weekdays are dates', () => {
  const text =
    'In May they met on Fridays at 4:30 at 20°C or 68 °F. Call (555) 010-4477 or +44 20 7946 0958.';
  const found = 'date May, date Fridays, number 4:30, number 20°C, number 68 °F, number (555) 010-4477';
  expect(facts(text).join(', ')).toBe(`${found}, number +44 20 7946 0958`);
});

test('the day, month and year of a date are one fact', () => {
  expect(facts('It began on 3 March 2026 with 19 people.')).toEqual(['date 3 March 2026', 'number 19']);
});

test('the name below a farewell is a fact, a heading is none', () => {
  expect(facts('They left at dawn.\n\nKind regards,\n\nAda Reed\nChief Engineer')).toEqual(['name Ada Reed']);
  expect(facts('They left at dawn.\n\nThe Next Day\n\nThey came back.')).toEqual([]);
});

test('words include apostrophes, hyphens and the punctuation inside numbers', () => {
  const text = "Don't re-read 10,000 words (3.5 pages) – it’s O'Brien's.";
  const found = findWords(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(["Don't", 're-read', '10,000', 'words', '3.5', 'pages', 'it’s', "O'Brien's"]);
});

test('blocks are found by their Markdown syntax', () => {
  const text =
    'Title\n=====\n\n1. one\n2. two\n\n> quoted\n\n---\n\nA paragraph that ends.\n\n    $ code --here;\n';
  const kinds = findBlocks(text).map(({ kind }) => kind);
  expect(kinds.join(' ')).toBe('heading item item quote other paragraph code');
});
