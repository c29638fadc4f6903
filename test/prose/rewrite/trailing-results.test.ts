// What comes of a statement, and what is done to that end, behind nouns, lists, labels and words of speech.
import { expect, test } from 'vitest';
import { judge } from '#prose/gate/judge.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'behind a verb',
    'In the third year the demand for oats collapsed, hurting and weakening the farms.',
    'collapsed, ',
  ],
  ['behind what something is', 'The new road is narrow and steep, making it slow.', 'steep, '],
  [
    'behind an adverb',
    'The price of oats fell sharply, weakening the guild.',
    'sharply, which weakened the guild.',
  ],
])('says what comes of it: %s', (_, sentence, expected) => {
  expect(rewritten(sentence)).toContain(expected);
});

test.each([
  ['what it led to', 'The river rose above the old bridge, leading to a long strike.'],
  ['what a law is for', 'The new law would bind the mills, preventing a second flood.'],
  ['what comes to light', 'The door of the old mill fell in, revealing a row of jars.'],
  ['what is added by it', 'A boy played a tune on the bridge, adding to the noise of the fair.'],
  ['what is left behind', 'The storm struck the coast last night, leaving a pool of oil.'],
  ['a third act', 'The boy set down his bag and raised his cap, extending a hand to the guest.'],
  [
    '“This ensures”, “which allows”',
    'The board sets the rules for the mills sharply, enabling a fair trade.',
  ],
  ['what “this” did before', 'This left the farms of the whole valley poor, causing a strike.'],
  ['a noun in the sound of a verb', 'The drought can bring hard years, forcing farmers out.'],
  ['what was so for everyone', 'The flood of that year was general, affecting every farm.'],
  ['a noun that “which” would take for its own', 'The weir holds back the floods, making the fields dry.'],
  ['what may only come', 'The mills can be closed quietly, leading to a long strike.'],
  ['what a power is for', 'I was taken by its power to hold the light, preserving small moments.'],
  [
    'a list of what is done',
    'The new law has lowered the taxes of small shops, creating jobs and boosting trade.',
  ],
])('leaves alone: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  [
    'whatever the verb of the clause is',
    'The rule binds every mill on the river, ensuring that the fish return each spring.',
    'The rule binds every mill on the river, so that the fish return each spring.',
  ],
  [
    'behind a label',
    'Tuck in the edges: Tuck the edges of the sheet under the box, ensuring they are even.',
    'Tuck in the edges: Tuck the edges of the sheet under the box and make sure they are even.',
  ],
])('says to what end: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['a list of three', 'The men moved quickly, nervously, checking the nets.'],
  ['words of speech', '“I had been afraid of the sea,” Tom said, swirling his cup.'],
  [
    'a second “-ing” behind “of”',
    'The hall and the square let people meet, building a sense of belonging and helping trade.',
  ],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('forcing somebody is a force in the gate too', () => {
  const before = 'The roof of the shaft sank lower, forcing the men to crawl.';
  expect(
    judge(before, 'The roof of the shaft sank lower, which forced the men to crawl.', new Set()).refusal,
  ).toBeNull();
  expect(
    judge(before, 'The roof of the shaft sank lower, letting the men crawl.', new Set()).refusal,
  ).not.toBeNull();
});
