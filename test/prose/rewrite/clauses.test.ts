// “Not only … but also”, “that”, “who are”, “which is”.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([['not only', 'It saves not only time but also money.', 'It saves time and money.']])(
  '%s',
  (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  },
);

test.each([
  ['“that” after a noun of content', 'He liked the idea that guests would come.'],
  ['“that” after telling somebody', 'She had to tell a friend that they were late.'],
  ['a question with “who was”', 'I had no idea who was driving the bus.'],
  ['a relative clause with a second verb', 'We want a plan that is made in May and changes in June.'],
  ['what is not only said', 'You are not just a guest.'],
  ['“that” after “until”', 'The boats waited until the very last week that they could.'],
  ['a whole statement before “which is”', 'The story may interest you, which is a fair reason to read on.'],
  ['what is not just about one thing', 'The vote is not just about taxes.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});
