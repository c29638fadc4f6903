// What comes of a statement, and what is done to that end, behind nouns, lists, labels and words of speech.
import { expect, test } from 'vitest';
import { judge } from '#prose/gate/judge.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'where it led to something',
    'The river rose above the old bridge, leading to a long strike.',
    'bridge and led to a long strike.',
  ],
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
  [
    'by its own subject',
    'The new law would bind the mills, preventing a second flood.',
    'would bind the mills and prevent a second flood.',
  ],
  [
    'by a thing',
    'The clause creates a common list, preventing quarrels.',
    'creates a common list that prevents quarrels.',
  ],
  [
    'no more surely than what it comes of',
    'The mills can be closed quietly, leading to a long strike.',
    'quietly, which can lead to a long strike.',
  ],
  [
    'by “this” behind a plural, which would not agree with “which”',
    'The weir holds back the floods, making the fields dry.',
    'the floods, and this makes the fields dry.',
  ],
  [
    'with the time that it took',
    'The new law has lowered the taxes of small shops, creating jobs and boosting trade.',
    'small shops, and this has created jobs and boosted trade.',
  ],
  [
    'as what it shows',
    'The weir still leaks after a year of work, proving that the stone is bad.',
    'of work, which proves that the stone is bad.',
  ],
  [
    'of a thing that is only now named',
    'The old weir is a useful barrier, helping the men of the town in a flood.',
    'a useful barrier that helps the men of the town in a flood.',
  ],
])('says what comes of it: %s', (_, sentence, expected) => {
  expect(rewritten(sentence)).toContain(expected);
});

test.each([
  [
    '“This ensures”, “which allows”',
    'The board sets the rules for the mills sharply, enabling a fair trade.',
  ],
  ['what “this” did before', 'This left the farms of the whole valley poor, causing a strike.'],
  ['what was so for everyone', 'The flood of that year was general, affecting every farm.'],
  ['what a power is for', 'I was taken by its power to hold the light, preserving small moments.'],
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
    'Tuck in the edges: Tuck the edges of the sheet under the box to ensure they are even.',
  ],
  [
    'before two things that come about',
    'Sketch a plan for each room, ensuring the light falls well and heating works.',
    'Sketch a plan for each room to ensure the light falls well and heating works.',
  ],
])('says to what end: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  [
    'may do then',
    'The new lock is wide and deep, allowing the larger boats to reach the town.',
    'deep, so the larger boats can reach the town.',
  ],
  [
    'could do then',
    'The guild lowered the tolls in the spring, enabling them to trade with Hull.',
    'spring, so they could trade with Hull.',
  ],
  [
    'have time for',
    'You can also close the lock at noon, giving you time to rest.',
    'at noon, so you have time to rest.',
  ],
  [
    'find it to be',
    'The new road runs along the river, making it easier to sell the flour.',
    'along the river, so it is easier to sell the flour.',
  ],
])('says what people %s', (_, before, after) => {
  expect(rewritten(before)).toContain(after);
});

test.each([
  ['a part of a trade', 'The lock is a part of the trade, allowing the boats to pass.'],
  ['what is allowed to be for sale', 'The law cut the tolls in May, allowing for more trade.'],
  ['what strays', 'The men may keep goats that stray daily, making it hard to sow.'],
  ['what follows “so”', 'The lock is so wide, allowing the boats to pass.'],
])('says no “so” of %s', (_, sentence) => {
  expect(rewritten(sentence)).not.toMatch(/, so/);
});

test.each([
  [
    'This paper compares the locks of the two rivers, examining their width, their depth, and their age.',
    /rivers(?: and|\. It) examines their width/,
  ],
  [
    'She spoke with the millers and the men of the guild, arguing that the weir was bad.',
    /guild, and argued that the weir was bad/,
  ],
  ['The guild opened the lock, stating that the weir was sound.', /the lock and said that/],
])('goes on with who says it: %s', (sentence, expected) => {
  expect(rewritten(sentence)).toMatch(expected);
});

test.each([
  [
    'The guild faces challenges, including low water, short days, and high tolls.',
    'faces challenges such as low water, short days, and high tolls.',
  ],
  ['The guild opened a hall in the upper towns, aiming to buy more flour.', 'upper towns to buy more flour.'],
  ['The guild measured the depth of the locks daily, using new tools.', 'daily using new tools.'],
])('needs no comma: %s', (sentence, expected) => {
  expect(rewritten(sentence)).toContain(expected);
});

test.each([
  ['of what is known', 'The guild faces the challenges of the river, including short days and high tolls.'],
  ['of whom it is not said', 'The law is hard on farmers and millers, including high tolls and short days.'],
  ['with one thing', 'The guild faces challenges, including the flood.'],
])('keeps “including” %s', (_, sentence) => {
  expect(rewritten(sentence)).toContain(', including');
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
