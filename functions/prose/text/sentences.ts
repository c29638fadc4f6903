import {
  isCloser,
  isDigit,
  isLetter,
  isLower,
  isOpener,
  isSpace,
  isUpper,
  isWordUnit,
} from './characters.ts';
import { abbreviations } from './english.ts';
import type { Span } from './words.ts';

/** Returns the sentences of one block, without the white space between them. */
export function findSentences(text: string, start = 0, end = text.length): Span[] {
  const sentences: Span[] = [];
  let from = skipSpace(text, start, end);
  let at = from;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 33 || code === 63 || code === 0x2026) {
      const close = closeOf(text, at, end);
      if (close >= end) break;
      if (isSpace(text.charCodeAt(close)) && endsHere(text, { from, stop: at, close, end })) {
        sentences.push({ start: from, end: close });
        from = skipSpace(text, close, end);
        at = from;
        continue;
      }
      at = close;
      continue;
    }
    at++;
  }
  let last = end;
  while (last > from && isSpace(text.charCodeAt(last - 1))) last--;
  if (last > from) sentences.push({ start: from, end: last });
  return sentences;
}

/** Returns the position after the stop, repeated stops, closing quotes and brackets, and reference marks such as [12]. */
function closeOf(text: string, stop: number, end: number): number {
  let at = stop + 1;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 33 || code === 63 || code === 0x2026 || isCloser(code)) at++;
    else if (code === 91 && isReference(text, at, end)) at = text.indexOf(']', at) + 1;
    else break;
  }
  return at;
}

function isReference(text: string, bracket: number, end: number): boolean {
  let at = bracket + 1;
  const limit = Math.min(end, bracket + 12);
  while (
    at < limit &&
    (isDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 44 || text.charCodeAt(at) === 45)
  )
    at++;
  return at > bracket + 1 && at < limit && text.charCodeAt(at) === 93;
}

type Stop = { from: number; stop: number; close: number; end: number };

function endsHere(text: string, { from, stop, close, end }: Stop): boolean {
  let next = skipSpace(text, close, end);
  if (next >= end) return true;
  while (next < end && isOpener(text.charCodeAt(next))) next++;
  const first = text.charCodeAt(next);
  if (isLower(first)) return false;
  if (text.charCodeAt(stop) !== 46) return true;
  return !isAbbreviation(text, { start: from, end: stop }, first);
}

/** Whether the word before a full stop is an abbreviation, so that the sentence continues with the character `next`. */
function isAbbreviation(text: string, { start: from, end: stop }: Span, next: number): boolean {
  let start = stop;
  while (start > from && stop - start < 8) {
    const code = text.charCodeAt(start - 1);
    if (!isLetter(code) && code !== 46) break;
    start--;
  }
  if (start === stop || text.charAt(start - 1) === '\u00b0') return false;
  if (start > from && isWordUnit(text.charCodeAt(start - 1))) return false;
  if (stop - start === 1 && isUpper(text.charCodeAt(start))) {
    return text.charCodeAt(start) !== 73 && isUpper(next);
  }
  const word = text.slice(start, stop).toLowerCase();
  if (!abbreviations.all.has(word)) return false;
  if (abbreviations.numbered.has(word)) return isDigit(next);
  return !(abbreviations.ending.has(word) && isUpper(next));
}

function skipSpace(text: string, at: number, end: number): number {
  let here = at;
  while (here < end && isSpace(text.charCodeAt(here))) here++;
  return here;
}
