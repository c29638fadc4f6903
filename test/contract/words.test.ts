import { expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['word', 1],
  ['  two words ', 2],
  ['one\ntwo\r\nthree\tfour', 4],
  ['well-known, isn’t it?', 3],
  ['a\u00a0b', 2],
  ['1 — 2', 3],
])('%j counts %i', (text, words) => expect(countWords(text)).toBe(words));

const byTheRule = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

test('every character parts words exactly where the rule of trimming and splitting does', () => {
  const differing = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b `).filter(
    (text) => countWords(text) !== byTheRule(text),
  );
  expect(differing).toEqual([]);
});
