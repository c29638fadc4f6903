import UNITS from '../lexicon/units.json' with { type: 'json' };
import type { Token } from './tokens.ts';

const units = new Map(
  UNITS.flatMap((line) => line.split(' ').map((name, _, [first = name]) => [name, first])),
);

/** Returns the canonical name of a unit of measure; null for other words. */
export const unitOf = (word: string): string | null => units.get(word) ?? null;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const VALUES = new Map([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
]);

const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['million', 1e6],
  ['millions', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
  ['trillion', 1e12],
]);

const ORDINALS = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifths', 5],
]);

const TIMES = new Map(
  Object.entries({
    2: 'twice double doubles doubled doubling twofold',
    3: 'triple triples tripled tripling threefold thrice',
    4: 'quadruple quadrupled quadrupling fourfold',
    10: 'tenfold',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

const MONTHS_AND_DAYS = new Set(
  (
    'january february april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec ' +
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays march'
  ).split(' '),
);
/** Dates that are also other words; they count only with a capital that grammar does not require. */
const AMBIGUOUS = new Set(['may', 'march', 'sun', 'mar', 'jan']);

/** A number or a date. The key starts with "x" for how many times, with "o" for an ordinal. */
export type Count = { kind: 'number' | 'date' | 'free'; key: string };

const NOTHING: Count = { kind: 'free', key: '' };

/** Returns the number or date that a word states; null for other words. The key is empty if the word continues a number or states none. */
export function readNumber(tokens: readonly Token[], at: number): Count | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const { word } = token;
  if (MONTHS_AND_DAYS.has(word) && (AMBIGUOUS.has(word) ? token.isName : token.isCapital))
    return { kind: 'date', key: word.slice(0, 3) };
  const times = TIMES.get(word);
  if (times !== undefined) return { kind: 'number', key: `x${times}` };
  if (word === 'half' || word === 'halves') return { kind: 'number', key: 'half' };
  if (isPart(token)) return goesOn(tokens, at) ? NOTHING : chain(tokens, at);
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return ordinalOf(tokens, at, ordinal);
  const figure = /^(\d[\d,.]*)(st|nd|rd|th|s|[a-z]{1,3})?$/.exec(word);
  if (figure === null) return /\d/.test(word) ? { kind: 'number', key: word } : null;
  const [, digits = '', ending = ''] = figure;
  const value = digits.replaceAll(',', '').replace(/\.(?:0*)$/, '');
  return { kind: 'number', key: ending === 's' ? `${value}s` : value };
}

const valueOf = (word: string): number | null =>
  VALUES.get(word) ?? (/^\d[\d,]*(?:\.\d+)?$/.test(word) ? Number(word.replaceAll(',', '')) : null);

/** Whether a token can begin a number, "one" included. */
export const isNumeral = (token: Token | undefined): boolean => token !== undefined && isPart(token);

const isPart = ({ kind, word }: Token): boolean =>
  kind === 'word' && (SCALES.has(word) || valueOf(word) !== null);

/** Whether a token continues the number before it: "twenty-five", "3 million"; "in 2019 three" is two numbers. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined || !isPart(before) || before.clause !== token.clause)
    return false;
  if (SCALES.has(token.word)) return true;
  const tens = VALUES.get(before.word) ?? 0;
  const ones = VALUES.get(token.word) ?? 0;
  return (tens >= 20 && ones > 0 && ones < 10) || (SCALES.has(before.word) && VALUES.has(token.word));
}

function chain(tokens: readonly Token[], from: number): Count {
  let total = 0;
  let value = 0;
  let at = from;
  for (let token = tokens[at]; token !== undefined && isPart(token); token = tokens[++at]) {
    if (at > from && !goesOn(tokens, at)) break;
    const scale = SCALES.get(token.word);
    if (scale === undefined) value += valueOf(token.word) ?? 0;
    else if (scale <= 100) value = Math.max(1, value) * scale;
    else {
      total += Math.max(1, value) * scale;
      value = 0;
    }
  }
  const word = tokens[from]?.word ?? '';
  const isAlone = at === from + 1;
  if (isAlone && word === 'one') return NOTHING;
  const number = total + value;
  if (tokens[at]?.word === 'times' && number <= 10) return { kind: 'number', key: `x${number}` };
  return {
    kind: 'number',
    key: isAlone && SCALES.has(word) && word.endsWith('s') ? `${number}s` : String(number),
  };
}

/** Reads an ordinal. "First," at the head of a sentence only counts statements, and "at first" is a time: neither is a number. */
function ordinalOf(tokens: readonly Token[], at: number, value: number): Count {
  const isMarker = tokens[at]?.isHead === true && (tokens[at + 1]?.kind === 'mark' || value < 3);
  return isMarker || tokens[at - 1]?.word === 'at' ? NOTHING : { kind: 'number', key: `o${value}` };
}
