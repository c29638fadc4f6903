import type { FoundChange } from './changes/change.ts';
import { clean } from './clean.ts';
import { findFrozen } from './frozen.ts';
import type { Span } from './words.ts';

/** Returns the clean-up of what pasting left behind, except in frozen phrases. Used on the server, and in the browser when offline. */
export const cleaningOf = (text: string, frozen: readonly string[]): FoundChange[] =>
  outside(clean(text).changes, findFrozen(text, { start: 0, end: text.length }, frozen));

/** Returns the changes that touch none of the spans. Both must be in order. */
function outside<Of extends Span>(changes: readonly Of[], spans: readonly Span[]): Of[] {
  let next = 0;
  return changes.filter(({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next++;
    return (spans[next]?.start ?? Infinity) >= end;
  });
}
