import { type Anchor, anchorsOf } from './anchors.ts';
import { findWords, type Span } from '../words.ts';

/** Sentences of the source and the corresponding ones of the result. Either side may be empty. */
export type Pairing = { source: Span[]; result: Span[] };

type Bag = { span: Span; words: ReadonlyMap<string, number>; size: number };

/** Possible steps, in sentences of the source and of the result: two may have become one, one may have become three, and so on. */
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

/** Maximum distance of a sentence from its expected position. */
const BAND = 40;
/** When two anchors are farther apart than this, they do not limit the search for the sentences between them. */
const WIDEST = 400;
const SKIP_COST = 0.9;

/** Sentences, and the paragraph of each. `keyOf` returns the key by which a word is compared, null for an uninformative word. */
export type Sentences = {
  text: string;
  spans: readonly Span[];
  paragraphs: readonly unknown[];
  keyOf?: (word: string) => string | null;
};

/** Pairs the sentences of two texts in order, by the words that they share. */
export function alignSentences(source: Sentences, result: Sentences): Pairing[] {
  const one = source.spans.map((span) => bagOf(source, span));
  const other = result.spans.map((span) => bagOf(result, span));
  const anchors = anchorsOf(
    one.map(({ words }) => words),
    other.map(({ words }) => words),
    sameParagraphs(source.paragraphs, result.paragraphs),
  );
  return walkBack(cheapestMoves(one, other, rangesOf(anchors, one.length, other.length)), one, other);
}

/** Returns anchors at the starts of paragraphs when both texts have equally many. */
function sameParagraphs(source: readonly unknown[], result: readonly unknown[]): Anchor[] {
  const here = startsOf(source);
  const there = startsOf(result);
  return here.length === there.length
    ? here.map((row, at) => ({ row, column: there[at] ?? 0, weight: 1 }))
    : [];
}

const startsOf = (paragraphs: readonly unknown[]): number[] =>
  paragraphs.flatMap((paragraph, at) => (paragraph === paragraphs[at - 1] ? [] : [at]));

type Range = { from: number; to: number };

/** Returns, per number of source sentences, the range of result sentences that may precede; null where anchors do not limit it. */
function rangesOf(anchors: readonly Anchor[], rows: number, columns: number): (Range | null)[] {
  const ranges: (Range | null)[] = [];
  let last: Omit<Anchor, 'weight'> = { row: 0, column: 0 };
  for (const next of [...anchors, { row: rows + 1, column: columns }]) {
    const isTold = next.column - last.column <= WIDEST;
    for (let { row } = last; row < next.row; row++)
      ranges.push(isTold || row === rows ? { from: last.column - BAND, to: next.column + BAND } : null);
    last = next;
  }
  return ranges;
}

/** Returns the range around the cheapest position of the previous row. */
function rangeBehind(last: Row | undefined): Range {
  if (last === undefined) return { from: 0, to: BAND };
  const cheapest = last.costs.indexOf(Math.min(...last.costs)) + last.from;
  return { from: cheapest - BAND, to: cheapest + BAND };
}

type Row = { from: number; costs: Float64Array; moves: Uint8Array; shared: Float64Array };

/** Returns the cheapest path to each pair of positions, stored as the last step of each path. */
function cheapestMoves(one: readonly Bag[], other: readonly Bag[], ranges: readonly (Range | null)[]): Row[] {
  const rows: Row[] = [];
  for (const [row, told] of ranges.entries()) {
    const last = rows.at(-1);
    const range = told ?? rangeBehind(last);
    const reached = last === undefined ? 0 : last.from + last.costs.length - 1;
    const from = Math.max(0, Math.min(reached, range.from));
    const to = Math.max(from, Math.min(other.length, range.to));
    const width = to - from + 1;
    const here: Row = {
      from,
      costs: new Float64Array(width).fill(Infinity),
      moves: new Uint8Array(width),
      shared: new Float64Array(width),
    };
    rows.push(here);
    const bag = one[row - 1];
    for (let column = from; column <= to; column++) {
      const place = column - from;
      const counterpart = other[column - 1];
      if (bag && counterpart) here.shared[place] = sharedBy(bag, counterpart);
      if (row === 0 && column === 0) here.costs[0] = 0;
      for (const [move, [down, right]] of STEPS.entries()) {
        const above = rows[row - down];
        const before = above?.costs[column - right - above.from];
        if (before === undefined || before === Infinity) continue;
        const total = before + costOf(rows, one, other, { row, column, down, right });
        if (total < (here.costs[place] ?? Infinity)) {
          here.costs[place] = total;
          here.moves[place] = move;
        }
      }
    }
  }
  return rows;
}

function walkBack(rows: readonly Row[], one: readonly Bag[], other: readonly Bag[]): Pairing[] {
  const pairings: Pairing[] = [];
  let row = one.length;
  let column = other.length;
  while (row > 0 || column > 0) {
    const [down, right] = STEPS[moveAt(rows[row], column)] ?? [1, 1];
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

const moveAt = (row: Row | undefined, column: number): number => (row && row.moves[column - row.from]) ?? 0;

function bagOf({ text, keyOf = asItIs }: Sentences, span: Span): Bag {
  const said = findWords(text, span.start, span.end).map(({ start, end }) =>
    text.slice(start, end).toLowerCase(),
  );
  const telling = said.flatMap((word) => keyOf(word) ?? []);
  const words = new Map<string, number>();
  // When no word is informative, all words are compared.
  const keys = telling.length > 0 ? telling : said;
  for (const key of keys) words.set(key, (words.get(key) ?? 0) + 1);
  return { span, words, size: keys.length };
}

const asItIs = (word: string): string => word;

function sharedBy(one: Bag, other: Bag): number {
  let shared = 0;
  for (const [word, count] of one.words) {
    const there = other.words.get(word);
    if (there !== undefined) shared += Math.min(count, there);
  }
  return shared;
}

type Step = { row: number; column: number; down: number; right: number };

/** Cost of a step: 0 when both sides have the same words, 1 per sentence when they share none, plus a little per additional sentence. */
function costOf(
  rows: readonly Row[],
  one: readonly Bag[],
  other: readonly Bag[],
  { row, column, down, right }: Step,
): number {
  if (down === 0 || right === 0) return SKIP_COST;
  let shared = 0;
  let sizes = 0;
  for (let above = 0; above < down; above++) sizes += one[row - 1 - above]?.size ?? 0;
  for (let left = 0; left < right; left++) sizes += other[column - 1 - left]?.size ?? 0;
  for (let above = 0; above < down; above++) {
    const there = rows[row - above];
    for (let left = 0; left < right; left++) shared += there?.shared[column - left - there.from] ?? 0;
  }
  const unlike = 1 - Math.min(1, (2 * shared) / Math.max(1, sizes));
  return unlike * Math.max(down, right) + (down + right - 2) * 0.08;
}
