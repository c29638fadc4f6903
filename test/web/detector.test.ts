import { expect, test } from 'vitest';
import { runSimulatedCheck, simulateCheck } from '#detector/simulated/simulated.ts';
import { marksByStretch, marksOf, packPlaces, piecesOf, stretchesOf } from '#detector/marks/marks.ts';
import { average, drawMultiple, stripPath, stripTop } from '#detector/measured/drawings.ts';

const unknown = () => null;
const ours = () => ({ score: null });
const scored = (aiProbability: number) => () => ({ score: { aiProbability } });
const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;
const middle = () => 0.5;
const fault = (): never => {
  throw new Error('The analysis failed.');
};

const plain = 'The bus was late again, so we walked home along the river.';
const stiff =
  'Moreover, it is important to note that we do not delve into this crucial landscape. Furthermore, they are robust.';

test.each([
  ['an unknown text', plain, unknown, middle, 80],
  ['an unknown text with every kind of pattern', stiff, unknown, middle, 92],
  ['an unknown text with the lowest random value', plain, unknown, lowest, 75],
  ['a text with every kind of pattern and the highest random value', stiff, unknown, highest, 95],
  ['a text humanized here', plain, ours, middle, 14],
  ['a text humanized here with the lowest random value', plain, ours, lowest, 8],
  ['a text humanized here with the highest random value', plain, ours, highest, 20],
  ['a text with a stored score', plain, scored(6), lowest, 6],
  ['a text with a stored score and the highest random value', plain, scored(6), highest, 6],
])('%s gets its simulated probability', (_, text, known, luck, probability) => {
  const { ai_probability, human_probability } = simulateCheck(text, { known, random: luck });
  expect([ai_probability, human_probability]).toEqual([probability, 100 - probability]);
});

test.each([
  [30, 'Human Written'],
  [31, 'Mixed Content'],
  [69, 'Mixed Content'],
  [70, 'AI Generated'],
])('the classification of %i percent is %s', (probability, classification) =>
  expect(simulateCheck(plain, { known: scored(probability), random: middle })).toMatchObject({
    classification,
  }),
);

test('up to three indicators list what was found, each word once, and up to three recommendations say what to do', () => {
  const found = simulateCheck(stiff, { known: unknown, random: middle });
  const { indicators, recommendations, success } = found;
  expect(success).toBe(true);
  expect(indicators).toEqual([
    { type: 'Words that models favour', matches: ['delve', 'crucial', 'landscape', 'robust'] },
    { type: 'Uncontracted forms', matches: ['it is', 'do not', 'they are'] },
    { type: 'Linking words', matches: ['moreover', 'furthermore'] },
  ]);
  expect(recommendations).toHaveLength(3);
  const asHuman = simulateCheck(stiff, { known: ours, random: middle });
  expect(asHuman.recommendations).toEqual(recommendations);
  expect(simulateCheck(plain, { known: unknown, random: middle }).indicators).toEqual([]);
});

test.each([
  ['a text humanized here is Human Written', stiff, ours, fault, 20, 'Human Written'],
  ['any other text is judged by its markers', stiff, unknown, fault, 89, 'AI Generated'],
  ['a text without markers is Mixed Content', plain, unknown, fault, 50, 'Mixed Content'],
  ['a text with an unreadable score counts as unknown', plain, fault, undefined, 50, 'Mixed Content'],
])('when the check throws, %s', (_, text, known, analyse, ai_probability, classification) => {
  const luck = known === ours ? highest : middle;
  const result = simulateCheck(text, { known, random: luck, ...(analyse && { analyse }) });
  expect(result).toMatchObject({ success: false, ai_probability, classification });
  expect(result.error).toContain('marker words');
});

test('the check takes 1.5 s for the input and 1.2 s for the output', async () => {
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const { signal } = new AbortController();
  for (const kind of ['input', 'output'] as const)
    await runSimulatedCheck(plain, kind, signal, { known: unknown, random: middle, wait });
  expect(waited).toEqual([1500, 1200]);
});

test('an aborted check rejects', async () => {
  const stop = new AbortController();
  const check = runSimulatedCheck(plain, 'input', stop.signal, { known: unknown, random: middle });
  stop.abort(new Error('given up'));
  await expect(check).rejects.toThrow('given up');
});

const text = 'Moreover, we delve, and we stop.\n\nThe end.';
const place = (words: string, reason = 'A reason.') => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, reason };
};
const whole = place('Moreover, we delve, and we stop.');
const chosen = [
  { name: 'sentence_length', label: 'Length', places: packPlaces([whole]) },
  { name: 'markers', label: 'Markers', places: packPlaces([place('delve', 'Models do.'), place('end')]) },
] as const;

test('packed places are unpacked unchanged, in text order, longer ones first', () => {
  expect(marksOf(chosen)).toEqual([
    { ...whole, label: 'Length', number: 0 },
    { ...place('delve', 'Models do.'), label: 'Markers', number: 1 },
    { ...place('end'), label: 'Markers', number: 2 },
  ]);
});

test('a text is split into paragraphs, and a long paragraph at a space', () => {
  const words = (stretch: { start: number; end: number }) => text.slice(stretch.start, stretch.end);
  expect(stretchesOf(text).map(words)).toEqual(['Moreover, we delve, and we stop.', 'The end.']);
  expect(stretchesOf('')).toEqual([]);

  const long = `${'word '.repeat(700)}last`;
  const stretches = stretchesOf(long);
  expect(stretches.length).toBe(3);
  expect(stretches.map(({ start, end }) => long.slice(start, end)).join('')).toBe(long);
  for (const { end } of stretches.slice(0, -1)) expect(long[end - 1]).toBe(' ');
});

test('a surrogate pair is never split', () => {
  const faces = `a${'🙂'.repeat(2000)}`;
  const stretches = stretchesOf(faces);
  expect(stretches.length).toBeGreaterThan(2);
  for (const { start, end } of stretches) expect(faces.slice(start, end).isWellFormed()).toBe(true);
});

const mark = (number: number, start: number, end: number) => ({ number, start, end, label: '', reason: '' });

test('each stretch of text has the marks that overlap it, and a mark that crosses a boundary is in both stretches', () => {
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

test('pieces join to the exact text and list every mark that covers them, the shortest last', () => {
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

const human = { low: 10, quarter: 16, median: 20, threeQuarters: 24, high: 30 };
const fromZero = { low: 0, quarter: 0, median: 0, threeQuarters: 4, high: 8 };

test('the human range is drawn with room on both sides', () => {
  const drawn = drawMultiple(20, human);
  expect(drawn.band.from).toBeCloseTo(22.2, 1);
  expect(drawn.band.to).toBeCloseTo(66.7, 1);
  expect(drawn.median).toBe(drawn.value);
  expect(drawn.half.from).toBeGreaterThan(drawn.band.from);
  expect(drawn.half.to).toBeLessThan(drawn.band.to);
});

test('a human range that starts at zero begins at the left edge', () => {
  const drawn = drawMultiple(2, fromZero);
  expect(drawn.band.from).toBe(0);
  expect(drawn.band.to).toBeCloseTo(57.1, 1);
  expect(drawn.beyond).toBeNull();
});

test('a value outside the drawing is placed at its edge, with the direction in which it lies', () => {
  expect(drawMultiple(200, human)).toMatchObject({ value: 100, beyond: 'right' });
  expect(drawMultiple(45, human)).toMatchObject({ value: 100, beyond: null });
  expect(drawMultiple(-5, fromZero)).toMatchObject({ value: 0, beyond: 'left' });
});

test('the top of the strip is the longest sentence rounded up to a multiple of ten, between 40 and 80', () => {
  expect([[], [12, 20], [41], [80], [300]].map((words) => stripTop(Uint32Array.from(words)))).toEqual([
    40, 40, 50, 80, 80,
  ]);
});

test('the strip has one bar per sentence on the baseline, in separate slots, and none exceeds the top', () => {
  expect(stripPath(Uint32Array.of(10, 90), 80)).toBe('M0.15 80v-10h0.7v10zM1.15 80v-80h0.7v80z');
});

test('the average of no sentences is 0', () => {
  expect([average(Uint32Array.of()), average(Uint32Array.of(10, 20))]).toEqual([0, 15]);
});
