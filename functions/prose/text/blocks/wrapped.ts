import type { Span } from '../words.ts';

/** What opens and closes a stretch: quotation marks, parentheses and emphasis. */
const WRAPS: readonly (readonly [open: string, close: string])[] = [
  ['\u201c', '\u201d'],
  ['\u201e', '\u201c'],
  ['\u00ab', '\u00bb'],
  ['"', '"'],
  ['(', ')'],
  ['***', '***'],
  ['**', '**'],
  ['*', '*'],
  ['_', '_'],
];

/**
 * What stands between marks that hold a whole text, or behind one that is never closed. Marks around all of it set
 * nothing apart from anything, so it is a text like any other and nobody's quoted words.
 */
export function insideWrap(text: string): Span | null {
  const start = text.length - text.trimStart().length;
  const wrap = WRAPS.find(([open]) => text.startsWith(open, start));
  if (wrap === undefined) return null;
  const [open, close] = wrap;
  const end = text.trimEnd().length;
  const from = start + open.length;
  if (/\s/.test(text.charAt(from)) && open !== '\u00ab') return null;
  const isClosed = end - close.length > from && text.endsWith(close, end);
  const to = isClosed ? end - close.length : end;
  const isAlone = [open, close].every((mark) => !text.slice(from, to).includes(mark.charAt(0)));
  if (!isAlone) return null;
  return isClosed || isQuotation(open) ? { start: from, end: to } : null;
}

const isQuotation = (open: string): boolean => !/[(*_]/.test(open);
