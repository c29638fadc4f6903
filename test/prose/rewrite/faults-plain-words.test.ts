// What reading the plain turns, small links and synonyms in their places found: each a sentence of our own.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

describe('a meaning that would change stays', () => {
  test.each([
    ['what is not just about one thing', 'The vote is not just about taxes.'],
    ['“no concept of”', 'A goat has no concept of time.'],
    ['what somebody is forced to', 'The rules require guests to leave at noon.'],
    ['what fills a role of its own', 'The seller of the house provided for her aunt.'],
    ['a thought that comes to somebody', 'A better plan occurred to him.'],
    ['light on glass', 'The window reflected the lamp.'],
    ['a suit', 'He wore a tailored suit.'],
    ['an appeal', 'The police are appealing for calm.'],
    ['worry over a choice', 'She sat agonizing over the letter.'],
    ['another', 'Yet another ship sank.'],
    ['“as soon as” with a time', 'The bridge could open as soon as next May.'],
    ['a term of statistics', 'The table lists the statistical significance of each row.'],
    ['genes', 'The field holds genetically modified maize.'],
    ['salt in the ground', 'Naturally occurring salt fills the pond.'],
    ['select as an adjective', 'The card works in select towns.'],
    ['a novel that became a play', 'The play was originally a novel.'],
    ['what is done in reality', 'It was done in reality and on paper.'],
    ['a word that may be a name', 'Gaulters, however, want more rain.'],
    ['what a place is known as', 'They saw Ault, known as a haven for gulls.'],
    ['a breath', 'He let go with one long exhale.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('grammar that would break stays', () => {
  test.each([
    ['two verbs after “continues to”', 'The choir continues to grow and delight us.'],
    ['two words in “-ing”', 'He was fined for continuing to drive.'],
    ['what is given, before its noun', 'We read it from the provided context.'],
    ['a craft with a town’s name', 'The towns of Kent or Kyoto’s craft shops endure.'],
    ['“a more and more”', 'We live in an increasingly complex world.'],
    ['a mass noun after “a handful of”', 'She took a handful of sand.'],
    ['a purpose behind a comma', 'It was a rule, designed to help the old.'],
    ['more than one who lacks', 'The voice of the man in the hall was low.'],
    ['a list of owners', 'We thought of the safety of the child, the nurse and the cook.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('is put plainly', () => {
  test.each([
    ['a turn around a verb', 'The choir participates in the fair.', 'The choir takes part in the fair.'],
    [
      'a threat',
      'The frost poses a serious threat to the vines.',
      'The frost seriously threatens the vines.',
    ],
    ['a link', 'She came in the absence of her son.', 'She came without her son.'],
    ['“Yet” at the head', 'Yet the mill still runs.', 'But the mill still runs.'],
    [
      'what a thing is made for',
      'They run a program designed to help farmers.',
      'They run a program to help farmers.',
    ],
    ['a number of things', 'She took a handful of coins.', 'She took a few coins.'],
    [
      'a pair of words that say one thing',
      'They follow the rules and regulations.',
      'They follow the rules.',
    ],
    ['an owner', 'They saw to the needs of the young patient.', "They saw to the young patient's needs."],
    ['owners', 'They saw to the needs of the patients.', "They saw to the patients' needs."],
    ['“I had” before a participle', 'I had never seen the sea.', "I'd never seen the sea."],
    ['a first person in a phrase', 'She must ensure I leave early.', 'She must make sure I leave early.'],
    ['a name before “however”', 'We saw Slade. Slade, however, saw us.', 'We saw Slade. But Slade saw us.'],
    [
      'no name before “however”',
      'We saw the wabbits. Wabbits, however, saw us.',
      'We saw the wabbits. But wabbits saw us.',
    ],
    ['“yet” behind a comma', 'The mill is old, yet it runs.', 'The mill is old, but it runs.'],
    ['a need', 'The work requires care.', 'The work needs care.'],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });
});

describe('strength and tone', () => {
  test('fair synonyms are for the strong strength alone', () => {
    const sentence = 'They silently ate.';
    expect(rewritten(sentence, { strength: 'balanced' })).toBe(sentence);
    expect(rewritten(sentence)).toBe('They quietly ate.');
  });

  test('a longer phrase of the strong strength does not hide a shorter one from balanced', () => {
    expect(rewritten('The report presents a comprehensive list.', { strength: 'balanced' })).toMatch(
      /presents a (?:full|thorough) list/,
    );
  });

  test('plain words do not make a text one that a machine seems to have written', () => {
    const text =
      'The choir participates in the fair each year, and the nation needs more of them. Yet few physicians sing. ' +
      'Occasionally a boat comes by, and we go down beneath the bridge to see what it brings.';
    expect(rewrite(text, { strength: 'strong' })).toEqual({ text, changes: [], outcome: 'reads well' });
  });
});
