import { describe, expect, test } from 'vitest';
import { findBlocks } from '#prose/text/blocks/blocks.ts';
import { findSentences } from '#prose/text/sentences.ts';
import { readSource, sentencesOf } from '#prose/text/source.ts';
import { findWords } from '#prose/text/words.ts';

const sentences = (text: string): string[] =>
  findSentences(text).map(({ start, end }) => text.slice(start, end));
const words = (text: string): string[] => findWords(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  test('end at stops, not at abbreviations, initials or decimals', () => {
    expect(
      sentences('Dr. Hale met J. R. Moss at 3.5 p.m. on Monday. It rained, e.g. in Leeds. See U.S. law.'),
    ).toEqual([
      'Dr. Hale met J. R. Moss at 3.5 p.m. on Monday.',
      'It rained, e.g. in Leeds.',
      'See U.S. law.',
    ]);
  });

  test('keep their closing quotes and reference marks', () => {
    expect(sentences('“Why now?” he asked. “Because!” The claim stands.[12] Few doubt it.')).toEqual([
      '“Why now?” he asked.',
      '“Because!”',
      'The claim stands.[12]',
      'Few doubt it.',
    ]);
  });

  test('of a document leave headings, tables and code out', () => {
    const text =
      '# Title here\n\nFirst one. Second one.\n\n- an item\n\n| a | b |\n\n```\ncode. More.\n```\nLast one.';
    expect(sentencesOf(readSource(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
      'First one.',
      'Second one.',
      'an item',
      'Last one.',
    ]);
  });
});

describe('words', () => {
  test('hold apostrophes, hyphens and the marks inside numbers', () => {
    expect(words("Don't re-read 10,000 words (3.5 pages) – it’s O'Brien's.")).toEqual([
      "Don't",
      're-read',
      '10,000',
      'words',
      '3.5',
      'pages',
      'it’s',
      "O'Brien's",
    ]);
  });
});

describe('blocks', () => {
  test('follow Markdown', () => {
    const text =
      'Title\n=====\n\n1. one\n2. two\n\n> quoted\n\n---\n\nA paragraph that ends.\n\n    $ code --here;\n';
    expect(findBlocks(text).map(({ kind }) => kind)).toEqual([
      'heading',
      'item',
      'item',
      'quote',
      'other',
      'paragraph',
      'code',
    ]);
  });
});
