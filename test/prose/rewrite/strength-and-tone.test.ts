// What each strength and tone changes.
import { describe, expect, test } from 'vitest';
import { strengths, tones, type Strength, type Tone } from '#contract/humanize.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';
import { OWN_TEXTS } from './own-texts.ts';

const inTone = (tone: Tone, text: string): string => rewrite(text, { tone }).text;
const at = (strength: Strength, text: string): string => rewrite(text, { strength }).text;

describe.each(OWN_TEXTS)('%s', (_, text) => {
  test('has a different result at each strength and in each tone', () => {
    expect(new Set(strengths.map((strength) => at(strength, text))).size).toBe(strengths.length);
    expect(new Set(tones.map((tone) => inTone(tone, text))).size).toBe(tones.length);
  });

  test('has no contractions in a formal or academic tone, and keeps scholarly words in the academic one', () => {
    for (const tone of ['formal', 'academic'] as const)
      expect(inTone(tone, text)).not.toMatch(/n[’']t\b|[’'](?:re|ll|ve|m)\b/);
    expect(inTone('academic', text)).toMatch(/demonstrate|comprehensive|significant/);
  });

  test('is contracted in a casual tone', () => {
    expect(inTone('casual', text)).toMatch(/n[’']t\b|[’']s\b|[’']ll\b/);
    expect(inTone('casual', text)).not.toMatch(/\b(?:do|does|did|is) not\b/);
  });
});

describe('a formal tone', () => {
  test.each([
    ['“isn’t”', "The gate isn't shut.", 'The gate is not shut.'],
    ['“can’t”', "They can't come.", 'They cannot come.'],
    ['“won’t”', "It won't rain.", 'It will not rain.'],
    ['“it’s” before an adjective', "It's late.", 'It is late.'],
    ['“it’s been”', "It's been late.", 'It has been late.'],
    ['“let’s”', "Tonight let's go there.", 'Tonight let us go there.'],
    ['“let’s” at the head of a sentence', "Let's go there.", 'Let us go there.'],
    ['“here’s” at the head of a sentence', "Here's the way.", 'Here is the way.'],
    ['“a lot of” before a plural', 'We saw a lot of gulls.', 'We saw many gulls.'],
  ])('replaces %s', (_, before, after) => {
    expect(rewritten(before, { tone: 'formal' })).toBe(after);
  });

  test.each([
    ['a possessive', "The miller's gate is shut."],
    ['a question', "Don't they know the way?"],
    ['“I’d”, which may be “I had” or “I would”', "I'd walked there."],
  ])('leaves alone: %s', (_, sentence) => {
    expect(rewritten(sentence, { tone: 'formal' })).toBe(sentence);
  });

  test('writes out contractions in a plain text as well', () => {
    const text = "The gate is shut, and the hens don't mind. Rain fell on the yard all day.";
    expect(inTone('formal', text)).toBe(text.replace("don't", 'do not'));
  });

  test('keeps long forms, and the formal words of a letter', () => {
    const long = 'They call, so that someone can help, and she had known it.';
    expect(rewritten(long, { strength: 'strong', tone: 'formal' })).toBe(long);
    const letter = 'They assist us prior to the sale, and purchase the rest.';
    expect(rewritten(letter, { tone: 'formal' })).toBe(letter);
    expect(rewritten(letter)).not.toBe(letter);
  });
});

test('a casual tone uses everyday words', () => {
  expect(rewritten('They began to sing, and the entire town came.', { tone: 'casual' })).toBe(
    'They started to sing, and the whole town came.',
  );
});

describe('an academic tone', () => {
  test.each([
    ['“enhances” in a report', 'The course enhances the yield. However, the wall stands.'],
    ['“impacted” in a study', 'The dam impacted the fish.'],
  ])('keeps %s', (_, sentence) => {
    expect(rewritten(sentence, { strength: 'strong', tone: 'academic' })).toBe(sentence);
    expect(rewritten(sentence, { strength: 'strong', tone: 'neutral' })).not.toBe(sentence);
  });

  test('uses more scholarly words than a formal tone', () => {
    const sentence = 'The studies show that it is hard to stop.';
    expect(rewritten(sentence, { tone: 'academic' })).toBe(
      'The studies demonstrate that it is difficult to stop.',
    );
    expect(rewritten(sentence, { tone: 'formal' })).toBe(sentence);
  });

  test('does not split a sentence', () => {
    const sentence = 'The first dam failed in the spring of that year; the second one held until the autumn.';
    expect(rewritten(sentence, { strength: 'strong', tone: 'academic' })).toBe(sentence);
  });
});

describe('strengths', () => {
  test('replace acceptable words only at strong', () => {
    const sentence = 'They possess a boat.';
    expect(rewritten(sentence, { strength: 'balanced' })).toBe(sentence);
    expect(rewritten(sentence)).toBe('They have a boat.');
  });

  const PLAIN =
    ' The mill by the bridge was built of red brick in the year of the flood, and its wheel has not turned since the war. Two of the ' +
    'windows look out on the yard, where the cart used to stand. In summer the grass grows as high as the sill. A dog sleeps on the step ' +
    'most days, and the post comes at ten.';

  test('make a single kind of change at balanced and strong, but not at light', () => {
    const text = `It is worth noting that the mill is shut.${PLAIN}`;
    const [light, balanced, strong] = strengths.map((strength) => at(strength, text));
    expect(light).toBe(text);
    expect(balanced).toBe(strong);
    expect(strong).not.toBe(text);
  });

  test.each([
    ['two kinds', 'It is worth noting that the mill is utilized daily.', [false, true, true]],
    ['three kinds', 'It is worth noting that they utilize the mill in order to grind.', [true, true, true]],
  ])('divide %s of change between them, so that no two give the same result', (_, sentence, changed) => {
    const text = sentence + PLAIN;
    const results = strengths.map((strength) => at(strength, text));
    expect(results.map((result) => result !== text)).toEqual(changed);
    const made = results.filter((result) => result !== text);
    expect(new Set(made).size).toBe(made.length);
  });

  test('balanced leaves out a kind that light does not make rather than one that it does', () => {
    const text = `The mill utilizes a plethora of tools to grind.${PLAIN}`;
    expect(at('balanced', text)).toContain('The mill uses a plethora of tools');
    expect(at('strong', text)).toContain('The mill uses many tools');
  });

  test('do not treat a text as machine-written because of plain words', () => {
    const text =
      'The choir participates in the fair each year, and the nation needs more of them. Yet few physicians sing. ' +
      'Occasionally a boat comes by, and we go down beneath the bridge to see what it brings.';
    expect(rewrite(text, { strength: 'strong' })).toEqual({ text, changes: [], outcome: 'reads well' });
  });
});
