// What comes of a statement, and what is done to that end, behind nouns, lists, labels and words of speech.
import { expect, test } from 'vitest';
import { judge } from '#prose/gate/judge.ts';
import { rewritten } from './behind-lead.ts';

test('“which” may stand behind a plural, since its verb shows that no noun is meant', () => {
  const text =
    'The sluice holds back the spring floods, keeping the fields dry and making the crop safe. The guild keeps the prices low in most ' +
    'towns, making bread cheap. The two mills share their millstones, reducing the cost of repairs.';
  expect(rewritten(text).match(/, which (?:makes|reduces)|\. This (?:makes|reduces)/g)?.length).toBe(2);
});

test.each([
  [
    'a list behind “using”',
    'We built the two new barns using oak and ash, reducing the need for repairs and enabling the farm to grow.',
    /ash(?:\. This|, which) reduced the need for repairs and enabled the farm to grow\.$/,
  ],
  [
    'a list of what looks like verbs',
    'The hot wax also protects the old saddle, making it safe from scuffs, scratches, and rain.',
    /the old saddle(?:\. This|, which) makes it safe from scuffs, scratches, and rain\.$/,
  ],
  [
    'an adjective that looks like a verb',
    'The cloth is dipped in warm oil twice, creating a soft, polished feel.',
    /twice(?:\. This|, which) creates a soft, polished feel\.$/,
  ],
  [
    'two things that are done',
    'The new rota can also cut the bills, saving money on hiring and training.',
    / cut the bills and save money on hiring and training\.$/,
  ],
  [
    'a list behind “from”',
    'The new law would bind the mills, preventing owners from raising rents, closing paths, or draining ponds.',
    / bind the mills and prevent owners from raising rents, closing paths, or draining ponds\.$/,
  ],
  [
    'a turning point',
    'The old bridge stands as a landmark in the life of the town, marking the end of the ferry.',
    /life of the town(?:\. It| and) marks the end of the ferry\.$/,
  ],
])('becomes a statement: %s', (_, sentence, expected) => {
  expect(rewritten(sentence)).toMatch(expected);
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
    'in a step',
    'Pour the warm sauce over the fish, making sure each piece is covered.',
    'Pour the warm sauce over the fish and make sure each piece is covered.',
  ],
  [
    'before two things that come about',
    'Sketch a plan for each room, ensuring the light falls well and heating works.',
    'Sketch a plan for each room to ensure the light falls well and heating works.',
  ],
  [
    'in a step that settles something',
    'Sketch a plan for each room, deciding where the light will fall.',
    'Sketch a plan for each room and decide where the light will fall.',
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
