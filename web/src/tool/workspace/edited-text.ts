import type { OwnAct } from './workspace.ts';

/** The number of characters kept by an edit, counted from both ends. */
function keptOf(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < most && before.charCodeAt(kept) === after.charCodeAt(kept)) kept++;
  let tail = 0;
  while (tail < most - kept && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return kept + tail;
}

export const isAnotherText = (before: string, after: string): boolean =>
  keptOf(before, after) < before.length / 10;

/** In characters: longer input was pasted, not typed or completed by the keyboard. */
const mostTyped = 40;

export const isTypedOn = (before: string, next: OwnAct): boolean =>
  next.act === 'typed' && next.text.length - keptOf(before, next.text) <= mostTyped;
