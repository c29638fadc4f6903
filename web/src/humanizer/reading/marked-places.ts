import type { DrawnChange } from '../../comparison/rows/rows.ts';
import { heldUpTo, placeOf } from './drawn-places.ts';

/** A text and which of its changes stand. */
export type Marked = { changes: readonly DrawnChange[]; takenBack: ReadonlySet<number> };

/** What stands in the marked text beside the words as they read now. */
const beside = 'del, .visually-hidden, .edit-who, .refused-note, sup, .edit-sign';

/** How many letters of the text as it reads a part of what is drawn holds. */
function lettersIn(range: Range): number {
  const part = document.createElement('div');
  part.append(range.cloneContents());
  for (const each of part.querySelectorAll(beside)) each.remove();
  for (const each of part.querySelectorAll<HTMLElement>('[data-letters]'))
    each.replaceWith(each.dataset.letters ?? '');
  return part.textContent.length;
}

/** Where a place of the source at which a sentence begins stands in the text as it reads. */
function placeNow({ changes, takenBack }: Marked, place: number): number {
  let now = place;
  for (const [index, { start, end, after }] of changes.entries()) {
    if (start >= place) break;
    if (!takenBack.has(index)) now += after.length - (end - start);
  }
  return now;
}

/** Where in the text as it reads a place of the marked text stands. Side by side it is that of its sentence. */
export function placeInMarked(drawn: HTMLElement, marked: Marked, node: Node, offset: number): number {
  const held = heldUpTo(drawn, node, offset);
  if (held === null) return 0;
  const { holder, range } = held;
  return (
    placeNow(marked, placeOf(holder)) +
    (holder.firstChild === null || holder.matches('.pair') ? 0 : lettersIn(range))
  );
}
