// Dashes that another mark surely replaces, for an author who sets none: the table at the head of rules/dashes.ts.
import { expect, test } from 'vitest';
import { strengths } from '#contract/humanize.ts';
import { LEAD, rewritten } from './behind-lead.ts';
import { voiceLike } from './voice-like.ts';

const WITHOUT_DASHES = { voice: voiceLike(LEAD, { dashes: 0 }), strength: 'strong' } as const;

test.each([
  ['Some trades—milling, baking, brewing—need it.', 'Some trades (milling, baking, brewing) need it.'],
  ['Some—such as milling, baking, and tar—need it.', 'Some (such as milling, baking, and tar) need it.'],
  ['Firms—Reed, Marsh, and many more—ran the mill.', 'Firms (Reed, Marsh, and many more) ran the mill.'],
  [
    'Every spring the farm sends three things to town—a cheese, a basket of eggs, and the news.',
    'Every spring the farm sends three things to town: a cheese, a basket of eggs, and the news.',
  ],
  ['Every school teaches thrift—how to save a coin.', 'Every school teaches thrift: how to save a coin.'],
  ['The old mill—a ruin since the war—has no roof.', 'The old mill, a ruin since the war, has no roof.'],
  ['It was shut all winter—even when we came.', 'It was shut all winter, even when we came.'],
  ['They sold the mill in May—and the yard with it.', 'They sold the mill in May, and the yard with it.'],
  ['The mill has a new wheel—one that turns.', 'The mill has a new wheel, one that turns.'],
  ['It was closed in May—most has moved to the ferry.', 'It was closed in May. Most has moved to the ferry.'],
])('%s', (before, after) => {
  expect(rewritten(before, WITHOUT_DASHES)).toBe(after);
  for (const strength of strengths) expect(rewritten(before, { strength })).toBe(before);
});

test.each([
  ['a noun beside a noun', 'The mill burned in a night—the worst of that year.'],
  ['an afterthought', 'The roof held all winter—even when the wind turned.'],
  ['an aside before “and”', 'The town has two masters—the mill and the river—and fears both.'],
  ['an addition to a list', 'They sold apples and pears, and plums—and the cart.'],
  ['“not” before a sentence', 'They knew the mill well—not one of them came.'],
  ['a clause inside the pair', 'The river rose—the dam had failed—and the mill burned.'],
  ['a third dash', 'The mill—a ruin—burned in May—the bridge too.'],
  ['behind a list', 'The town sells apples, pears, and plums—the best of the valley.'],
  ['a list that is summed up', 'They taught care, thrift, and haste—skills that, once learned, stay.'],
  ['single qualities', 'There are old customs—small, personal, shared.'],
  ['a list that a pronoun takes up', 'The love I felt, the grief I bore—they were real and shaped me.'],
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
  expect(rewritten(sentence, WITHOUT_DASHES)).toBe(sentence);
});

test('brackets stay out of a tale of whomever it is', () => {
  const tale =
    'They walked to the mill at night. They had lamps with them, and the lamps went out one by one. Then they stood and listened. ' +
    'They saw many things in the dark—old wheels, wet stones, white owls—and walked on.';
  expect(rewritten(tale, WITHOUT_DASHES)).toContain('dark—old wheels, wet stones, white owls—and walked');
});
