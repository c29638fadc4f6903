// One sentence cut in two.
import { describe, expect, test } from 'vitest';
import { isStory } from '#prose/rewrite/english/story.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

/** Long sentences of one length, so that a shorter one makes a difference. */
const EVEN =
  'Furthermore, it is important to note that numerous people in the whole valley utilize maps of the old roads when they drive their goats down to the fair by the lake in the autumn. ' +
  'The road to the mill bends twice by the river before it runs straight past the school and the church of the lower village to the foot of the long hill with the tower. ' +
  'Nobody in the village goes that way in the winter, because the lower fields of the farms by the old weir lie deep under cold brown water for weeks or even for months.';
const cut = (sentence: string): string =>
  rewrite(`${EVEN} ${sentence}`, { strength: 'strong' }).text.split('or even for months. ')[1] ?? '';

test.each([['a reported claim', 'He hopes that prices fall, and they may.']])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

const withCut = (sentence: string): string => rewrite(`${EVEN} ${sentence}`, { strength: 'strong' }).text;

describe('a cut', () => {
  test.each([
    [
      '“yet”',
      'The stone bridge below the mill has stood there for a hundred years without a single repair, yet it bears more carts every day of the week than the new road does.',
      '. Yet it bears',
    ],
    [
      '“but” and a clause of its own before the main one',
      'The council had the whole of the new plan on the table in the hall for a week, but when the mayor came in to read it at last, it was gone.',
      '. But when the mayor came in',
    ],
    [
      'a place',
      'In the spring after the long war in the east of the country the whole of the family moved on foot to Ambleford, where he learned to paint again in oil and in chalk.',
      'Ambleford. There he learned to paint again',
    ],
    [
      '“while others”',
      'Some of the farmers of the upper valley sold their old goats at the fair in the spring, while others kept them for the milk and for the sake of the children.',
      '. Others kept them',
    ],
  ])('is made at %s', (_, sentence, after) => {
    expect(cut(sentence)).toContain(after);
  });

  const LONG =
    'The stone bridge below the mill has stood there for a hundred years without a single repair, yet it bears more carts every day of the week than the new road does.';

  test.each([
    [
      'a sentence that is not long',
      'The bridge has stood for a hundred years, yet it bears more carts every day of the week.',
    ],
    ['a short half', `${LONG.slice(0, -1).replace(', yet it bears', '')}, yet it bears all of it.`],
    ['what a colon announced', LONG.replace('bridge below', 'work of the town: the bridge below')],
    [
      'what an “although” grants',
      'Although the bridge is old and has not been mended by anybody since the great flood of that year, it bears more carts every day of the week than the new road.',
    ],
    ['a semicolon', LONG.replace(', yet', ';')],
    [
      'what a list includes',
      'The market in the square by the church sells to the people of the whole valley many goods, including salt, rope, lamps, candles, cheese, oil, nails and cloth.',
    ],
  ])('is not made at %s', (_, sentence) => {
    expect(cut(sentence)).toBe(sentence);
  });

  test('is not made beside a stump', () => {
    expect(rewrite(`${EVEN} It rained. ${LONG}`, { strength: 'strong' }).text).toContain(', yet it bears');
  });

  test('does not turn where the sentence before turns', () => {
    expect(
      rewrite(`${EVEN} But the town has no money for a new one at all, as the mayor said. ${LONG}`, {
        strength: 'strong',
      }).text,
    ).toContain(', yet it bears');
  });

  test('is not made in a story', () => {
    const told =
      'She took his hand, and he looked at her as he had done when he was a boy and she had lived by the sea with him.';
    expect(isStory(`${told} ${EVEN} ${told}`)).toBe(true);
    expect(isStory(EVEN)).toBe(false);
    expect(isStory('He is a judge. His rules are plain, and he has to keep them as he can.')).toBe(false);
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

describe('a cut that goes on with a new subject', () => {
  test('names the noun again', () => {
    const sentence =
      'The farmers of the valley and their sons and daughters built in a single summer of hard work a stone bridge, which was opened by the bishop on a wet day in May.';
    expect(withCut(sentence)).toMatch(/a stone bridge\. The bridge was opened by the bishop/);
  });

  test('parts what one subject does', () => {
    const sentence =
      'The company built a long row of houses for the workers of the mill by the river in the north and sold them to the town for a very low price.';
    expect(withCut(sentence)).toMatch(/in the north\. It sold them to the town/);
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
    expect(withCut(sentence)).toContain(sentence);
  });
});

describe('what is denied and put right', () => {
  test.each([
    [
      ';',
      'The old bridge was never made for show; it was the only way across the river for the farmers of the valley.',
    ],
    [
      ';',
      'The old bridge was not made for show; it was the only way across the river for the farmers of the valley.',
    ],
    [
      ', and',
      'The old bridge was not made for show, and it was the only way across the river for the farmers here.',
    ],
  ])('stays in one sentence at “%s”', (mark, sentence) => {
    const { text } = rewrite(`${EVEN} ${sentence}`, { strength: 'strong' });
    expect(text).toContain(`for show${mark} it`);
  });
});
