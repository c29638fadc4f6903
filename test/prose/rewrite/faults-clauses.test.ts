// What the reading of the clause rules brought: each fault that was found, and each kind of edit that stood the test.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

describe('a trailing “-ing” clause', () => {
  test.each([
    [
      'says what pupils can do',
      'The rule is strict, ensuring pupils can read the signs.',
      /strict(?:\. This|, which) ensures pupils can read the signs\.$/,
    ],
    [
      'comes after a list that has ended',
      'The house has many rooms, including a hall, a study and a loft, making it easy to hide.',
      /a loft(?:\. This|, which) makes it easy to hide\.$/,
    ],
    [
      'follows what has come to be so',
      'Carts have become more common, letting farmers sell in town.',
      /more common(?:\. This|, which) (?:has let|lets) farmers sell in town\.$/,
    ],
    [
      'follows a noun and its clause in another tense',
      'My aunt had a bell that can warn the whole farm, making her a good neighbour.',
      /the whole farm(?:\. This|, which) made her a good neighbour\.$/,
    ],
    [
      'goes on with what has been done',
      'The miners have sent a letter to the owner, calling for a pump.',
      /(?:and|have) called for a pump\.$/,
    ],
    [
      'has a verb that no list knows',
      'He rose from his bed, smoothing his jacket.',
      /from his bed(?: and|\. He) smoothed his jacket\.$/,
    ],
    [
      'has a self for its object',
      'I followed the beam of the lamp, forcing myself to count the steps.',
      /(?:and|I) forced myself to count the steps\.$/,
    ],
    [
      'comes about by what somebody does',
      'He weds the two in secret, thereby binding them to his own house.',
      /(?:, and|\. He) thereby binds them to his own house\.$/,
    ],
    [
      'is what one tries, at the strong strength',
      'She cleared her throat, trying to sound hoarse.',
      /throat(?: and|\. She) tried to sound hoarse\.$/,
    ],
    [
      'is what one aims at',
      'The towns will sow new fields along the river, aiming to halve the waste.',
      'The towns will sow new fields along the river. The aim is to halve the waste.',
    ],
    [
      'describes a noun, and loses its comma',
      'The theft has started a long hunt, involving half the village.',
      'The theft has started a long hunt involving half the village.',
    ],
    [
      'stands in what a quotation ends',
      'The goats had eaten the hedge, forcing the farmer to build what he called a “proper wall.”',
      /the hedge(?:\. This|, which) (?:had )?forced the farmer/,
    ],
    [
      'belongs to one who stood there',
      'I stood there for a long time, watching the boats.',
      /long time(?: and|\. I) watched the boats\.$/,
    ],
  ])('%s', (_, before, after) => {
    if (typeof after === 'string') expect(rewritten(before)).toBe(after);
    else expect(rewritten(before)).toMatch(after);
  });

  test.each([
    ['patients do not grant', 'Older wells have held their stones longer, giving the lime more time.'],
    ['what it is good for people to do', 'It was useful for a baker to plan with care, counting the loaves.'],
    [
      'what another than the subject does',
      'The mayor has stepped down from the bench, with his cousin Adler, the smith, filling the seat.',
    ],
    ['a noun after “and”', 'She walks a hard road, sharing the pain and suffering of the flood.'],
    ['where a long past began', 'The men have carved spoons for years, starting with plain ones.'],
  ])('stays: %s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });

  test.each([
    [
      'an event for the subject of a person’s act',
      'The guide, clad in wool, invited him inside, leading him through the halls of the house.',
      'This led',
    ],
    [
      'a participle before a noun for the verb',
      'Likewise, hand-finished ropes shrug off salt, making them fit for boats.',
      'made',
    ],
    [
      'a plural noun for the verb',
      'The summer plans tip the scales in the town, carrying the others along.',
      'carries',
    ],
    [
      'the present for a verb after “each”',
      'The farm and mill branches each kept separate books, resulting in errors.',
      'results',
    ],
    [
      'a series of what children are and do',
      'The children were keen, running with sticks, shouting names.',
      'keen, ran',
    ],
  ])('never takes %s', (_, sentence, wrong) => {
    expect(rewritten(sentence)).not.toContain(wrong);
  });
});

/** Sentences of one length, so that a short one makes a difference. */
const EVEN =
  'Furthermore, it is important to note that numerous people in the whole valley utilize maps of the old roads. ' +
  'The road to the mill bends twice by the river before it runs straight past the school and the church. ' +
  'Nobody in the village goes that way in the winter, because the lower fields lie deep under water for months.';
const cut = (sentence: string): string =>
  rewrite(`${EVEN} ${sentence}`, { strength: 'strong' }).text.split('under water for months. ')[1] ?? '';

describe('a cut', () => {
  test.each([
    [
      '“yet”',
      'The bridge has stood for a hundred years, yet it bears more carts every day of the week.',
      '. Yet it bears',
    ],
    [
      '“but” and a clause of its own before the main one',
      'The council had the whole plan on the table in the hall, but when the mayor came in, it was gone.',
      '. But when the mayor came in',
    ],
    [
      '“though”',
      'The harvest of that year was good in every village, though the rain came very late.',
      '. But the rain came',
    ],
    [
      'a place',
      'In the spring after the long war in the east of the country the whole of the family moved on foot to Ambleford, where he learned to paint again.',
      'Ambleford. There he learned to paint again.',
    ],
    [
      'a plural that a plural verb takes up',
      'The old smith of the lower village by the river is said to have sold to the men of the camp a cart of tools, which were then used there.',
      'These were then used',
    ],
    [
      'a judgement',
      'The bells of the church and of the two schools by the river rang at noon and again at night on a day in May, which was unusual given the long war.',
      'This was unusual given',
    ],
    [
      '“while others”',
      'Some of the farmers sold their goats at the fair in the spring, while others kept them for the milk.',
      '. Others kept them',
    ],
    [
      'a short clause',
      'The whistle blew, and the long game of the two villages began in a great rush of boots and of mud.',
      'The whistle blew. The long game',
    ],
  ])('is made at %s', (_, sentence, after) => {
    expect(cut(sentence)).toContain(after);
  });

  test.each([
    [
      'names in a row',
      'The case that was put to the town by Adler, Brand, and Corvin is a call for a better road.',
    ],
    [
      'a noun with a clause of its own',
      'The answer to the riddle lies in the colour of the bells, and in the part we played that day.',
    ],
    [
      'what “though that” judges',
      'The risk to the men in the lower mine was a bad cold, though that was bad enough.',
    ],
    [
      'what a mirror showed',
      'The queen of the old story owned a mirror of black glass, which showed not faces but wishes.',
    ],
    [
      'a name that is no place',
      'The old shop by the river has lost much of the trade of the old days to a firm called Adler, where he now buys his boots and his coats.',
    ],
    [
      'an aside before “while”',
      'Perhaps, one might argue in the long winter nights, while the maps are wrong, the stars are right.',
    ],
  ])('is not made at %s', (_, sentence) => {
    expect(cut(sentence).replace(', but that', ', though that')).toBe(sentence);
  });
});

test('a list before a dash is no sentence', () => {
  const sentence =
    'The smell of hay, the lamps in the yard, the cows as the boy rounds the barn—these are the joys of May.';
  expect(rewritten(sentence)).toContain('—these are');
});

test('two sentences become one where the same person goes on after an opening', () => {
  const after = rewritten(
    'With the new clock, she had all the time in the world. She painted every door of the house.',
  );
  expect(after).toMatch(/in the world(?:, and she|\. She) painted/);
});

test('who goes on is not joined to a crowd that only stood in the first sentence', () => {
  const text =
    'Furthermore, numerous men utilize maps. The road bends there. Few go that way. ' +
    'Behind her, the two men of the crew sat in silence. They knew the whole of it by heart.';
  expect(rewrite(text, { strength: 'strong' }).text).toContain('in silence. They knew');
});

test('a past that looks like a present is not taken for one', () => {
  const text =
    'Furthermore, numerous men utilized maps. The king was in the hall. The queen was ill and she went away. ' +
    'They wound around the great post in the yard, tapping the old wood.';
  expect(rewrite(text, { strength: 'strong' }).text).not.toMatch(/\btap\b/);
});
