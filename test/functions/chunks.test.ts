import { expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { chunksOf } from '#humanizer/chunks.ts';
import { random } from '../../scripts/shared/random.ts';

const limited = (maxChars: number, maxEncoded = Infinity) => ({ limits: { maxChars, maxEncoded } });
const cut = (text: string, maxChars: number, maxEncoded?: number) =>
  chunksOf(text, limited(maxChars, maxEncoded)).map(({ start, end }) => text.slice(start, end));

test('an engine without limits gets the whole text', () => {
  const text = `  ${'One is here.\n\n'.repeat(1000)}`;
  const whole = { start: 0, end: text.length, from: 0, to: text.length, words: 3000 };
  expect(chunksOf(text, { limits: null })).toEqual([whole]);
});

test('whole paragraphs share a chunk while they fit', () => {
  const text = '  One is here.\n\nTwo is here.\n \nThree is here.\n';
  expect(cut(text, 32)).toEqual(['  One is here.\n\nTwo is here.', 'Three is here.']);
  expect(cut(text, 5000)).toEqual(['  One is here.\n\nTwo is here.\n \nThree is here.']);
});

test('a paragraph that is too long is split between its sentences', () => {
  const text = '- First comes this. Then comes that. At last it ends.';
  expect(cut(text, 37)).toEqual(['- First comes this. Then comes that.', 'At last it ends.']);
});

test('a sentence that is too long is split at a space, and a word that is too long between characters', () => {
  expect(cut('One two three four.', 9)).toEqual(['One two', 'three', 'four.']);
  expect(cut('👍👍👍.', 3)).toEqual(['👍', '👍', '👍.']);
  expect(cut('ae\u0301ae\u0301.', 5)).toEqual(['ae\u0301a', 'e\u0301.']);
  expect(cut('👩‍👧👩‍👧.', 7)).toEqual(['👩‍👧', '👩‍👧.']);
  const marks = `a${'\u0301'.repeat(20)}.`;
  expect(cut(marks, 8).join('')).toBe(marks);
});

test('the URL-encoded length is limited as well', () => {
  const text = 'Привет мир. '.repeat(400);
  const parts = cut(text, 5000, 14 * 1024);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(encodeURIComponent(part).length).toBeLessThanOrEqual(14 * 1024);
  expect(encodeURIComponent(parts[0]!).length).toBeGreaterThan(13 * 1024);
});

test('code that is too large is not sent to the engine, and is passed through with the text after it', () => {
  const code = `\`\`\`\n${'let x = 1;\n'.repeat(20)}\`\`\``;
  const text = `Before it.\n\n${code}\n\nAfter it.`;
  expect(cut(text, 100)).toEqual(['Before it.', 'After it.']);
  const [, last] = chunksOf(text, limited(100));
  expect(text.slice(last!.from, last!.to)).toBe(`\n\n${code}\n\nAfter it.`);
  expect(chunksOf(code, limited(100))).toEqual([]);
});

test('the chunks cover the text, their word counts add up, and none is too large or begins inside a character', () => {
  const next = random(5);
  const signs = 'word ;A sentence. ;\n\n;\t;👩‍👧;e\u0301;- item\n;\r\n;\u00a0;# H\n'.split(';');
  const pieces = [...signs, 'x'.repeat(60)];
  for (let round = 0; round < 2000; round++) {
    const count = Math.floor(next() * 40);
    const text = Array.from({ length: count }, () => pieces[Math.floor(next() * pieces.length)]).join('');
    const most = 10 + Math.floor(next() * 60);
    const chunks = chunksOf(text, limited(most));
    if (chunks.length > 0) {
      expect(chunks.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
      expect(chunks.reduce((sum, { words }) => sum + words, 0)).toBe(countWords(text));
    }
    for (const { from, to, start, end } of chunks) {
      expect(start).toBeGreaterThanOrEqual(from);
      expect(end).toBeLessThanOrEqual(to);
      expect(end - start).toBeLessThanOrEqual(most);
      expect(text.slice(start, end)).not.toMatch(/^(?:\p{M}|\u200d|[\udc00-\udfff])/u);
    }
  }
});
