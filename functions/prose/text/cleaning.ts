import type { FoundChange } from './changes/change.ts';
import { clean } from './clean.ts';
import { findFrozen } from './frozen.ts';
import type { Span } from './words.ts';

/** What pasting left behind in a text, outside of what the person wants left alone: on the server, and where there is no network. */
export const cleaningOf = (text: string, frozen: readonly string[]): FoundChange[] =>
  outside(clean(text).changes, findFrozen(text, { start: 0, end: text.length }, frozen));

/** The changes that touch none of the spans, which are in order, as the changes are. */
function outside<Of extends Span>(changes: readonly Of[], spans: readonly Span[]): Of[] {
  let next = 0;
  return changes.filter(({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next++;
    return (spans[next]?.start ?? Infinity) >= end;
  });
}
