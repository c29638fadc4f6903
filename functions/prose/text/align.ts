import { findWords, type Span } from './words.ts';

/** Sentences of the source and those of the result that stand for them. Either side may be empty. */
export type Pairing = { source: Span[]; result: Span[] };

type Bag = { span: Span; words: ReadonlyMap<string, number>; size: number };

/** Two source sentences may have become one, one may have become three, and so on. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [2, 2],
  [3, 1],
  [1, 0],
  [0, 1],
];

const BAND = 40;
const SKIP_COST = 0.9;

/** Pairs the sentences of two texts in order, by the words that they share. */
export function alignSentences(
  source: string,
  sourceSentences: readonly Span[],
  result: string,
  resultSentences: readonly Span[],
): Pairing[] {
  const one = sourceSentences.map((span) => bagOf(source, span));
  const other = resultSentences.map((span) => bagOf(result, span));
  const costs: Float64Array[] = [];
  const moves: Uint8Array[] = [];
  const width = other.length + 1;
  const slope = other.length / Math.max(1, one.length);
  for (let row = 0; row <= one.length; row++) {
    const cost = new Float64Array(width).fill(Infinity);
    const move = new Uint8Array(width);
    costs.push(cost);
    moves.push(move);
    const middle = Math.round(row * slope);
    for (let column = Math.max(0, middle - BAND); column <= Math.min(other.length, middle + BAND); column++) {
      if (row === 0 && column === 0) cost[0] = 0;
      for (const [index, [down, right]] of STEPS.entries()) {
        const before = costs[row - down]?.[column - right];
        if (before === undefined || before === Infinity) continue;
        const total = before + costOf(one.slice(row - down, row), other.slice(column - right, column));
        if (total < (cost[column] ?? Infinity)) {
          cost[column] = total;
          move[column] = index;
        }
      }
    }
  }
  return walkBack(moves, one, other);
}

function walkBack(moves: readonly Uint8Array[], one: readonly Bag[], other: readonly Bag[]): Pairing[] {
  const pairings: Pairing[] = [];
  let row = one.length;
  let column = other.length;
  while (row > 0 || column > 0) {
    const [down, right] = STEPS[moves[row]?.[column] ?? 0] ?? [1, 1];
    const above = Math.max(0, row - down);
    const left = Math.max(0, column - right);
    pairings.push({
      source: one.slice(above, row).map(({ span }) => span),
      result: other.slice(left, column).map(({ span }) => span),
    });
    row = above;
    column = left;
  }
  return pairings.toReversed();
}

function bagOf(text: string, span: Span): Bag {
  const words = new Map<string, number>();
  let size = 0;
  for (const { start, end } of findWords(text, span.start, span.end)) {
    const word = text.slice(start, end).toLowerCase();
    words.set(word, (words.get(word) ?? 0) + 1);
    size++;
  }
  return { span, words, size };
}

/** 0 where both sides have the same words, 1 where they share none; a little more for each sentence beyond one. */
function costOf(one: readonly Bag[], other: readonly Bag[]): number {
  if (one.length === 0 || other.length === 0) return SKIP_COST;
  let shared = 0;
  const sizes = [...one, ...other].reduce((sum, bag) => sum + bag.size, 0);
  for (const left of one) {
    for (const right of other) {
      for (const [word, count] of left.words) shared += Math.min(count, right.words.get(word) ?? 0);
    }
  }
  const unlike = 1 - Math.min(1, (2 * shared) / Math.max(1, sizes));
  return unlike * Math.max(one.length, other.length) + (one.length + other.length - 2) * 0.08;
}
