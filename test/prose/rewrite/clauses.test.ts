// Clauses, moves and rhythm: what is turned round, cut loose or tied, and what an editor would leave.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

describe('a trailing “-ing” clause', () => {
  test.each([
    [
      'joins one that goes on',
      'He was leaning on the gate, humming a tune.',
      'He was leaning on the gate and humming a tune.',
    ],
    [
      'becomes the last verbs of a series',
      'She sat on the wall, counting the carts, waiting for the mail.',
      'She sat on the wall, counted the carts, and waited for the mail.',
    ],
    [
      'stands with what was said',
      'The survey shows that the pump saves the town much oil, earning the thanks of the mayor.',
      /that the pump saves the town much oil and earns the thanks/,
    ],
    [
      'is a step of an instruction',
      'Pour the milk over the rice, making sure it covers the pan.',
      'Pour the milk over the rice and make sure it covers the pan.',
    ],
    [
      'is no more than a preposition',
      'The stalls sold goods of all kinds, ranging from rope to lamps.',
      'The stalls sold goods of all kinds, from rope to lamps.',
    ],
    [
      'has a singular verb after an unknown one',
      'It flits from barn to barn, leaving a mess on the floor.',
      /(?:and|It) leaves a mess/,
    ],
    [
      'ends a word of speech',
      '“It is late,” he said, rubbing his eyes.',
      /said(?:, and|\. He) rubbed his eyes\.$/,
    ],
  ])('%s', (_, before, after) => {
    if (typeof after === 'string') expect(rewritten(before)).toBe(after);
    else expect(rewritten(before)).toMatch(after);
  });

  test.each([
    ['what somebody knew', 'Adler climbed the hill, knowing it was too late.'],
    ['whose subject is another', 'The long evenings left him wanting more, missing the smell of the sea.'],
    ['what someone was seen doing', 'He spotted the old man standing in a hall, sipping tea from a cup.'],
    ['what the sentence is about', 'Make no mistake, helping out at the fair is a fine thing!'],
    [
      'three things that befall people',
      'Poor farmers lose days, pay more for seed, and miss the harvest, pushing families into debt.',
    ],
    ['an adjective after “like”', 'Its windows glow like bright, shining coins.'],
    ['what a person is by trade', 'My uncle was a knight of the realm, slaying beasts.'],
    ['the second of two adjectives', "They went to Ada's sad, sagging hut."],
    ['the second of three things', 'She loved the rich soil, stunning views, and long walks.'],
    ['what the men do, not the rule', 'The rule helps men save, putting coins aside.'],
    [
      'what the weather does beside a plan',
      'The men may keep goats that stray daily, making it hard to sow.',
    ],
    ['what goes on to an aim', 'The crew crossed the bog, braving the wind, to find the lost goat.'],
  ])('stays: %s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

test('no clause is tied on by a second “, and”', () => {
  expect(rewritten('The mill was shut, and the boys ran to the river with a net, catching eels.')).toContain(
    ', catching eels.',
  );
});

describe('a concession', () => {
  test('comes first, and the rest after “but”', () => {
    expect(rewritten('Although the barn is old, it keeps out the rain.')).toMatch(
      /^The barn is old(?:, but it|\. But it) keeps out the rain\.$/,
    );
  });

  test.each([
    ['a pronoun that would come too early', 'Though she was tired, Mara walked home.'],
    ['what went on meanwhile', 'While the men were digging, the boys slept.'],
    ['an aside between dashes', 'The letter was for me — for me, though I was not yet gone.'],
  ])('stays: %s', (_, sentence) => {
    expect(rewritten(sentence).replace("wasn't", 'was not')).toBe(sentence);
  });
});

describe('two sentences', () => {
  test.each([
    ['what is not so and what is', 'They did not flee the flood. They took the hill road.'],
    ['what is said twice for effect', 'She felt the wind on her neck. She felt the cold of the stone.'],
    ['two that say things of different people', 'The driver slept in the cab. She waved at the boat.'],
  ])('stay two: %s', (_, sentence) => {
    expect(rewritten(sentence).replace("didn't", 'did not')).toBe(sentence);
  });
});

describe('a cut', () => {
  /** Sentences of one length, so that a short one makes a difference. */
  const EVEN =
    'Furthermore, it is important to note that numerous people in the whole valley utilize maps of the old roads. ' +
    'The road to the mill bends twice by the river, and then it runs straight past the school and the church. ' +
    'Nobody in the village goes that way in the winter, because the lower fields lie deep under water for months.';
  const cut = (sentence: string): string => rewrite(`${EVEN} ${sentence}`, { strength: 'strong' }).text;

  test.each([
    [
      'names the noun again',
      'The farmers of the valley and their sons and daughters built in a single summer of hard work a stone bridge, which was opened by the bishop.',
      /a stone bridge\. The bridge was opened by the bishop\.$/,
    ],
    [
      'names the parts',
      'The market in the square by the church sells to the people of the whole valley many goods, including salt, rope, lamps and cloth.',
      /many goods\. These include salt, rope, lamps and cloth\.$/,
    ],
    [
      'parts what one subject does',
      'The company built a long row of houses for the workers of the mill by the river in the north and sold them to the town.',
      /in the north\. It sold them to the town\.$/,
    ],
  ])('%s', (_, before, after) => {
    expect(cut(before)).toMatch(after);
  });

  test.each([
    [
      'a list with a second verb after it',
      'The women of the town and of the farms around it read old books, including a psalter, and showed how a hymn was sung.',
    ],
    [
      'parts of another noun',
      'The mayor and the council of the town set some rules for all the new drivers, including a long test and a fee.',
    ],
    [
      'a person who is no “it”',
      'The baker built a long row of houses for the workers of the mill by the river in the north and sold them to the town.',
    ],
  ])('is not made: %s', (_, sentence) => {
    expect(cut(sentence)).toContain(sentence);
  });
});
