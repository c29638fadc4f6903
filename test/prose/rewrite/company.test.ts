// Words that are plainer only beside some others.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['The most significant discovery was made in May.', 'The most important discovery was made in May.'],
  ['One of the most significant obstacles is the price.', 'One of the biggest obstacles is the price.'],
  ['Prices vary significantly from town to town.', 'Prices vary greatly from town to town.'],
  ['The hill is significantly colder than the coast.', 'The hill is much colder than the coast.'],
  ['The show had significant productivity gains.', 'The show had large productivity gains.'],
  ['They need a more robust framework.', 'They need a stronger framework.'],
  ['They ran a comprehensive marketing campaign.', 'They ran a full marketing campaign.'],
  ['The price depends on various factors.', 'The price depends on several factors.'],
  ['They help people navigate the transition.', 'They help people go through the transition.'],
  ['It is a tapestry of songs.', 'It is a blend of songs.'],
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
