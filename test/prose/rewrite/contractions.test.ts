// Contractions: “it is” and “it's”.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

test.each([
  ['“had” before a participle', 'He sold me the house she had built.', "He sold me the house she'd built."],
  ['“they are” before a participle', 'I see what they are building.', "I see what they're building."],
  ['“I had” before an adverb and a participle', 'I had never seen the sea.', "I'd never seen the sea."],
])('a casual tone contracts %s', (_, before, after) => {
  expect(rewritten(before, { tone: 'casual' })).toBe(after);
});

test.each([
  ['modal verbs and “is free to”', 'He may go, they would stay, we must help, and the dog is free to swim.'],
  ['“and I”', 'Here you and I had rested.'],
  ['a question', 'What should they have done then?'],
  ['a stressed verb', 'You know how tired they are of it.'],
])('stays unchanged: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  ['“have” as a main verb', 'You see how much you have left.'],
  ['“it is” before a gerund', 'Spring is work. It is leaving the house at dawn.'],
  ['“future you” as a noun', 'Future you will be glad of it.'],
  ['deliberate repetition of “it is”', 'It is the rain on the roof. It is the mud in the yard.'],
  ['“it has” where “it” is an object', 'The glass through which you see it has changed.'],
])('stays unchanged even in a casual tone: %s', (_, sentence) => {
  expect(rewritten(sentence, { tone: 'casual' })).toBe(sentence);
});

describe('contractions', () => {
  test('are made only in a casual tone', () => {
    const text = `${LEAD} You see that the lift did not stop there, and you will not wait.`;
    expect(rewrite(text, { strength: 'strong' }).text).toContain('did not stop there, and you will not');
    expect(rewrite(text, { tone: 'casual' }).text).toContain("didn't stop there, and you won't");
  });

  test('are not made at the end of a sentence', () => {
    expect(rewritten('They know it is.', { tone: 'casual' })).toBe('They know it is.');
  });
});

const mail = (greeting: string) =>
  `${greeting}\n\nWe are moving the weekly meeting to Thursday, because Mondays do not work for two of us. It is a small ` +
  'change, and I will send a new invitation today. If you cannot come, we will find another day. The room stays the same, and ' +
  'so does the agenda that you have seen.\n\nThanks,\nMaria';
const places = (text: string) => text.match(/['\u2019](?:re|s|ll|ve|t)\b/g)?.length ?? 0;

test('in an informal text two of three places are contracted, as by most people who contract, but not at light', () => {
  const informal = mail('Hi team,');
  for (const strength of ['balanced', 'strong'] as const) {
    const { text, changes } = rewrite(informal, { strength });
    expect(places(text)).toBe(5);
    expect(changes[0]?.reason).toBe('A contraction sounds more natural here.');
  }
  expect(rewrite(informal, { strength: 'light' }).changes).toEqual([]);
  expect(rewrite(informal, { strength: 'strong', tone: 'formal' }).changes).toEqual([]);
});

test.each([
  ['a formal letter', mail('Dear Mr. Reed,')],
  ['an email to a person with a title', mail('Hi Dr. Reed,')],
  ['an email with a neutral greeting', mail('Hello,')],
  ['an email with a formal close', mail('Hi,').replace('Thanks', 'Yours sincerely')],
  [
    'a post that hardly contracts',
    mail('How we plan our weeks').replace('\nMaria', '').replace('It is', "It's"),
  ],
])('%s is not contracted', (_, text) => {
  expect(rewrite(text, { strength: 'strong' }).changes).toEqual([]);
});
