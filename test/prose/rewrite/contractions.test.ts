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
    'He may also go, they would stay, we must help, and the dog is free to swim.',
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
])('stays even in talk: %s', (_, sentence) => {
  expect(rewritten(sentence, { tone: 'casual' })).toBe(sentence);
});

test('what begins alike on purpose stays alike', () => {
  const sentence = 'It is the rain on the roof. It is the mud in the yard.';
  expect(rewritten(sentence, { tone: 'casual' })).toBe(sentence);
});

const SPEECH =
  'You stand before me, and you know what you have lost. You know your river. I will not leave you.';

test('a speech keeps its words in full, and so does a tale with a list in it; a list of steps does not', () => {
  expect(rewrite(`Moreover, ${SPEECH}`, { strength: 'strong' }).text).toContain('will not leave');
  const list = '1. Wash it.\n2. Dry it.\n3. Press it.\n\n';
  const steps = `Moreover, the steps are these.\n\n${list}You know what you have lost, and we will not leave you.`;
  expect(rewrite(steps, { strength: 'strong' }).text).toContain("won't leave");
  const tale = `Moreover, she told me what I was to do.\n\n${list}I knew my hands. The hand was not mine, and you know it.`;
  expect(rewrite(tale, { strength: 'strong' }).text).toContain('was not mine');
});

test('what a pronoun does to a thing is not its verb', () => {
  const sentence = 'The glass through which you see it has changed.';
  expect(rewritten(sentence, { tone: 'casual' })).toBe(sentence);
});

describe('contractions', () => {
  test.each([
    ['tells', 'The lift did not stop there.'],
    ['quotes somebody who speaks', '“I told you it is not here,” said the miller, and she did not look up.'],
    ['says “you” once in a long while', `${LEAD} You may see that the lift did not stop there.`],
  ])('are for casual alone where a text only %s', (_, sentence) => {
    expect(rewrite(`${LEAD} ${sentence}`, { strength: 'strong' }).text).toContain(' did not ');
    expect(rewrite(`${LEAD} ${sentence}`, { strength: 'strong', tone: 'casual' }).text).toContain("didn't");
  });

  test('never stand before a stop, nor in a formal tone', () => {
    const text = `${LEAD} They know where it is. It is not cold, and they do not mind.`;
    expect(rewrite(text).text).toContain('where it is.');
    for (const tone of ['formal', 'academic'] as const)
      expect(rewrite(text, { tone }).text).not.toContain("'");
  });
});
