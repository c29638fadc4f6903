import {
  isApostrophe,
  isCloser,
  isDigit,
  isHyphen,
  isLetter,
  isLower,
  isOpener,
  isSpace,
  isUpper,
  isWordUnit,
} from './characters.ts';
import { findBlocks, isProse } from './blocks.ts';

/** A stretch of the source: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/** A full stop after one of these ends no sentence, unless nothing else follows. */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof rev hon st mt ft gen col lt sgt capt cmdr adm gov sen rep pres messrs mme mlle ' +
    'vs v etc e.g i.e eg ie cf viz al approx est dept univ assn bros inc ltd co corp llc plc ' +
    'fig figs no nos vol vols ch chap sec art pp p para eq eqs ed eds trans ref refs ' +
    'jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun ' +
    'ave blvd rd apt u.s u.k u.n u.s.a a.m p.m ph.d m.d b.a m.a b.sc m.sc d.c ca c.f op cit ibid'
  ).split(' '),
);

/** These may end a sentence as well: a capital after them decides. */
const ENDING_ABBREVIATIONS = new Set(
  'etc inc ltd co corp llc plc al u.s u.k u.n u.s.a a.m p.m ph.d m.d b.a m.a'.split(' '),
);

const NUMBERED_ABBREVIATIONS = new Set(
  'no nos fig figs vol vols p pp art sec ch eq eqs mar may jun'.split(' '),
);

/** The words of `text` between two positions: letters and digits, with apostrophes and hyphens inside them. */
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

/** Where the word that begins at `at` ends: "don't", "well-known", "3.5", "10,000", "U.S" are one word each. */
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

/** Single letters with stops between them, as in "U.S" or "e.g". */
function isInitials(text: string, start: number, stop: number): boolean {
  if (!isLetter(text.charCodeAt(stop - 1)) || !isLetter(text.charCodeAt(stop + 1))) return false;
  return stop - 1 === start || text.charCodeAt(stop - 2) === 46;
}

/** The sentences of one block, without the white space between them. */
export function findSentences(text: string, start = 0, end = text.length): Span[] {
  const sentences: Span[] = [];
  let from = skipSpace(text, start, end);
  let at = from;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 33 || code === 63 || code === 0x2026) {
      const close = closeOf(text, at, end);
      if (close >= end) break;
      if (isSpace(text.charCodeAt(close)) && endsHere(text, from, at, close, end)) {
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

/** Past the stop, its repetitions, closing quotes and brackets, and reference marks such as [12]. */
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

function endsHere(text: string, from: number, stop: number, close: number, end: number): boolean {
  let next = skipSpace(text, close, end);
  if (next >= end) return true;
  while (next < end && isOpener(text.charCodeAt(next))) next++;
  const first = text.charCodeAt(next);
  if (isLower(first)) return false;
  if (text.charCodeAt(stop) !== 46) return true;
  return !isAbbreviation(text, from, stop, first);
}

function isAbbreviation(text: string, from: number, stop: number, next: number): boolean {
  let start = stop;
  while (start > from && stop - start < 8) {
    const code = text.charCodeAt(start - 1);
    if (!isLetter(code) && code !== 46) break;
    start--;
  }
  if (start === stop || (start > from && isWordUnit(text.charCodeAt(start - 1)))) return false;
  if (stop - start === 1 && isUpper(text.charCodeAt(start))) {
    return text.charCodeAt(start) !== 73 && isUpper(next);
  }
  const word = text.slice(start, stop).toLowerCase();
  if (!ABBREVIATIONS.has(word)) return false;
  if (NUMBERED_ABBREVIATIONS.has(word)) return isDigit(next);
  return !(ENDING_ABBREVIATIONS.has(word) && isUpper(next));
}

function skipSpace(text: string, at: number, end: number): number {
  let here = at;
  while (here < end && isSpace(text.charCodeAt(here))) here++;
  return here;
}

/** Every sentence of a document's prose: paragraphs, list items and quoted blocks; not headings, tables or code. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  for (const block of findBlocks(text)) {
    if (!isProse(block)) continue;
    for (const sentence of findSentences(text, block.body, block.end)) sentences.push(sentence);
  }
  return sentences;
}
