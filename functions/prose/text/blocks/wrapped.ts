import type { Span } from '../words.ts';

/** Opening and closing marks: quotation marks, parentheses and emphasis. */
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
 * Returns the span between marks that enclose a whole text, or after a quotation mark that is never closed; null when there are none.
 * Marks around the whole text do not set off a quotation, so the text is read as ordinary prose.
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
