import type { DrawnChange } from '#comparison/rows/rows.ts';

/** A text and its applied changes. */
export type Marked = { changes: readonly DrawnChange[]; takenBack: ReadonlySet<number> };

/** The position, in the text as it reads, of a sentence that begins at a place in the source. */
export function placeNow({ changes, takenBack }: Marked, place: number): number {
  let now = place;
  for (const [index, { start, end, after }] of changes.entries()) {
    if (start >= place) break;
    if (!takenBack.has(index)) now += after.length - (end - start);
  }
  return now;
}
