// “Let”, “give” and “make sure”.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['let', 'The card allows visitors to park here.', 'The card lets visitors park here.'],
  ['give', 'The desk provides visitors with maps.', 'The desk gives visitors maps.'],
  ['make sure', 'Ensure your boots have a tread.', 'Make sure your boots have a tread.'],
  [
    'make sure, to an end',
    'They lift it to ensure no one is hurt.',
    'They lift it to make sure no one is hurt.',
  ],
  ['what a rule means', 'This rule ensures your boat is safe.', 'This rule means your boat is safe.'],
  [
    'what its nature means',
    'The nature of oak ensures that boats last.',
    'The nature of oak means that boats last.',
  ],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['before somebody who is let do two things', 'The card allows visitors to park here, to eat, and to rest.'],
  ['before what is done to a thing', 'The card allows bread to be sold here.'],
])('“allow” stays %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  ['a thing', 'Ensure fair prices for all.'],
  ['“that”', 'They lift it to ensure that no one is hurt.'],
  ['what a team does', 'The design team ensures that boats last.'],
  ['what nobody does', 'The rings show its age, ensuring that no two are alike.'],
  ['a thing that is none of those that are guaranteed', 'They pay him to ensure the flow of grain.'],
])('“ensure” stays before %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});
