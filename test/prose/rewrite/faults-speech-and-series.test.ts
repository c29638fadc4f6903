// What the last reading of the clause rules brought: speech, series, results of what was done, and the faults that were found there.
import { describe, expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

describe('a trailing “-ing” clause that becomes a statement', () => {
  test.each([
    [
      'goes along with speech',
      '"Not today," she muttered, shaking her head.',
      '"Not today," she muttered, and shook her head.',
    ],
    [
      'comes after a question that ends in a quotation mark',
      '"Where is the key?" she asked, leaning on the door.',
      /she asked,? and leaned on the door\.$/,
    ],
    [
      'is the second of three acts',
      'She sat on the step, scowling at the hens, and went in at dusk.',
      'She sat on the step, scowled at the hens, and went in at dusk.',
    ],
    [
      'tells what comes of something that was done',
      'The barn was painted by the smith Adler, adding charm to the yard.',
      /Adler(?:\. This|, which) added charm to the yard\.$/,
    ],
    [
      'has a list of its own',
      'We form small bands, sharing bread, songs, and rope.',
      'We form small bands and share bread, songs, and rope.',
    ],
    [
      'follows what something stays or becomes',
      'The ferry became a great success, topping the list for a year.',
      /great success(?: and|\. It) topped the list for a year\.$/,
    ],
    [
      'has an unknown verb before a preposition',
      'The ink ran down the wall, pooling on the tiles.',
      'The ink ran down the wall and pooled on the tiles.',
    ],
    [
      'comes after a number with a point',
      'The scale showed a weight of 81.4, proving the smith right.',
      /81\.4(?:\. This|, which) proved the smith right\.$/,
    ],
    [
      'stands in an instruction with a participle before a noun',
      'Fold the warm dough in the beaten eggs, making sure it is coated.',
      'Fold the warm dough in the beaten eggs and make sure it is coated.',
    ],
    [
      'follows the end of a need',
      'It ends the need for two nets, saving the men a walk.',
      /two nets(?: and|\. (?:It|This)|, which) saves the men a walk\.$/,
    ],
    [
      'shows something of what a study shows',
      'The tests show that the pump brings up clear water and good salts, proving the worth of the plan.',
      /good salts, and this proves the worth of the plan\.$/,
    ],
    [
      'follows what was tried',
      'They tried to shift the blame, arguing that the rope was old.',
      /the blame(?: and|\. They) argued that the rope was old\.$/,
    ],
  ])('%s', (_, before, after) => {
    if (typeof after === 'string') expect(rewritten(before)).toBe(after);
    else expect(rewritten(before)).toMatch(after);
  });
});

describe('a trailing “-ing” clause that stays', () => {
  test.each([
    ['hangs on a link', 'The shop sells through machines, in turn, cutting the prices.'],
    ['what would come of it', 'The cost would be shared by all the farms, making the new roof cheap.'],
    ['an adjective in “un-”', 'They went home apart, unwilling to speak with the others.'],
    ['what the eyes may do', 'He looks up, his eyes tired, reflecting the long night.'],
    [
      'what “i.e.” explains',
      'But these crews often struggle with repairs, i.e., moving parts from one pump to another.',
    ],
    ['a mind and what it tries', 'My mind was racing, trying to find the word.'],
    ['what another does to whom somebody points', 'He pointed to a boy in the yard, pushing an empty cart.'],
    ['a verb with “have” in a short form', 'I’ve started a small school, teaching the young ones to swim.'],
    ['what one feels while speaking', 'She asked, trying to sound calm.'],
    [
      'a second “-ing” that may go with an adjective before it',
      'A storm could turn the path into a trap, burying the carts under shifting sand or driving them into the river.',
    ],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });

  test.each([
    [
      'an adjective in a list for a second verb',
      'The degree gives a large lift, reflecting the skills, papers, and signaling value of the school.',
      'signals',
    ],
    [
      'three verbs with two “and”',
      'The fear can become a wolf, moving through the flock, and take the sheep in a night.',
      'and move',
    ],
  ])('never takes %s', (_, sentence, wrong) => {
    expect(rewritten(sentence)).not.toContain(wrong);
  });
});
