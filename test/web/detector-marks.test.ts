import { expect, test } from 'vitest';
import { marksByStretch, marksOf, packPlaces, piecesOf, stretchesOf } from '#detector/marks/marks.ts';

const text = 'Moreover, we delve, and we stop.\n\nThe end.';
const place = (words: string, reason = 'A reason.') => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, reason };
};
const chosen = [
  {
    name: 'sentence_length',
    label: 'Length',
    places: packPlaces([place('Moreover, we delve, and we stop.')]),
  },
  { name: 'markers', label: 'Markers', places: packPlaces([place('delve', 'Models do.'), place('end')]) },
] as const;

test('packed places come out as they went in, in the order of the text, the longer first', () => {
  expect(marksOf(chosen)).toEqual([
    { ...place('Moreover, we delve, and we stop.'), label: 'Length', number: 0 },
    { ...place('delve', 'Models do.'), label: 'Markers', number: 1 },
    { ...place('end'), label: 'Markers', number: 2 },
  ]);
});

test('the text falls into its paragraphs, and a long one at a space', () => {
  const words = (stretch: { start: number; end: number }) => text.slice(stretch.start, stretch.end);
  expect(stretchesOf(text).map(words)).toEqual(['Moreover, we delve, and we stop.', 'The end.']);
  expect(stretchesOf('')).toEqual([]);

  const long = `${'word '.repeat(700)}last`;
  const stretches = stretchesOf(long);
  expect(stretches.length).toBe(3);
  expect(stretches.map(({ start, end }) => long.slice(start, end)).join('')).toBe(long);
  for (const { end } of stretches.slice(0, -1)) expect(long[end - 1]).toBe(' ');
});

test('a character of two units is never cut in half', () => {
  const faces = `a${'🙂'.repeat(2000)}`;
  const stretches = stretchesOf(faces);
  expect(stretches.length).toBeGreaterThan(2);
  for (const { start, end } of stretches) expect(faces.slice(start, end).isWellFormed()).toBe(true);
});

const mark = (number: number, start: number, end: number) => ({
  number,
  start,
  end,
  label: '',
  reason: '',
});

test('each stretch has the marks that reach into it, one that crosses the bound in both', () => {
  const stretches = [
    { start: 0, end: 10 },
    { start: 12, end: 20 },
    { start: 20, end: 30 },
  ];
  const marks = [mark(0, 2, 25), mark(1, 3, 5), mark(2, 12, 13), mark(3, 20, 21)];
  const numbers = marksByStretch(stretches, marks).map((each) => each.map(({ number }) => number));
  expect(numbers).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});

test('pieces give the text again to the letter, and know every mark over them, the shortest last', () => {
  const [first] = stretchesOf(text);
  const pieces = piecesOf(first!, marksOf(chosen).slice(0, 2));
  expect(pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Moreover, we ',
    'delve',
    ', and we stop.',
  ]);
  expect(pieces.map(({ marks }) => marks.map(({ label }) => label))).toEqual([
    ['Length'],
    ['Length', 'Markers'],
    ['Length'],
  ]);
});
