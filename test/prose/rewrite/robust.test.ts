import { describe, expect, test } from 'vitest';
import { applyChanges, clean, judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { random } from '../../../scripts/shared/random.ts';

/** Words and marks, each with a trailing space. */
const WORDS = [
  'Furthermore,/it is important to note that/utilize/numerous/a/an/the/, leading to/not only/but also/and',
  'which is/allows people to/they are/I/Dr./U.S./3.5%/漢字/שלום/./?/;/-/1./#/>/|',
].flatMap((line) => line.split('/').map((word) => `${word} `));

const SIGNS = ['\ud800', '\udc00', '**', '```', '~~~', '\n\n', '   ', '<b>', 'http://a.b/c '];

const PIECES = [...WORDS, ...'—“”"\'()[]{}_`\n$\\éİß😀\u0000\u200b\t', ...SIGNS];

describe('any string', () => {
  test(
    'made of random pieces is rewritten consistently, judged and cleaned without an exception',
    { timeout: 120_000 },
    () => {
      for (let seed = 1; seed <= 400; seed++) {
        const next = random(seed);
        const text = Array.from(
          { length: 40 + Math.floor(next() * 80) },
          () => PIECES[Math.floor(next() * PIECES.length)],
        ).join('');
        for (const strength of ['light', 'strong'] as const) {
          const tone = seed % 2 === 0 ? 'casual' : 'formal';
          const result = rewrite(text, { strength, tone, frozen: ['a ', ''] });
          expect(applyChanges(text, result.changes)).toBe(result.text);
          expect(result.text.split('\n').length).toBe(text.split('\n').length);
          judgeChanges(readSource(text), result.changes);
        }
        clean(text);
      }
    },
  );

  test.each([
    ['an empty string', ''],
    ['whitespace', ' \n\t '],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['broken surrogates', '\ud83d the \udc00'],
  ])('even %s is returned unchanged', (_, text) => {
    expect(rewrite(text).text).toBe(text);
  });
});

function spend(work: string): number {
  const started = Date.now();
  const text = `the and of it is to a. ${work}`;
  const { changes } = rewrite(text, { strength: 'strong' });
  judgeChanges(readSource(text), changes);
  clean(work);
  return Date.now() - started;
}

describe('processing time', () => {
  const SIZE = 300_000;
  test.each([
    ['one long word', 'a'.repeat(SIZE)],
    ['opening quotes', 'the “'.repeat(SIZE / 5)],
    ['straight quotes', ' "a'.repeat(SIZE / 3)],
    ['single quotes', " 'a".repeat(SIZE / 3)],
    ['brackets', '[('.repeat(SIZE / 2)],
    ['asterisks', ' **a'.repeat(SIZE / 4)],
    ['dollar signs', ' $a'.repeat(SIZE / 3)],
    ['full stops', '. '.repeat(SIZE / 2)],
    ['commas', 'a, '.repeat(SIZE / 3)],
    ['“-ing” clauses', 'it was here, making, '.repeat(SIZE / 21)],
    ['incomplete phrases', 'it is important to '.repeat(SIZE / 19)],
    ['incomplete pairs', 'not only that is '.repeat(SIZE / 17)],
    ['relative pronouns', 'the man who was that which is '.repeat(SIZE / 30)],
    ['chat reference marks', ':contentReference[oaicite:'.repeat(SIZE / 26)],
    ['lines', 'a\n'.repeat(SIZE / 2)],
    ['slashes', 'a/'.repeat(SIZE / 2)],
    ['list numbers', '1.'.repeat(SIZE / 2)],
  ])(
    'does not grow quadratically with the length of %s',
    (_, text) => {
      spend(text.slice(0, 20_000));
      const small = Math.min(spend(text.slice(0, SIZE / 8)), spend(text.slice(0, SIZE / 8)));
      expect(spend(text)).toBeLessThan(small * 60 + 1500);
    },
    60_000,
  );

  test('1 MB on one line is rewritten', { timeout: 60_000 }, () => {
    const text = 'Furthermore, they utilize numerous tools, and it works. '.repeat(19_000);
    expect(rewrite(text).text.length).toBeGreaterThan(700_000);
  });
});
