import { closedClasses } from '../lexicon/tags.ts';
import { table } from './table.ts';

const HASHES = 6;
/** A letter of the filter holds so many bits, counted from this one on. */
export const BITS = 6;
export const FIRST_LETTER = 48;

/** The places of a pair in a filter of so many bits. */
export function placesOf(pair: string, bits: number): number[] {
  let one = 2_166_136_261;
  let other = 5381;
  for (let at = 0; at < pair.length; at++) {
    const code = pair.charCodeAt(at);
    one = Math.imul(one ^ code, 16_777_619);
    other = Math.imul(other ^ code, 2_246_822_519) + (other >>> 13);
  }
  return Array.from({ length: HASHES }, (_, turn) => ((one >>> 0) + turn * (other >>> 1)) % bits);
}

let never: ReadonlySet<string> | null = null;

const isNeverSeen = (pair: string): boolean => (never ??= new Set(table.never.split('\n'))).has(pair);

const isSeen = (pair: string): boolean =>
  placesOf(pair, table.seen.length * BITS).every((place) => {
    const letter = table.seen.charCodeAt(Math.floor(place / BITS)) - FIRST_LETTER;
    return (letter & (1 << (place % BITS))) !== 0;
  });

type Pair = readonly [string, string];

/** Whether people never set two words side by side where they do so with the word that stood there. */
export function isStrange(pair: Pair, was: Pair): boolean {
  const now = pair.join(' ');
  if (isNeverSeen(now)) return true;
  // Beside “the” and “to” nearly every word stands somewhere: the texts are too few to say of one that it never does.
  return !pair.some((word) => closedClasses.has(word)) && !isSeen(now) && isSeen(was.join(' '));
}
