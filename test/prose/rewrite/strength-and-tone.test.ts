// What each strength and tone is for.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

describe('tones', () => {
  test('a formal one keeps its words long', () => {
    const sentence = 'They call, so that someone can help, and she had known it.';
    expect(rewritten(sentence, { strength: 'strong', tone: 'formal' })).toBe(sentence);
  });

  test('he and she are contracted at the strong strength, or in a casual tone', () => {
    const sentence = 'He had never seen me.';
    expect(rewritten(sentence, { strength: 'balanced' })).toBe(sentence);
    expect(rewritten(sentence, { strength: 'balanced', tone: 'casual' })).toBe("He'd never seen me.");
    expect(rewritten(sentence)).toBe("He'd never seen me.");
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
