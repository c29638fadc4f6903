// Dashes that a comma or a full stop can replace.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'a list that a pronoun takes up',
    'The love I felt, the grief I bore—they were real because they shaped me.',
  ],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('a list before a dash is no sentence', () => {
  const sentence =
    'The smell of hay, the lamps in the yard, the cows as the boy rounds the barn—these are the joys of May.';
  expect(rewritten(sentence)).toContain('—these are');
});
