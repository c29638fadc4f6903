import { expect, test } from 'vitest';
import { chargedWords, countWords, longestWord } from '#contract/words.ts';
import { inFigures } from '#contract/figures.ts';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['word', 1],
  ['  two words ', 2],
  ['one\ntwo\r\nthree\tfour', 4],
  ['well-known, isn’t it?', 3],
  ['a\u00a0b', 2],
  ['1 — 2', 3],
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words));

const byTheRule = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

test('every character separates words exactly if trimming and splitting at whitespace does', () => {
  const differing = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b `).filter(
    (text) => countWords(text) !== byTheRule(text),
  );
  expect(differing).toEqual([]);
});

test.each([
  'Die Rechtsschutzversicherungsgesellschaft kündigte die Kraftfahrzeughaftpflichtversicherung.',
  '„Rindfleischetikettierungsüberwachung“, Grundstücksverkehrsgenehmigungszuständigkeit.',
  'See https://en.wikipedia.org/wiki/History_of_the_English_language#Middle_English_period for more.',
  'Run `npm test -- --grep "sign in"` and read (https://nodejs.org/api/test.html).',
])('%j is charged by its word count', (text) => expect(chargedWords(text)).toBe(countWords(text)));

test.each([
  ['a', 1],
  ['/', 1],
  ['"', 1],
  ['\0', 1],
  ['\u2800', 3],
  ['中', 3],
  ['😀', 4],
])('a megabyte of %j is not charged as one word', (character, bytes) => {
  const text = character.repeat(1024 ** 2 / bytes);
  expect(countWords(text)).toBe(1);
  expect(chargedWords(text)).toBeGreaterThan(40_000);
  expect(longestWord(` a ${text} b`)).toBe(text.length);
});

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 12.4, 12.6, -1_234])(
  '%d is formatted as Intl.NumberFormat formats it',
  (count) => {
    expect(inFigures(count)).toBe(new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(count));
    const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(inFigures(count, 2)).toBe(new Intl.NumberFormat('en', cents).format(count));
  },
);
