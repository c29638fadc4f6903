import { isApostrophe, isDigit, isHyphen, isLetter, isWordUnit } from './characters.ts';

/** A range of a text: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Moves a span, and whatever has its fields, by a number of characters. */
export const movedBy = <Place extends Span>(place: Place, by: number): Place => ({
  ...place,
  start: place.start + by,
  end: place.end + by,
});

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a regular expression that matches this text to the letter. */
export const asPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Counts the items before the first one for which `holds` is false, by binary search. */
export function countWhile<Of>(ordered: readonly Of[], holds: (each: Of) => boolean): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = ordered[middle];
    if (each !== undefined && holds(each)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a span without the white space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const stretch = text.slice(start, end);
  const from = start + stretch.length - stretch.trimStart().length;
  return { start: from, end: Math.max(from, start + stretch.trimEnd().length) };
}

/** Finds the words of `text` between two positions: letters and digits, with apostrophes and hyphens inside them. */
export function findWords(text: string, start = 0, end = text.length): Span[] {
  const words: Span[] = [];
  let at = start;
  while (at < end) {
    if (!isWordUnit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const from = at;
    at = wordEnd(text, at, end);
    words.push({ start: from, end: at });
  }
  return words;
}

/** Returns the end of the word that begins at `at`: "don't", "well-known", "3.5", "10,000", "U.S" are one word each. */
export function wordEnd(text: string, at: number, end: number): number {
  let here = at + 1;
  while (here < end) {
    const code = text.charCodeAt(here);
    if (isWordUnit(code)) {
      here++;
      continue;
    }
    if (here + 1 >= end || !isWordUnit(text.charCodeAt(here + 1))) break;
    const joins =
      isApostrophe(code) ||
      isHyphen(code) ||
      ((code === 46 || code === 44) &&
        isDigit(text.charCodeAt(here - 1)) &&
        isDigit(text.charCodeAt(here + 1))) ||
      (code === 46 && isInitials(text, at, here));
    if (!joins) break;
    here += 2;
  }
  return here;
}

/** Whether a full stop is between single letters, as in "U.S" or "e.g". */
function isInitials(text: string, start: number, stop: number): boolean {
  if (!isLetter(text.charCodeAt(stop - 1)) || !isLetter(text.charCodeAt(stop + 1))) return false;
  return stop - 1 === start || text.charCodeAt(stop - 2) === 46;
}
