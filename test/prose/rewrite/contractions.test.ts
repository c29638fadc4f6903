// “It is” and “it's”.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

test.each([
  ['what somebody had done', 'He sold the house she had built.', "He sold the house she'd built."],
  ['what somebody is doing', 'I see what they are building.', "I see what they're building."],
  ['“I had” before a participle', 'I had never seen the sea.', "I'd never seen the sea."],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  [
    'how certain or allowed a thing is',
    'He may also go, they would stay, we must help, and the dog is able to swim.',
  ],
  ['“and I”', 'Here you and I had rested.'],
  ['a question', 'What should they have done then?'],
  ['how one is', 'You know how tired they are of it.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

describe('contractions', () => {
  test('never stand before a stop, nor in a formal tone', () => {
    const text = `${LEAD} They know where it is. It is not cold, and they do not mind.`;
    expect(rewrite(text).text).toContain('where it is.');
    for (const tone of ['formal', 'academic'] as const)
      expect(rewrite(text, { tone }).text).not.toContain("'");
  });
});
