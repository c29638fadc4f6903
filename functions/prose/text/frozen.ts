import { isWordUnit } from './characters.ts';
import type { Span } from './words.ts';

/** Finds the writer's frozen words and phrases in a span of a text, ignoring case. Returns them in order. */
export function findFrozen(text: string, span: Span, frozen: readonly string[]): Span[] {
  const spans: Span[] = [];
  if (frozen.length === 0) return spans;
  const source = foldCase(text.slice(span.start, span.end));
  for (const phrase of frozen) {
    const wanted = foldCase(phrase.trim());
    if (wanted === '') continue;
    for (let at = source.indexOf(wanted); at >= 0; at = source.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const cutsWord =
        (isWordUnit(source.charCodeAt(at - 1)) && isWordUnit(wanted.charCodeAt(0))) ||
        (isWordUnit(source.charCodeAt(end)) && isWordUnit(wanted.charCodeAt(wanted.length - 1)));
      if (!cutsWord) spans.push({ start: span.start + at, end: span.start + end });
    }
  }
  return spans.toSorted((one, other) => one.start - other.start);
}

/** Converts to lower case unless that changes the length, so that positions stay valid. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
