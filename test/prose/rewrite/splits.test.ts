// One sentence cut in two.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

/** Sentences of one length, so that a short one makes a difference. */
const EVEN =
  'Furthermore, it is important to note that numerous people in the whole valley utilize maps of the old roads. ' +
  'The road to the mill bends twice by the river before it runs straight past the school and the church. ' +
  'Nobody in the village goes that way in the winter, because the lower fields lie deep under water for months.';
const cut = (sentence: string): string =>
  rewrite(`${EVEN} ${sentence}`, { strength: 'strong' }).text.split('under water for months. ')[1] ?? '';

test.each([['a reported claim', 'He hopes that prices fall, and they may.']])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

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

describe('a cut that goes on with a new subject', () => {
  /** Sentences of one length, so that a short one makes a difference. */
  const LEVEL =
    'Furthermore, it is important to note that numerous people in the whole valley utilize maps of the old roads. ' +
    'The road to the mill bends twice by the river, and then it runs straight past the school and the church. ' +
    'Nobody in the village goes that way in the winter, because the lower fields lie deep under water for months.';
  const withCut = (sentence: string): string => rewrite(`${LEVEL} ${sentence}`, { strength: 'strong' }).text;

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
    expect(withCut(before)).toMatch(after);
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
    [
      ' —',
      "The old bridge isn't there for show — it's the only way across the river for the farmers of the valley.",
    ],
  ])('stays in one sentence at “%s”', (mark, sentence) => {
    const { text } = rewrite(`${EVEN} ${sentence}`, { strength: 'strong' });
    expect(text).toContain(`for show${mark} it`);
  });

  test('is cut where something else is said', () => {
    const sentence =
      'The old bridge was not made for show; the farmers of the valley went across it with their carts every day.';
    expect(cut(sentence)).toContain('for show. The farmers');
  });
});
