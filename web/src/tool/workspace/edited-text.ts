import type { OwnAct } from './workspace.ts';

/** How many characters at the start and at the end (`tail`) are the same in both texts. */
export function unchangedEnds(one: string, other: string): { start: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let tail = 0;
  while (tail < most - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { start, tail };
}

/** The number of characters kept by an edit, counted from both ends. */
function keptOf(before: string, after: string): number {
  const { start, tail } = unchangedEnds(before, after);
  return start + tail;
}

export const isAnotherText = (before: string, after: string): boolean =>
  keptOf(before, after) < before.length / 10;

/** In characters: longer input was pasted, not typed or completed by the keyboard. */
const mostTyped = 40;

export const isTypedOn = (before: string, next: OwnAct): boolean =>
  next.act === 'typed' && next.text.length - keptOf(before, next.text) <= mostTyped;
