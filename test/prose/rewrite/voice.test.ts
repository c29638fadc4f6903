// Runs that follow the way a person writes.
import { describe, expect, test } from 'vitest';
import { strengths } from '#contract/humanize.ts';
import type { Voice } from '#contract/voice.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { voiceLike } from './voice-like.ts';

const leaning = (text: string, but: Partial<Voice>, options = {}): string =>
  rewrite(text, { ...options, voice: voiceLike(text, but) }).text;

describe('contractions', () => {
  const FULL =
    'The mill is old, and they do not use the wheel. The door is shut because it is rather old. You cannot see the yard from ' +
    'the road. The miller did not sell it, and he would not let it.';
  const SHORT = FULL.replaceAll(/(do|did|would) not/g, "$1n't")
    .replace('cannot', "can't")
    .replace('it is', "it's");

  test('are made at every strength for a writer who uses them, and written out for one who does not', () => {
    for (const strength of strengths) expect(leaning(FULL, { contractions: 1 }, { strength })).toBe(SHORT);
    expect(leaning(SHORT, { contractions: 0 })).toBe(FULL);
  });

  test('are adjusted until the writer’s share is met, and stay unchanged if that share is nearly all or none', () => {
    for (const text of [FULL, SHORT])
      expect(leaning(text, { contractions: 0.4 }).match(/'/g)).toHaveLength(2);
    expect(leaning(SHORT, { contractions: 0.8 })).toBe(SHORT);
    expect(leaning(FULL, { contractions: 0.2 })).toBe(FULL);
  });

  test('follow the tone if one was chosen', () => {
    expect(leaning(FULL, { contractions: 1 }, { tone: 'formal' })).toBe(FULL);
    expect(leaning(SHORT, { contractions: 0 }, { tone: 'casual' })).toBe(SHORT);
  });

  test('are never made in a contract', () => {
    const contract =
      'The Tenant shall not sublet the Premises, and the Landlord does not insure them. The Tenant may terminate the ' +
      'Agreement pursuant to its terms, and it is the duty of the Tenant to pay. Each Party shall indemnify the other hereunder.';
    const tale = contract
      .replaceAll(/shall|pursuant to|hereunder|may/g, 'will')
      .replaceAll(/Tenant|Landlord|Agreement|Each Party/g, 'miller');
    expect(leaning(contract, { contractions: 1 })).not.toMatch(/n't|'s/);
    expect(leaning(tale, { contractions: 1 })).toMatch(/it's the duty/);
  });
});

describe('dashes', () => {
  const DASHED =
    'The mill was closed in the spring of that year \u2014 the flour had become too dear for the town. All of the yard behind ' +
    'the old house is empty now \u2014 the carts were sold.';

  test('stay for a writer who uses as many, and are replaced at light and strong for one who uses none', () => {
    for (const strength of ['light', 'strong'] as const) {
      expect(leaning(DASHED, { dashes: 120 }, { strength })).toContain('that year \u2014 the flour');
      expect(leaning(DASHED, { dashes: 0 }, { strength })).not.toContain('\u2014');
    }
    const { changes } = rewrite(DASHED, { voice: voiceLike(DASHED, { dashes: 0 }) });
    expect(changes.map(({ reason }) => reason)).toContain(
      'Your own writing has fewer dashes. Another mark works here.',
    );
  });
});

const dashesOf = (text: string): number => text.match(/\u2014/g)?.length ?? 0;
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

describe('missing dashes', () => {
  const PLAIN =
    'The town had one worry that spring: the flour had become too dear. Nobody spoke of it in the street or at the well. ' +
    'The old yard was sold in the end, a loss that nobody had seen coming. Its gate stood open for a week after that. ' +
    'The tools (hammers and saws and planes) were given to the school. A boy took the cart home with him that night. ' +
    'The river was low for months, especially behind the mill. Some of the men went to the coast for work.';
  /** Returns the number of dashes per 1,000 words that corresponds to this number in PLAIN. */
  const wanting = (count: number): number => (count * 1000) / PLAIN.split(' ').length;

  test('replace a colon, brackets or a comma between unchanged words until the writer’s rate is met', () => {
    for (const count of [1, 2, 5]) {
      const text = leaning(PLAIN, { dashes: wanting(count), dashForm: '\u2014' });
      expect(dashesOf(text)).toBe(count);
      expect(wordsOf(text)).toEqual(wordsOf(PLAIN));
    }
    const all = leaning(PLAIN, { dashes: wanting(9) });
    for (const words of ['spring—the', 'end—a', 'tools—hammers', 'planes—were', 'months—especially'])
      expect(all).toContain(words);
    expect(dashesOf(all)).toBe(5);
    expect(leaning(PLAIN, { dashes: wanting(0.4) })).toBe(PLAIN);
  });

  test('are added at every strength, in the writer’s form or that of the text, with a reason', () => {
    const spaced = { dashes: wanting(9), dashForm: ' \u2013 ' } as const;
    for (const strength of strengths)
      expect(leaning(PLAIN, spaced, { strength })).toContain('spring \u2013 the flour');
    const dashed = `${PLAIN} The bridge held \u2014 nobody knew how.`;
    expect(leaning(dashed, { dashes: wanting(9), dashForm: '\u2014' })).toContain('spring \u2014 the flour');
    const { changes } = rewrite(PLAIN, { voice: voiceLike(PLAIN, { dashes: wanting(9) }) });
    expect(changes.map(({ reason }) => reason)).toContain(
      'Your own texts have more dashes. Here one introduces an explanation.',
    );
  });

  test('are never added next to each other or to an existing dash', () => {
    const close =
      'The town had one worry that spring: the flour had become too dear. The old yard was sold in the end, a loss that ' +
      'nobody had seen coming. The river was low for months, especially behind the mill.';
    const beside = leaning(close, { dashes: 100, dashForm: '\u2014' });
    expect(beside).toBe(close.replace('in the end, a loss', 'in the end\u2014a loss'));
    const there = close.replace('in the end, a loss', 'in the end \u2014 a loss');
    expect(leaning(there, { dashes: 200 })).toBe(there);
    const apart = there.replaceAll('. The', '.\n\nThe');
    expect(leaning(apart, { dashes: 200 })).toBe(apart);
  });

  test('are never added to lists, speech, contracts, studies or a formal text', () => {
    const dashes = 200;
    for (const text of [
      PLAIN.split('. ')
        .map((item) => `- ${item}.`)
        .join('\n')
        .replace('..', '.'),
      'The town had one worry that spring: \u201cthe flour is too dear for us\u201d was all that they said.',
      'The Tenant shall pay one sum: the rent of the Premises. The Landlord shall keep the yard, especially the gate. Each Party ' +
        'shall indemnify the other hereunder.',
      'We propose a baseline for the dataset, especially where accuracy is low. Our method has one aim: statistically sound results.',
    ])
      expect(leaning(text, { dashes })).not.toContain('\u2014');
    expect(leaning(PLAIN, { dashes }, { tone: 'formal' })).not.toContain('\u2014');
  });

  test.each([
    'The plan is not a map of the whole town, but a sketch of it that they drew.',
    'The shop sold bread and cheese and wine, a few of them from the coast.',
    'The course has three parts for all who come: \u2018Bread\u2019, \u2018Wine\u2019 and \u2018Song\u2019 by the lake.',
    'The safe (safe as such things go) ones were sold in the spring of that year.',
    'They measured the height of the wall (in metres and not feet) with a rope.',
    'The things that you need for this are the following: a rope and a nail.',
    'It is no longer a mill for the town; it is a school for all of them.',
    'If you came to the old mill in those years, the best of its rooms that was free was yours.',
    'The house had all that they had wished for including a wide hall, a loft that they let to others.',
    'The song of the old wheel filled the yard with a strange, almost painful joy.',
    'The mill, the yard, and the old house were sold in the spring of that year.',
  ])('are not added to: %s', (text) => {
    expect(leaning(text, { dashes: 300 })).toBe(text);
  });
});

test('list bullets do not count as dashes', () => {
  const text =
    'The mill was closed \u2014 the flour had become too dear for the town.\n\n- The tools:\n  - a hammer that was old,\n  - a saw.';
  expect(leaning(text, { dashes: 1000 / text.split(/\s+/).length })).toBe(text);
});

describe('linking words', () => {
  const LINKED =
    'The wheel is old. However, it turns. The mill is dry, for example in May. The yard is wide. Therefore, the carts fit.';

  test('are replaced by the writer’s own, and stay if they are the writer’s own', () => {
    const text = leaning(LINKED, { links: { but: 'but', so: 'so', example: 'for instance' } });
    expect(text).toMatch(/[Bb]ut it turns\..* for instance in May\..*[Ss]o the carts fit\./);
    const own = leaning(LINKED, { links: { but: 'however', so: 'therefore' } }, { strength: 'strong' });
    expect(own).toMatch(/However, it turns\..*Therefore, the carts fit\./);
  });
});

test('words are changed to the writer’s spelling, and names are not', () => {
  const text =
    'The color of the harbor was gray. They organized a trip to Pearl Harbor, and the neighbors came.';
  const british = leaning(text, { spelling: 'British' });
  expect(british).toContain('The colour of the harbour was grey. They organised a trip to Pearl Harbor');
  expect(leaning(british, { spelling: 'American' })).toBe(text);
});

const wordsToSentence = (text: string): number => {
  const sentences = text.split(/(?<=[.?!])\s/);
  return text.split(/\s+/).length / sentences.length;
};

describe('sentences', () => {
  const SHORT_ONES =
    'The mill stands by the old bridge. It was built of red brick. The wheel has not turned since the war. They sold it ' +
    'for scrap in the spring. The yard behind it is empty. It belongs to the town now.';
  const LONG_ONES =
    'The mill stands by the old bridge at the end of the long lane, and it was built of red brick in the year of the great ' +
    'flood by two brothers from the next village. The wheel has not turned since the war, but they kept it in good order for ' +
    'many years. The yard belongs to the town now, with all that stands in it.';

  test('are joined for a writer with longer sentences', () => {
    const text = leaning(SHORT_ONES, { sentenceLength: 14 });
    expect(text).toContain('by the old bridge; it was built');
    expect(wordsToSentence(text)).toBeGreaterThan(wordsToSentence(SHORT_ONES));
    expect(leaning(SHORT_ONES, { sentenceLength: 7 })).toBe(SHORT_ONES);
  });

  test('are split for a writer with shorter sentences', () => {
    const cut = leaning(LONG_ONES, { sentenceLength: 9 });
    expect(wordsToSentence(cut)).toBeLessThan(wordsToSentence(LONG_ONES));
    expect(leaning(LONG_ONES, { sentenceLength: 23 })).toBe(LONG_ONES);
  });

  test('are split at a semicolon, and before “and” if the subject of the second clause is clear', () => {
    const text =
      'The river rose in the wet May of that year; it was loud at night. My hands were cold in the night, and my heart was warm. ' +
      'He had three rules: eat early; walk far; the rest is sleep. She sold the house, and the garden planted by her father.';
    expect(leaning(text, { sentenceLength: 6 })).toBe(
      text.replace('year; it', 'year. It').replace('night, and my', 'night. My'),
    );
    expect(leaning(text, { sentenceLength: 12 }, { tone: 'academic' })).toBe(text);
  });

  test.each([
    'There is an older faction that says we never had the right to sell it, and that our silence has been a sin for years.',
    'I wish I could say that in the end Ada and I held each other by the wall, and we were glad of it all.',
    'The river did not just rise in the wet May of that year; it took the old bridge and the mill with it.',
    'Tell them you hear voices in the old mill at night, and you see the shift in their eyes as they go.',
    'It was late in the yard because it had rained all day, and it was cold in the mill.',
  ])('are not split into incomplete statements: %s', (text) => {
    expect(leaning(text, { sentenceLength: 6 }, { strength: 'strong' })).toBe(text);
  });

  test('are not joined if the second does not refer to the first, or beyond the writer’s length', () => {
    const apart =
      'The mill stands by the bridge. A dog sleeps on the step. Two windows look out on the yard.';
    expect(leaning(apart, { sentenceLength: 20 })).toBe(apart);
    const long =
      'It rained. They slept. The mill stands by the old bridge in the town. It was built of red brick long ago.';
    expect(leaning(long, { sentenceLength: 9 })).toBe(long);
    expect(leaning(long, { sentenceLength: 14 })).toContain('town; it');
  });
});

test('every change for the writer’s style says so in its reason', () => {
  const text = 'The color is gray, and they do not mind. You cannot see it, and it is not new.';
  const { changes } = rewrite(text, { voice: voiceLike(text, { contractions: 1, spelling: 'British' }) });
  expect(changes.length).toBeGreaterThan(3);
  for (const { reason } of changes) expect(reason).toMatch(/^You(?:r own| mostly| write)/);
});
