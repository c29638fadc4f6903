// Words that are plainer only beside some others.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['Prices vary significantly from town to town.', 'Prices vary greatly from town to town.'],
  ['The hill is significantly colder than the coast.', 'The hill is much colder than the coast.'],
  ['They need a more robust framework.', 'They need a stronger framework.'],
  ['The price depends on various factors.', 'The price depends on several factors.'],
])('%s', (before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  'It is a very critical step.',
  'It was the first and most critical step of all.',
  'They study significant differences.',
  'The planet has its most significant year.',
  'He navigates a boat.',
  'They study the permitting processes of towns.',
])('stays: %s', (sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});
