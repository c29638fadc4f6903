import { isWordUnit } from './characters.ts';
import type { Span } from './words.ts';

/** Where the writer's own frozen words and phrases stand in a stretch of a text, whatever their case. In order. */
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

/** Lower case where that keeps the length, so that positions hold. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
