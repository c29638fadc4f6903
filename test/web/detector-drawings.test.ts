import { expect, test } from 'vitest';
import { average, drawMultiple, stripPath, stripTop } from '#detector/measured/drawings.ts';

const human = { low: 10, quarter: 16, median: 20, threeQuarters: 24, high: 30 };
const fromZero = { low: 0, quarter: 0, median: 0, threeQuarters: 4, high: 8 };

test('the human range takes the same part of each drawing, with room on both sides', () => {
  const drawn = drawMultiple(20, human);
  expect(drawn.band.from).toBeCloseTo(22.2, 1);
  expect(drawn.band.to).toBeCloseTo(66.7, 1);
  expect(drawn.median).toBe(drawn.value);
  expect(drawn.half.from).toBeGreaterThan(drawn.band.from);
  expect(drawn.half.to).toBeLessThan(drawn.band.to);
});

test('what cannot be below nothing begins at the left edge', () => {
  const drawn = drawMultiple(2, fromZero);
  expect(drawn.band.from).toBe(0);
  expect(drawn.band.to).toBeCloseTo(57.1, 1);
  expect(drawn.beyond).toBeNull();
});

test('a value that is outside of what is drawn stays at the edge and points outwards', () => {
  expect(drawMultiple(200, human)).toMatchObject({ value: 100, beyond: 'right' });
  expect(drawMultiple(45, human)).toMatchObject({ value: 100, beyond: null });
  expect(drawMultiple(-5, fromZero)).toMatchObject({ value: 0, beyond: 'left' });
});

test('the strip reaches to a round number above the longest sentence, from 40 to 80', () => {
  expect([[], [12, 20], [41], [80], [300]].map((words) => stripTop(Uint32Array.from(words)))).toEqual([
    40, 40, 50, 80, 80,
  ]);
});

test('a bar stands on the ground for each sentence, in its own slot, and none rises above the top', () => {
  expect(stripPath(Uint32Array.of(10, 90), 80)).toBe('M0.15 80v-10h0.7v10zM1.15 80v-80h0.7v80z');
});

test('the average of no sentences is 0', () => {
  expect(average(Uint32Array.of())).toBe(0);
  expect(average(Uint32Array.of(10, 20))).toBe(15);
});
