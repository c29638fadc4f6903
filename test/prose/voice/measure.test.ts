// What is measured in a person's own texts.
import { describe, expect, test } from 'vitest';
import { measureVoice } from '#prose/voice/index.ts';

const LETTER =
  "I didn't mean to stay, but the rain came down and I couldn't leave. We're used to it here. My neighbour keeps a " +
  "boat in his garden, so nobody worries. But it's the colour of the river that I don't trust, for instance after a " +
  'storm. For instance, last May it was grey for a week. So we waited, and it went.';

describe('the measured voice of a letter', () => {
  const voice = measureVoice(LETTER);

  test('has the mean number of words per sentence, counting only complete sentences', () => {
    expect(voice.sentenceLength).toBeCloseTo(10, 0);
    expect(measureVoice(`# A heading of many words\n\n${LETTER}`).sentenceLength).toBe(voice.sentenceLength);
  });

  test('has the share of contractions among the places where one is possible', () => {
    expect(voice.contractions).toBe(1);
    const full = LETTER.replaceAll("n't", ' not').replaceAll("We're", 'We are').replaceAll("it's", 'it is');
    expect(measureVoice(full).contractions).toBe(0);
    expect(measureVoice('It is cold. I do not mind.').contractions).toBeNull();
  });

  test('has the rate of first-person pronouns and the spelling', () => {
    expect(voice.firstPerson).toBeGreaterThan(80);
    expect(voice.spelling).toBe('British');
    expect(measureVoice('My neighbor likes the color.').spelling).toBe('American');
    expect(measureVoice('The boat is in the yard.').spelling).toBeNull();
  });

  test('has the preferred linking word of each kind', () => {
    expect(voice.links).toEqual({ but: 'but', so: 'so', example: 'for instance' });
  });
});

test('dashes are counted per thousand words; hyphens, ranges and list bullets are not', () => {
  expect(measureVoice('It rained \u2014 it poured \u2013 all day.').dashes).toBeCloseTo(2000 / 6, 0);
  for (const text of [
    'A well-known range, 3\u20135 of them.',
    'Two came:\n\n- a dog,\n  - a cat that was wet.',
  ])
    expect(measureVoice(text).dashes).toBe(0);
});

test('the dash form is the one that most dashes have', () => {
  for (const [text, form] of [
    ['It rained\u2014it poured\u2014all day. It was \u2013 said Ada \u2013 wet\u2014very.', '\u2014'],
    ['It rained \u2014 all day.', ' \u2014 '],
    ['It rained - all day.', ' \u2013 '],
    ['It rained all day.', null],
  ] as const)
    expect(measureVoice(text).dashForm).toBe(form);
});

test('“so many” does not count as “so”, nor “even though” as “though”', () => {
  const text =
    'There were so many. They ran so fast. Even though it rained, they ran. Even though it snowed, they sang.';
  expect(measureVoice(text).links).toEqual({ although: 'even though' });
});

test('the measurements contain no words of the text except known linking words', () => {
  const values = JSON.stringify(measureVoice(LETTER));
  for (const word of ['rain', 'river', 'neighbour', 'May']) expect(values).not.toContain(word);
});
