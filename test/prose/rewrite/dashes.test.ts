// Dashes that another mark certainly replaces: see the table at the head of rules/dashes.ts.
import { expect, test } from 'vitest';
import { strengths } from '#contract/humanize.ts';
import { rewrite } from '#prose/rewrite/index.ts';
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
])('a dash is replaced only for an author who uses none: %s', (before, after) => {
  expect(rewritten(before, WITHOUT_DASHES)).toBe(after);
  for (const strength of strengths) expect(rewritten(before, { strength })).toBe(before);
});

test.each([
  ['before an apposition', 'The mill burned in a night—the worst of that year.'],
  ['before an afterthought', 'The roof held all winter—even when the wind turned.'],
  ['an aside before “and”', 'The town has two masters—the mill and the river—and fears both.'],
  ['an addition to a list', 'They sold apples and pears, and plums—and the cart.'],
  ['“not” before a sentence', 'They knew the mill well—not one of them came.'],
  ['around a clause', 'The river rose—the dam had failed—and the mill burned.'],
  ['beside a third dash', 'The mill—a ruin—burned in May—the bridge too.'],
  ['after a list', 'The town sells apples, pears, and plums—the best of the valley.'],
  ['before a summary of a list', 'They taught care, thrift, and haste—skills that, once learned, stay.'],
  ['before a list of adjectives', 'There are old customs—small, personal, shared.'],
  ['before a pronoun for a list', 'The love I felt, the grief I bore—they were real and shaped me.'],
  ['before a correction', 'This is not a mill—it is a barn.'],
  ['after a subject without a verb', 'The yard was dark, and the mill—there was no mill.'],
  ['before a clause with an adverb first', 'The plan holds one truth—even the best mill needs a river.'],
  ['near other commas', 'In York, Hull, and Leeds, the mills—perhaps for good—stand empty.'],
  ['in a question', 'What of the small mills—wind, water, steam—that feed no town?'],
  ['where a speaker breaks off', 'The light came through the—I cannot say.'],
  ['within brackets', 'The shop (which opened late—I waited an hour) sold bread.'],
  ['before one thing that contains a list', 'The mill gave them one gift—a sense of care, work, and trust.'],
  ['before a participle clause', 'He came at last to the right people—leaving maps, plans, and notes.'],
])('a dash stays %s', (_, sentence) => {
  expect(rewritten(sentence, WITHOUT_DASHES)).toBe(sentence);
});

test('brackets do not replace dashes in a story about “they”', () => {
  const tale =
    'They walked to the mill at night. They had lamps with them, and the lamps went out one by one. Then they stood and listened. ' +
    'They saw many things in the dark—old wheels, wet stones, white owls—and walked on.';
  expect(rewritten(tale, WITHOUT_DASHES)).toContain('dark—old wheels, wet stones, white owls—and walked');
});

const sentences = [
  'It was closed in May\u2014most has moved to the ferry.',
  'The old mill\u2014a ruin since the war\u2014has no roof.',
  'Every school teaches thrift\u2014how to save a coin.',
  'Some trades\u2014milling, baking, brewing\u2014need it.',
];
const dashesIn = (text: string) => text.match(/\u2014/g)?.length ?? 0;

test('without a sample, a text keeps as many dashes as most people set: one, or one in 400 words', () => {
  const text = sentences.join(' ');
  for (const strength of ['balanced', 'strong'] as const) {
    const made = rewrite(text, { strength });
    expect(dashesIn(made.text)).toBe(1);
    expect(made.changes[0]?.reason).toBe('Most people set fewer dashes. Another mark works here.');
  }
  expect(rewrite(text, { strength: 'light' }).changes).toEqual([]);
  const long = `${text}\n\n${'The farm lies by the river and sells its cheese in town. '.repeat(100)}`;
  expect(dashesIn(rewrite(long, { strength: 'strong' }).text)).toBe(3);
});

test('without a sample, a dash before an addition stays, and takes no place of one that can go', () => {
  const additions = Array.from(
    { length: 4 },
    (_, at) => `Mill ${at} was shut all winter\u2014even when we came.`,
  );
  expect(rewrite(additions.join(' '), { strength: 'strong' }).changes).toEqual([]);
  const text = `${sentences[2]} ${additions[0]} The town lies by the sea.`;
  expect(rewrite(text, { strength: 'strong' }).text).toContain('thrift: how');
});

test('without a sample, dashes between very short sentences stay', () => {
  const text =
    'He left\u2014she stayed. The mill was closed\u2014it rained. We were happy\u2014you were not.';
  expect(rewrite(text, { strength: 'strong' }).changes).toEqual([]);
});

test('brackets replace dashes in an email, although it says “I”', () => {
  const text = `Hi Ana,\n\nI came by in May\u2014most has moved to the ferry. I think some trades\u2014milling, baking, brewing\u2014need it.\n\nThanks,\nMaria`;
  const { text: made } = rewrite(text, { strength: 'strong' });
  expect(made).toContain('some trades (milling, baking, brewing) need it.');
});
