// What a reader liked better as it was.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

test.each([
  [
    'a second thing to see to',
    'Choose the dishes around a theme, ensuring balance between rich and light ones.',
  ],
  ['what keeps heat', 'The thick walls retain heat.'],
  ['what things tell of their making', 'The lines in the grain are a testament to the natural material.'],
  ['the truth', 'The letter may shed light on the truth.'],
  ['evidence', 'They lost a piece of crucial evidence.'],
  ['an age', 'Ten is a pivotal age for readers.'],
  ['a turn held back', 'I went to sleep at last in the barn—and woke up in the mill.'],
  ['a dash behind a series', 'Choose a bag, a date, and a grind—then rest.'],
  ['what would be twice', 'It serves as a bridge between readers and texts and is also an act of care.'],
  ['a game before the world', 'The town is showcasing its football to the world.'],
  ['a habit', 'She is meticulously organized at work.'],
  ['a doubt at once', 'The mill has the heart of a hero—or at least, a mill with a wheel.'],
  ['what was found there', 'I looked in my old bag—just a book and some bread.'],
  [
    'what is named before “which”',
    'It lies in the bag beneath the liver—the gallbladder—which keeps the bile.',
  ],
  ['what is left', 'She was left with a sense of unease.'],
  ['two things felt', 'He felt a sense of relief, of rest.'],
  ['a need to be met twice', 'Guests learn to complain in order to gain a bed.'],
  ['a thing that makes nobody sure', 'This will ensure they stay soft.'],
  ['"are" behind "also"', 'The lamps also serve as a warning.'],
  ['what is asked', 'Can memory serve as a brush when the world is dark?'],
  ['a method', 'The way to dry it is through the use of a fan.'],
  ['what comes next in order', 'He met the best, and therefore most feared, of the millers.'],
  ['a set phrase', 'Use it when absolutely necessary.'],
  ['what is more than strong', 'It takes a compelling vision and a map.'],
  ['a sign in the dark', 'The cab moved on, a beacon of hope in the rain.'],
  ['a path', 'They were embarking on a walking trail.'],
  ['what moves things', 'The law had a profound effect on trade.'],
  ['a market', 'They crossed the bustling market at noon.'],
  ['what is asked of a text', 'She lists her work and her methodology.'],
  ['a sum that hides in a list', 'The plan could lead to a decrease in heat, a calmer town, and more rest.'],
  ['help with a list behind it', 'They provide support to towns, including seeds.'],
  ['what took place before', 'The past experiences of the crew matter.'],
  ['a deed on purpose', 'He paused, letting that sink in.'],
  ['a ledger', 'She kept a meticulous ledger.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  ['a purpose', 'Fold the sheet, ensuring it is flat.', 'Fold the sheet and make sure it is flat.'],
  ['what people keep', 'They retain the old name.', 'They keep the old name.'],
  ['care', 'The garden is a testament to her care.', 'The garden shows her care.'],
  [
    'what is explained',
    'The letter may shed light on why he left.',
    'The letter may help explain why he left.',
  ],
  ['what a town is', 'Today, Rome stands as a testament to care.', 'Today, Rome stands as proof of care.'],
  ['a part', 'It was a pivotal step.', 'It was a key step.'],
  [
    'a number before a slip, which “Many” would lay bare',
    'A significant number of jobs losses were reported.',
    'A large number of jobs losses were reported.',
  ],
  ['many losses', 'A significant number of losses were reported.', 'Many losses were reported.'],
  [
    'a thing that is added',
    'I went to sleep at last in the barn—and not in the mill.',
    'I went to sleep at last in the barn, and not in the mill.',
  ],
  [
    'what is once',
    'It serves as a bridge between readers and texts.',
    'It is a bridge between readers and texts.',
  ],
])('changes still: %s', (_, sentence, after) => {
  expect(rewritten(sentence)).toBe(after);
});

test('one word does not come into two sentences beside each other for two others', () => {
  expect(rewritten('It was a crucial day for the town. They took a pivotal vote on the dam.')).toBe(
    'It was an important day for the town. They took a pivotal vote on the dam.',
  );
});

test('what would allow somebody to serve stays in an application', () => {
  const asked = 'My years at the mill would allow me to serve you well.';
  const text = (before: string): string => rewrite(`${before}${LEAD} ${asked}`, { strength: 'strong' }).text;
  expect(text('Dear Hiring Manager,\n\n')).toContain(asked);
  expect(text('')).toContain('would let me serve you well.');
});

test('a heading of short words, one of them “and”, loses its capitals too', () => {
  const prose = 'The boat left at dawn, and we were on it. It was cold, so nobody had much to say.';
  const plain = (heading: string): string =>
    rewrite(`${prose}\n\n${heading}\n\n${prose}`, { formatting: 'plain' }).text;
  expect(plain('### 14. **Laugh and Have Fun**')).toContain('### 14. Laugh and have fun\n');
  expect(plain('### Fish and the Sea')).toContain('### Fish and the Sea\n');
});
