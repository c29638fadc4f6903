import { isDigit, isWordUnit } from '../../text/characters.ts';
import { mayMeanTheSame } from '../words/meanings.ts';
import { firstOfLine } from '../words/first-of-line.ts';
import { unitOf } from '../words/measures.ts';

/** A number as it is compared: "$1,200", "1200 dollars"; and the word behind it that it counts. */
type Quantity = { value: string; counted: string; way: string };

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const VALUES = new Map<string, string>([
  ...UNITS.slice(2).map((word, at) => [word, String(at + 2)] as const),
  ...TENS.map((word, at) => [word, String((at + 2) * 10)] as const),
  ...ORDINALS.map((word, at) => [word, `${at + 3}th`] as const),
  ...ORDINALS.map((word, at) => [`${word}s`, `${at + 3}th`] as const),
  ['half', 'half'],
  ['halves', 'half'],
  ['quarter', 'quarter'],
  ['quarters', 'quarter'],
  ['twice', 'twice'],
  ['double', 'twice'],
  ['doubled', 'twice'],
  ['doubles', 'twice'],
  ['doubling', 'twice'],
  ['thrice', 'thrice'],
  ['triple', 'thrice'],
  ['tripled', 'thrice'],
  ['hundred', 'hundred'],
  ['hundreds', 'hundred'],
  ['thousand', 'thousand'],
  ['thousands', 'thousand'],
  ['million', 'million'],
  ['millions', 'million'],
  ['billion', 'billion'],
  ['billions', 'billion'],
  ['trillion', 'trillion'],
  ['trillions', 'trillion'],
  ['dozen', 'dozen'],
  ['dozens', 'dozen'],
]);

const MARKS: Record<string, string> = {
  '%': 'percent',
  percent: 'percent',
  percentage: 'percent',
  $: 'dollar',
  dollar: 'dollar',
  dollars: 'dollar',
  '€': 'euro',
  euro: 'euro',
  euros: 'euro',
  '£': 'pound',
  '¥': 'yen',
  yen: 'yen',
  '°': 'degree',
  degrees: 'degree',
  points: 'points',
};

const SHORT: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  bn: 'billion',
  b: 'billion',
  tn: 'trillion',
};

/** Digits with what belongs to them, words, and the marks of money and shares. */
const PARTS = /\d+(?:[.,:/]\d+)*(?:st|nd|rd|th)?|[\p{L}]+(?:'\p{L}+)?|[%$€£¥°]|[^\s\p{L}\p{N}]/gu;

/** Whether the same numbers stand on both sides, each for the same thing. */
export function keepsQuantities(before: string, after: string): boolean {
  const had = quantitiesOf(before);
  const has = quantitiesOf(after);
  if (order(had) === order(has)) {
    return had.every(
      ({ counted, way }, at) =>
        !isExchanged(had, has, counted, at) &&
        !isOtherMeasure(counted, has[at]?.counted ?? '') &&
        !isOtherWay(way, has[at]?.way ?? ''),
    );
  }
  if (had.length !== has.length) return false;
  const left = [...has];
  for (const { value, counted } of had) {
    const same = left.findIndex((other) => other.value === value && countTheSame(counted, other.counted));
    if (same < 0) return false;
    left.splice(same, 1);
  }
  return true;
}

const countTheSame = (one: string, other: string): boolean =>
  one === other ||
  (one !== '' &&
    other !== '' &&
    (unitOf(one) !== null && unitOf(other) !== null
      ? unitOf(one) === unitOf(other)
      : mayMeanTheSame(one, other)));

/** What is counted in one measure is counted in it still: "three weeks" are no "three days". */
const isOtherMeasure = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (unitOf(one) !== null || unitOf(other) !== null) && !countTheSame(one, other);

const order = (quantities: readonly Quantity[]) => quantities.map(({ value }) => value).join(' ');

/** "two cats and three dogs" → "two dogs and three cats". */
const isExchanged = (
  had: readonly Quantity[],
  has: readonly Quantity[],
  counted: string,
  at: number,
): boolean =>
  counted !== '' &&
  has[at]?.counted !== counted &&
  has.some(
    (other, place) => place !== at && other.counted === counted && had[place]?.counted === has[at]?.counted,
  );

function quantitiesOf(text: string): Quantity[] {
  const plain = text
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replaceAll(/\b([ap])\.m\b\.?/g, '$1m');
  const parts = plain.match(PARTS) ?? [];
  const found: Quantity[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const before = parts[at - 1] ?? '';
    if (isItem(parts, at)) continue;
    const mark = MARKS[part];
    if (mark !== undefined) {
      if (isNumeral(before) || before === 'percentage' || isNumeral(parts[at + 1] ?? ''))
        found.push({ value: mark, counted: '', way: '' });
      continue;
    }
    const short = /^\d/.test(before) ? SHORT[part] : undefined;
    if (short !== undefined) {
      found.push({ value: short, counted: '', way: '' });
      continue;
    }
    if (part === 'double' && parts[at + 1] === '-') continue;
    // "Sculptures that double as seats" are not two.
    if (part.startsWith('doubl') && parts[at + 1] === 'as') continue;
    if ((part === 'am' || part === 'pm') && isNumeral(before)) {
      found.push({ value: part, counted: '', way: '' });
      continue;
    }
    let value = valueOf(part) ?? placeOf(part, before);
    if (value === null) continue;
    if (isDay(parts, at)) value = value.replace('th', '');
    // "twenty-five" and "twenty five" are one number.
    const next = parts[at + 1] === '-' ? parts[at + 2] : parts[at + 1];
    const unit = UNITS.indexOf(next ?? '');
    if (TENS.includes(part) && unit > 0 && unit < 10) {
      value = String(Number(value) + unit);
      at += parts[at + 1] === '-' ? 2 : 1;
    }
    found.push({ value, counted: countedAfter(parts, at), way: WAYS.get(before) ?? '' });
  }
  return found;
}

/** Whether a token is a number, in digits or words. */
export const isNumeral = (part: string): boolean =>
  isDigit(part.charCodeAt(0)) || VALUES.has(part) || PLACES.has(part);

/** "The first", "every second"; "at first" and "a second" are no places. */
const placeOf = (part: string, before: string): string | null =>
  BEFORE_PLACE.test(before) ? (PLACES.get(part) ?? null) : null;

const PLACES = new Map([
  ['first', '1th'],
  ['second', '2th'],
]);
const BEFORE_PLACE = /^(?:the|his|her|its|their|our|my|your|every)$/;

/** "Rose by 8 percent" and "rose to 8 percent". */
const WAYS = firstOfLine(['by', 'to until till through', 'from since', 'within', 'past']);

const isOtherWay = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

function valueOf(part: string): string | null {
  if (!/^\d/.test(part)) return VALUES.get(part) ?? null;
  const plain = part.replaceAll(/,(?=\d{3}\b)/g, '').replace(/^(\d+)(?:st|nd|rd|th)$/, '$1th');
  return plain;
}

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** "May 4" and "the 4th of May" are one day. */
const isDay = (parts: readonly string[], at: number): boolean =>
  MONTHS.test(parts[at - 1] ?? '') ||
  MONTHS.test(parts[at + 1] ?? '') ||
  (parts[at + 1] === 'of' && MONTHS.test(parts[at + 2] ?? ''));

/** The number of a list's item is its place, and no number. */
const isItem = (parts: readonly string[], at: number): boolean =>
  at === 0 && /^\d+$/.test(parts[0] ?? '') && /^[.)]$/.test(parts[1] ?? '');

/** The word of weight behind a number, two words on at most. */
function countedAfter(parts: readonly string[], at: number): string {
  for (let here = at + 1; here <= at + 3; here++) {
    const part = parts[here] ?? '';
    if (
      part === '-' ||
      part === 'of' ||
      part === 'the' ||
      MARKS[part] !== undefined ||
      SHORT[part] !== undefined
    )
      continue;
    if (part === '' || !isWordUnit(part.charCodeAt(0)) || isNumeral(part)) return '';
    if (part.length > 2 || unitOf(part) !== null) return part;
  }
  return '';
}
