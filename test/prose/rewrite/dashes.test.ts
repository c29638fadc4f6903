// Dashes that another mark surely replaces: the table at the head of rules/dashes.ts.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'a list between two',
    'Some trades—milling, baking, brewing—need the river.',
    'Some trades (milling, baking, brewing) need the river.',
  ],
  [
    'examples between two',
    'Some trades—such as milling, baking, and brewing—need the river.',
    'Some trades (such as milling, baking, and brewing) need the river.',
  ],
  [
    'names between two',
    'Two old firms—Reed, Marsh, and many smaller shops—supplied the mill.',
    'Two old firms (Reed, Marsh, and many smaller shops) supplied the mill.',
  ],
  [
    'a list behind one',
    'Every spring the farm sends three things to town—a cheese, a basket of eggs, and the news.',
    'Every spring the farm sends three things to town: a cheese, a basket of eggs, and the news.',
  ],
  [
    'a question behind one',
    'Every school teaches thrift—how to mend a coat and save a coin.',
    'Every school teaches thrift: how to mend a coat and save a coin.',
  ],
  [
    'a sentence behind one',
    'The bridge was closed in May—most of the traffic has moved to the ferry.',
    'The bridge was closed in May. Most of the traffic has moved to the ferry.',
  ],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['a noun beside a noun', 'The mill burned in a night—the worst of that year.'],
  ['an afterthought', 'The roof held all winter—even when the wind turned.'],
  ['a clause inside the pair', 'The river rose—the dam had failed—and the mill burned.'],
  ['a third dash', 'The mill—a ruin—burned in May—the bridge too.'],
  ['behind a list', 'The town sells apples, pears, and plums—the best of the valley.'],
  ['a list that is summed up', 'They taught care, thrift, and haste—skills that, once learned, stay.'],
  ['single qualities', 'There are old customs—small, personal, shared.'],
  [
    'a list that a pronoun takes up',
    'The love I felt, the grief I bore—they were real because they shaped me.',
  ],
  ['what puts right', 'This is not a mill—it is a barn.'],
  ['a subject without its verb', 'The yard was dark, and the mill—there was no mill.'],
  ['a clause behind an adverb', 'The plan holds one truth—even the best mill needs a river.'],
  ['commas near by', 'In York, Hull, and Leeds, the mills—perhaps for good—stand empty.'],
  ['a question', 'What of the small mills—wind, water, steam—that feed no town?'],
  ['who breaks off', 'The light came through the—I cannot say.'],
  ['a sentence within brackets', 'The shop (which opened late—I waited an hour) sold bread.'],
  ['one thing with a list in it', 'The mill gave them one gift—a sense of care, work, and trust.'],
  ['a deed', 'He came at last to the right people—leaving maps, plans, and notes.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('brackets stay out of a tale of whomever it is', () => {
  const tale =
    'They walked to the mill at night. They had lamps with them, and the lamps went out one by one. Then they stood and listened. ';
  const aside = 'They saw many things in the dark—old wheels, wet stones, white owls—and walked on.';
  expect(rewritten(`${tale}${aside}`)).toContain(aside);
});

test('go from a text with more of them than people set, though it reads well', () => {
  const text =
    'The road bends by the mill. Few go that way now. The miller keeps three old tools—a saw, a rope, and a lamp. In May the fair comes to town.';
  expect(rewrite(text, { strength: 'strong' }).text).toContain('tools: a saw');
  expect(rewrite(text, { strength: 'light' }).text).toBe(text);
  const long = `${text} ${'The old road bends by the mill, and few go that way now. '.repeat(60)}`;
  expect(rewrite(long, { strength: 'strong' }).text).toContain('tools—a saw');
});
