import { isDigit, isLetter, isSpace, isWordUnit } from './characters.ts';
import type { Span } from './words.ts';

const QUOTE_REACH = 400;
const MARK_REACH = 200;

/**
 * Returns the spans of a block that must not be changed: quotations, links, addresses, code, mathematics, tags, citations,
 * emphasised and bracketed text. In order, without overlaps. Numbers and names are checked word by word elsewhere.
 */
export function findProtected(text: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let chunk = from;
  for (let at = from; at < to;) {
    const code = text.charCodeAt(at);
    if (isWordUnit(code)) {
      at++;
      continue;
    }
    if (isSpace(code)) {
      at++;
      chunk = at;
      continue;
    }
    if (code === 34 && !isOpeningPlace(text, at) && !isDigit(text.charCodeAt(at - 1))) {
      // A closing quotation mark alone: the quotation began before this block, or its opening was lost.
      pushSpan(spans, spans.at(-1)?.end ?? from, at + 1);
      at++;
      continue;
    }
    const end = protectedEnd(text, at, to, code, chunk);
    if (end > at) {
      const start = isChunkMark(code, text, at) ? chunk : at;
      pushSpan(spans, start, end);
      at = end;
      continue;
    }
    at++;
  }
  return spans;
}

function pushSpan(spans: Span[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last && start < last.end) {
    last.end = Math.max(last.end, end);
    return;
  }
  spans.push({ start, end });
}

/** Returns the end of the protected span that begins with the mark at `at`; `at` itself when there is none. */
function protectedEnd(text: string, at: number, to: number, code: number, chunk: number): number {
  switch (code) {
    case 34: // "
      return quoteEnd(text, at, to, '"');
    case 0x201c:
      return quoteEnd(text, at, to, '\u201d');
    case 0xab:
      return quoteEnd(text, at, to, '\u00bb');
    case 39: // '
    case 0x2018:
    case 0x2019:
      return at === chunk || isOpeningPlace(text, at) ? singleQuoteEnd(text, at, to) : at;
    case 96: // `
      return paired(text, at, to, '`', MARK_REACH);
    case 91: // [
      return bracketEnd(text, at, to);
    case 40: // (
      return citationEnd(text, at, to);
    case 42: // *
      return emphasisEnd(text, at, to);
    case 36: // $
      return mathEnd(text, at, to);
    case 60: // <
      return isLetter(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) === 47
        ? paired(text, at, to, '>', QUOTE_REACH)
        : chunkEnd(text, at, to);
    default:
      return isChunkMark(code, text, at) ? chunkEnd(text, at, to) : at;
  }
}

function isOpeningPlace(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  // ! , . ?
  return !isWordUnit(before) && ![33, 44, 46, 63].includes(before);
}

/** An unclosed quotation runs to the end of its paragraph, as in speech that continues in the next. */
function quoteEnd(text: string, at: number, to: number, close: string): number {
  if (close === '"' && isDigit(text.charCodeAt(at - 1)) && !isLetter(text.charCodeAt(at + 1))) return at;
  for (let end = text.indexOf(close, at + 1); end >= 0 && end < to; end = text.indexOf(close, end + 1)) {
    if (close !== '"' || !isOpeningPlace(text, end)) return end + 1;
  }
  return to;
}

function singleQuoteEnd(text: string, at: number, to: number): number {
  if (!isWordUnit(text.charCodeAt(at + 1))) return at;
  const limit = Math.min(to, at + QUOTE_REACH);
  for (let here = at + 2; here < limit; here++) {
    const code = text.charCodeAt(here);
    if (code !== 39 && code !== 0x2019) continue;
    if (!isWordUnit(text.charCodeAt(here + 1)) && !isSpace(text.charCodeAt(here - 1))) return here + 1;
  }
  return at;
}

function paired(text: string, at: number, to: number, close: string, reach: number): number {
  const limit = Math.min(to, at + reach);
  const end = text.slice(at + 1, limit).indexOf(close);
  return end < 0 ? at : at + 1 + end + close.length;
}

/** [12], [Your name], [text](address), [text][reference]. */
function bracketEnd(text: string, at: number, to: number): number {
  const end = paired(text, at, to, ']', MARK_REACH);
  if (end === at) return at;
  const next = text.charCodeAt(end);
  if (next === 40) return Math.max(end, paired(text, end, to, ')', 2000));
  return next === 91 ? Math.max(end, paired(text, end, to, ']', MARK_REACH)) : end;
}

/** Parentheses with a year, a number or "et al." in them. */
function citationEnd(text: string, at: number, to: number): number {
  const end = paired(text, at, to, ')', MARK_REACH);
  if (end === at) return at;
  for (let here = at; here < end; here++) if (isDigit(text.charCodeAt(here))) return end;
  return text.slice(at, end).includes('et al') ? end : at;
}

function emphasisEnd(text: string, at: number, to: number): number {
  let marks = 1;
  while (text.charCodeAt(at + marks) === 42 && marks < 3) marks++;
  const first = text.charCodeAt(at + marks);
  if (isSpace(first) || at + marks >= to) return at + marks;
  const inner = text.slice(at + marks, Math.min(to, at + QUOTE_REACH));
  const end = inner.indexOf('*'.repeat(marks));
  return end < 0 ? at + marks : at + marks + end + marks;
}

/** $x$ and $$x$$, but not the money in "$5 and $10". */
function mathEnd(text: string, at: number, to: number): number {
  const double = text.charCodeAt(at + 1) === 36;
  const first = text.charCodeAt(at + (double ? 2 : 1));
  if (isSpace(first) || isDigit(first)) return chunkEnd(text, at, to);
  const end = double ? text.slice(at + 2, Math.min(to, at + 2000)).indexOf('$$') : -1;
  if (double) return end < 0 ? at + 2 : at + 4 + end;
  const single = paired(text, at, to, '$', MARK_REACH);
  return single === at ? chunkEnd(text, at, to) : single;
}

/** Whether a character occurs inside addresses, paths, identifiers and formulas, but never inside prose. */
function isChunkMark(code: number, text: string, at: number): boolean {
  switch (code) {
    case 35: // #
    case 36: // $
    case 38: // &
    case 43: // +
    case 47: // /
    case 61: // =
    case 62: // >
    case 64: // @
    case 92: // \
    case 94: // ^
    case 95: // _
    case 123: // {
    case 124: // |
    case 125: // }
    case 126: // ~
      return true;
    case 58: // : inside a word, as in "https:" or "10:30"
    case 46: // . inside a word, as in "www.site" or "file.txt"
      return isWordUnit(text.charCodeAt(at - 1)) && isWordUnit(text.charCodeAt(at + 1));
    default:
      return false;
  }
}

function chunkEnd(text: string, at: number, to: number): number {
  let end = at + 1;
  while (end < to && !isSpace(text.charCodeAt(end))) end++;
  // In "a score of 81.4, …" the comma belongs to the sentence.
  return end > at + 1 && text.charAt(end - 1) === ',' ? end - 1 : end;
}
