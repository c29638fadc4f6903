import { expect, test } from 'vitest';
import { findBlocks } from '#prose/index.ts';
import { formOf } from '#comparison/formatting/form.ts';
import { runsOf, withSign } from '#comparison/formatting/runs.ts';

/** Returns the visible text with its formatting, such as `{strong: Bold}`. */
function read(text: string): string {
  const runs = runsOf(text);
  if (runs.length === 0) return text;
  expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  return runs
    .filter(({ sign }) => !sign)
    .map(({ start, end, looks }) => {
      const words = text.slice(start, end);
      return looks.length === 0 ? words : `{${looks.join(' ')}: ${words}}`;
    })
    .join('');
}

test.each([
  ['**Bold** and *thin* and ***both***.', '{strong: Bold} and {em: thin} and {em strong: both}.'],
  ['__Bold__ and _thin_, snake_case_name.', '{strong: Bold} and {em: thin}, snake_case_name.'],
  ['**bold *and thin* within**', '{strong: bold }{strong em: and thin}{strong:  within}'],
  ['~~gone~~ but ~5 and a~b~', '{struck: gone} but ~5 and a~b~'],
  ['2*3*4 = 24, 5 * 3, a * b', '2*3*4 = 24, 5 * 3, a * b'],
  ['one *open and **another', 'one *open and **another'],
  ['**Note:** this', '{strong: Note:} this'],
  ['`a*b*` and ``x ` y``', '{code: a*b*} and {code: x ` y}'],
  ['an `open tick', 'an `open tick'],
  ['See [the *report*](https://a.example/x_(1) "Title").', 'See {link: the }{link em: report}.'],
  ['[no link] (here) and [1]: x', '[no link] (here) and [1]: x'],
  ['![A chart](chart.png)', '{link: A chart}'],
  ['<https://a.example> or <b>tag</b>', '{link: https://a.example} or <b>tag</b>'],
  [String.raw`\*no star\* and C:\temp`, String.raw`*no star* and C:\temp`],
  ['*“Quoted,”* she said', '{em: “Quoted,”} she said'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['opening asterisks', '*a '],
  ['closing asterisks', 'a* '],
  ['asterisks and underscores', '*a_ '],
  ['brackets', '['],
  ['links', '[a]('],
  ['backticks', '` ``'],
])('unclosed marks such as %s are parsed quickly, and too many not at all', (_name, piece) => {
  const began = performance.now();
  runsOf(piece.repeat(19_000 / piece.length));
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(runsOf(piece.repeat(30_000))).toEqual([]);
});

const formsIn = (text: string) =>
  findBlocks(text).map(({ kind, start, end }) => {
    const { of, level, bullet, sign, number } = formOf(kind, text.slice(start, end));
    const words = text.slice(start + sign, end);
    return [of, level, bullet, words.slice(0, number), words];
  });

test('each block has its form, such as heading, list item or quote, and its visible words', () => {
  const text =
    '## Two\n- one\n  * deeper\n- [x] done\n12. twelve\n> > quoted twice\n---\nA title\n\nA paragraph that ends.';
  expect(formsIn(text)).toEqual([
    ['heading', 2, '', '', 'Two'],
    ['item', 0, '•', '', 'one'],
    ['item', 1, '•', '', 'deeper'],
    ['item', 0, '☑', '', 'done'],
    ['item', 0, '', '12. ', '12. twelve'],
    ['quote', 1, '', '', 'quoted twice'],
    ['rule', 0, '', '', ''],
    ['title', 0, '', '', 'A title'],
    ['text', 0, '', '', 'A paragraph that ends.'],
  ]);
});

test('the sign of a block is a separate run, and the marks after it are parsed', () => {
  const text = '- **One** thing';
  const form = formOf('item', text);
  const runs = withSign(runsOf(text), form, text.length).map(({ start, end }) => text.slice(start, end));
  expect(runs).toEqual(['- ', '**', 'One', '**', ' thing']);
  expect(withSign([], formOf('item', '3. x'), 4)).toEqual([
    { start: 0, end: 3, looks: ['number'], sign: false },
    { start: 3, end: 4, looks: [], sign: false },
  ]);
});
