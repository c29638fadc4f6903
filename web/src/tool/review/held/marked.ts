import type { Span } from '#prose/text/words.ts';
import { inOrder } from '#history/reading.ts';

/** `at`: start offset in the wording; -1 for the leading ellipsis. */
export type Stretch = { at: number; text: string; isMarked: boolean };

/** Wordings longer than `longest` are cut to `around` characters of context at both ends of the marked words. */
const longest = 500;
const around = 90;

/** Splits a wording into marked and unmarked spans. Text far before the first or after the last mark is cut. */
export function markedIn(text: string, places: readonly Span[]): Stretch[] {
  const marks = merged(places.filter(({ start, end }) => start < end && end <= text.length));
  const first = marks[0]?.start ?? 0;
  const last = marks.at(-1)?.end ?? text.length;
  const isShort = text.length <= longest || marks.length === 0;
  const from = isShort || first <= around ? 0 : text.indexOf(' ', first - around) + 1;
  const to = isShort || text.length - last <= around ? text.length : text.lastIndexOf(' ', last + around);
  const stretches: Stretch[] = [];
  let at = from;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) stretches.push({ at, text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  if (from > 0) stretches.push({ at: -1, text: '… ', isMarked: false });
  for (const { start, end } of marks) {
    add(start, false);
    add(end, true);
  }
  add(to, false);
  if (to < text.length) stretches.push({ at: text.length, text: ' …', isMarked: false });
  return stretches;
}

function merged(places: readonly Span[]): Span[] {
  const marks: Span[] = [];
  for (const { start, end } of places.toSorted(inOrder)) {
    const last = marks.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else marks.push({ start, end });
  }
  return marks;
}
