import { expect, test } from 'vitest';
import type { Held } from '#contract/humanize.ts';
import { comparisonOf } from '#humanizer/assistant/comparison.ts';

const before = 'The road may be closed.';
const after = 'The road is closed.';
/** Any number of sentences, each with one wording in doubt. */
const sentences = (count: number) => {
  const source = Array.from({ length: count }, () => before).join(' ');
  const held = Array.from({ length: count }, (_, at): Held => {
    const start = at * (before.length + 1);
    const word = { start: start + 9, end: start + 12 };
    const seen: Held['seen'] = [{ kind: 'certainty', before: word, after: { start: 9, end: 11 } }];
    return { start, end: start + before.length, after, seen, why: '“may” is gone.' };
  });
  return { source, held };
};

/** Pairs of the request that are not ours have a known answer: these say the same. */
const alike = /had to close|started building|is shallow/;
const pairsOf = (request: string) =>
  [...request.matchAll(/^\[(\d+)\] A: (.*)\nB: (.*)\nwords: (.*)$/gm)].map(
    ([, number, A = '', B = '', words]) => {
      const isOurs = A === before;
      return { number, A, B, words, isOurs, known: alike.test(B) ? 'yes' : 'no' };
    },
  );

const { source, held } = sentences(3);
const comparison = comparisonOf(source, held);
const pairs = pairsOf(comparison.request);
/** An answer that is right about the known pairs, and `ours` about the others. */
const answer = (
  ours = ['yes', 'no', 'unclear'],
  line = (number?: string, said?: string) => `[${number}] ${said}`,
) => {
  const left = [...ours];
  return pairs.map(({ number, isOurs, known }) => line(number, isOurs ? left.shift() : known)).join('\n');
};

test('a request holds each wording with the source’s and their words, among four pairs with known answers', () => {
  expect(comparison).toMatchObject({ asked: held, known: 4 });
  expect(pairs.filter(({ isOurs }) => isOurs)).toHaveLength(3);
  expect(pairs).toHaveLength(7);
  expect(pairs[0]).toMatchObject({ number: '1', A: before, B: after, words: '“may” / “is”' });
  expect(comparison.request).toContain('as in “[1] yes”');
});

test.each([
  ['the requested form', undefined],
  ['a list', (number?: string, said?: string) => `${number}. ${said}`],
  [
    'bold with capitals and a reason',
    (number?: string, said?: string) => `**[${number}]** **${said!.toUpperCase()}** – both say it`,
  ],
  ['a table', (number?: string, said?: string) => `| ${number} | ${said} |`],
  ['JSON', (number?: string, said?: string) => `{"number":${number},"same":"${said}"}`],
])('an answer in %s is read: what is called the same', (_, line) => {
  expect(comparison.read(answer(undefined, line))).toEqual([held[0]]);
});

test('the request may be pasted with its answer; without an answer there is nothing', () => {
  expect(comparison.read(`${comparison.request}\n\nSure:\n${answer()}`)).toEqual([held[0]]);
  expect(comparison.read(comparison.request)).toBe('nothing');
  expect(comparison.read('They all look fine to me.')).toBe('nothing');
});

test('an assistant that is wrong about a known pair, or leaves one out, decides nothing', () => {
  expect(comparison.read(pairs.map(({ number }) => `[${number}] yes`).join('\n'))).toBeNull();
  const known = pairs.find(({ isOurs }) => !isOurs);
  expect(comparison.read(answer().replace(new RegExp(`^\\[${known!.number}\\].*\\n`, 'm'), ''))).toBeNull();
});

test('a pair with two answers, or none, is not called the same', () => {
  expect(comparison.read(`${answer(['yes', 'yes', 'yes'])}\n[1] no`)).toEqual(held.slice(1));
  expect(comparison.read(answer(['yes', '?', 'yes']))).toEqual([held[0], held[2]]);
  expect(comparison.read(answer(['yes/no', 'yes, though “may” is gone, so no', 'yes']))).toEqual([held[2]]);
});

test('numbers in talk are no answers, and a list without numbers is read in order', () => {
  expect(comparison.read(`I compared all 5. No extras were needed.\n${answer()}`)).toEqual([held[0]]);
  expect(comparison.read(answer(undefined, (_, said) => `- ${said}`))).toEqual([held[0]]);
  expect(comparison.read('- yes\n- no')).toBe('nothing');
});

test('two dozen wordings go into a request, each dozen with its own known pairs, and none that loses a name', () => {
  const many = sentences(30);
  const nameless = many.held.map((each) => ({
    ...each,
    seen: [
      {
        kind: 'name' as const,
        before: { start: each.start, end: each.start + 8 },
        after: { start: 0, end: 0 },
      },
    ],
  }));
  expect(comparisonOf(many.source, nameless)).toMatchObject({ asked: [], known: 0 });
  const { asked, known, request, read } = comparisonOf(many.source, [nameless[0]!, ...many.held]);
  expect(asked).toEqual(many.held.slice(0, 24));
  expect(known).toBe(8);
  const all = pairsOf(request);
  expect(new Set(all.map(({ A, B }) => A + B)).size).toBe(9);
  const wrongInSecond = all.map(({ number, isOurs, known: right }) => {
    const said = isOurs ? 'yes' : Number(number) > 16 && right === 'no' ? 'yes' : right;
    return `[${number}] ${said}`;
  });
  expect(read(wrongInSecond.join('\n'))).toBeNull();
});
