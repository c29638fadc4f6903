import { expect, test } from 'vitest';
import { countWords } from '../../functions/contract/words.ts';

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
