import { expect, test } from 'vitest';
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
