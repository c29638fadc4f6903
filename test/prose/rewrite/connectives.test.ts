// “However” between commas.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'a comma after an opening phrase',
    'For most families, however, the rent is too high.',
    'But for most families, the rent is too high.',
  ],
  ['a name before “however”', 'We saw Slade. Slade, however, saw us.', 'We saw Slade. But Slade saw us.'],
  [
    'no name before “however”',
    'We saw the wabbits. Wabbits, however, saw us.',
    'We saw the wabbits. But wabbits saw us.',
  ],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test('“however” before a clause that “and” joins leaves its comma', () => {
  expect(rewritten('The road is not the same, however, and the mill has moved.')).toBe(
    'But the road is not the same, and the mill has moved.',
  );
});

test.each([
  ['a second “but”', 'However, the mill is no palace but a barn.'],
  ['“but” in the sentence before', 'But we saw the mill. However, the miller saw us.'],
])('“however” stays beside %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([['a word that may be a name', 'Gaulters, however, want more rain.']])(
  'stays: %s',
  (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  },
);
