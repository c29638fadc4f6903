import type { Signal } from '#prose/index.ts';

type Range = Signal['human'];

/** Positions in one small drawing, in percent of its width. */
export type MultipleDrawing = {
  band: { from: number; to: number };
  half: { from: number; to: number };
  median: number;
  value: number;
  /** The side on which the value lies outside the drawing, or null. */
  beyond: 'left' | 'right' | null;
};

/** Computes a drawing, scaled by the human range so that the drawings in a column can be compared. */
export function drawMultiple(
  value: number,
  { low, quarter, median, threeQuarters, high }: Range,
): MultipleDrawing {
  const span = high - low;
  const start = Math.max(0, low - span / 2);
  const end = high + (3 / 4) * span;
  const place = (amount: number) => Math.min(100, Math.max(0, (100 * (amount - start)) / (end - start)));
  return {
    band: { from: place(low), to: place(high) },
    half: { from: place(quarter), to: place(threeQuarters) },
    median: place(median),
    value: place(value),
    beyond: value > end ? 'right' : value < start ? 'left' : null,
  };
}

const tallestDrawn = 80;
const lowestTop = 40;

/** Returns the number of words at the top of the strip, a multiple of ten; the few sentences that are longer are cut off. */
export function stripTop(words: Uint32Array): number {
  let longest = lowestTop;
  for (const count of words) longest = Math.max(longest, count);
  return Math.min(tallestDrawn, Math.ceil(longest / 10) * 10);
}

/** Returns one path with a bar per sentence, each one unit wide with a gap, in a box that is `top` units high. */
export function stripPath(words: Uint32Array, top: number): string {
  const gap = 0.15;
  return Array.from(words, (count, at) => {
    const height = Math.min(count, top);
    return `M${at + gap} ${top}v${-height}h${1 - 2 * gap}v${height}z`;
  }).join('');
}

export function average(words: Uint32Array): number {
  let sum = 0;
  for (const count of words) sum += count;
  return words.length === 0 ? 0 : sum / words.length;
}
