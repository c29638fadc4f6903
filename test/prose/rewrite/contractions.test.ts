// “It is” and “it's”.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

test.each([
  ['what somebody had done', 'He sold me the house she had built.', "He sold me the house she'd built."],
  ['what somebody is doing', 'I see what they are building.', "I see what they're building."],
  ['“I had” before a participle', 'I had never seen the sea.', "I'd never seen the sea."],
])('%s', (_, before, after) => {
  expect(rewritten(before, { tone: 'casual' })).toBe(after);
});

test.each([
  [
    'how certain or allowed a thing is',
    'He may go, they would stay, we must help, and the dog is free to swim.',
  ],
  ['“and I”', 'Here you and I had rested.'],
  ['a question', 'What should they have done then?'],
  ['how one is', 'You know how tired they are of it.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  ['what somebody has left', 'You see how much you have left.'],
  ['what a thing is', 'Spring is work. It is leaving the house at dawn.'],
  ['somebody to come', 'Future you will be glad of it.'],
  ['what begins alike on purpose', 'It is the rain on the roof. It is the mud in the yard.'],
  ['what a pronoun does to a thing', 'The glass through which you see it has changed.'],
])('stays even in talk: %s', (_, sentence) => {
  expect(rewritten(sentence, { tone: 'casual' })).toBe(sentence);
});

describe('contractions', () => {
  test('are for a casual tone alone', () => {
    const text = `${LEAD} You see that the lift did not stop there, and you will not wait.`;
    expect(rewrite(text, { strength: 'strong' }).text).toContain('did not stop there, and you will not');
    expect(rewrite(text, { tone: 'casual' }).text).toContain("didn't stop there, and you won't");
  });

  test('never stand before a stop, nor in a formal tone', () => {
    const text = `${LEAD} They know where it is. It is not cold, and they do not mind.`;
    expect(rewrite(text).text).toContain('where it is.');
    for (const tone of ['formal', 'academic'] as const)
      expect(rewrite(text, { tone }).text).not.toContain("'");
  });
});
