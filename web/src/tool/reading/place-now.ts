import type { DrawnChange } from '#comparison/rows/rows.ts';

/** The changes of a text, and the indexes of those that are taken back. */
export type Marked = { changes: readonly DrawnChange[]; takenBack: ReadonlySet<number> };

/** Maps the offset of a sentence in the source to its offset in the current text. */
export function placeNow({ changes, takenBack }: Marked, place: number): number {
  let now = place;
  for (const [index, { start, end, after }] of changes.entries()) {
    if (start >= place) break;
    if (!takenBack.has(index)) now += after.length - (end - start);
  }
  return now;
}
