import { expect, test } from 'vitest';
import { runSimulatedCheck, simulateCheck } from '#detector/simulated/simulated.ts';

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

test('a text that did not come from here gets 80 %, a little more for each kind of pattern in it', () => {
  expect(simulateCheck(plain, { known: unknown, random: middle }).ai_probability).toBe(80);
  expect(simulateCheck(stiff, { known: unknown, random: middle }).ai_probability).toBe(92);
});

test('chance moves that number between 75 and 95 %, and never past them', () => {
  expect(simulateCheck(plain, { known: unknown, random: lowest }).ai_probability).toBe(75);
  expect(simulateCheck(stiff, { known: unknown, random: highest }).ai_probability).toBe(95);
});

test('a text that was humanized here gets 8 to 20 %', () => {
  const results = [lowest, middle, highest].map((random) => simulateCheck(plain, { known: ours, random }));
  expect(results.map(({ ai_probability }) => ai_probability)).toEqual([8, 14, 20]);
  expect(results.map(({ classification }) => classification)).toEqual(Array(3).fill('Human Written'));
});

test('a stored score is told again, whatever chance says', () => {
  for (const random of [lowest, highest]) {
    const { ai_probability, human_probability } = simulateCheck(plain, { known: scored(6), random });
    expect([ai_probability, human_probability]).toEqual([6, 94]);
  }
});

const classified = (aiProbability: number) =>
  simulateCheck(plain, { known: scored(aiProbability), random: middle }).classification;

test('the classification follows the probability', () => {
  expect([0, 30, 31, 69, 70, 100].map(classified)).toEqual([
    'Human Written',
    'Human Written',
    'Mixed Content',
    'Mixed Content',
    'AI Generated',
    'AI Generated',
  ]);
});

test('up to three indicators tell what was found in the text, each word once, and up to three say what to do', () => {
  const { indicators, recommendations, success, error } = simulateCheck(stiff, {
    known: unknown,
    random: middle,
  });
  expect(success).toBe(true);
  expect(error).toBeUndefined();
  expect(indicators).toEqual([
    { type: 'Words that models favour', matches: ['delve', 'crucial', 'landscape', 'robust'] },
    { type: 'Uncontracted forms', matches: ['it is', 'do not', 'they are'] },
    { type: 'Linking words', matches: ['moreover', 'furthermore'] },
  ]);
  expect(recommendations).toHaveLength(3);
  expect(simulateCheck(plain, { known: unknown, random: middle }).indicators).toEqual([]);
});

test('when the analysis throws, a text from here is Human Written', () => {
  const result = simulateCheck(stiff, { known: ours, random: highest, analyse: fault });
  expect(result).toMatchObject({ success: false, ai_probability: 20, classification: 'Human Written' });
  expect(result.error).toContain('marker words');
});

const judged = (text: string) => simulateCheck(text, { known: unknown, random: middle, analyse: fault });

test('when the analysis throws, any other text is judged by its markers', () => {
  expect(judged(stiff)).toMatchObject({ ai_probability: 89, classification: 'AI Generated' });
  expect(judged(plain)).toMatchObject({ ai_probability: 50, classification: 'Mixed Content' });
});

test('when what is stored cannot be read, the markers judge too', () => {
  expect(simulateCheck(plain, { known: fault, random: middle })).toMatchObject({
    success: false,
    classification: 'Mixed Content',
  });
});

test('the input takes 1.5 s and the output 1.2 s', async () => {
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const { signal } = new AbortController();
  for (const kind of ['input', 'output'] as const)
    await runSimulatedCheck(plain, kind, signal, { known: unknown, random: middle, wait });
  expect(waited).toEqual([1500, 1200]);
});

test('a check that is given up answers nothing', async () => {
  const stop = new AbortController();
  const check = runSimulatedCheck(plain, 'input', stop.signal, { known: unknown, random: middle });
  stop.abort(new Error('given up'));
  await expect(check).rejects.toThrow('given up');
});
