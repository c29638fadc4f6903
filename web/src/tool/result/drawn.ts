import type { DrawnChange } from '#comparison/rows/rows.ts';
import { isPartOf } from '#history/held.ts';
import { inOrder, isCovered } from '#history/reading.ts';
import type { Finished } from '../review/finished.ts';

/** What the text is drawn with: its changes in their current wording, and the user's edits in place of changes they cover. */
export type Drawn = {
  changes: readonly DrawnChange[];
  /** Indexes into `changes`. */
  takenBack: ReadonlySet<number>;
  /** For each drawn change, the change or the edit of the result that it comes from. */
  origins: readonly Origin[];
};

type Origin = { of: 'change' | 'edit'; index: number };

type Item = DrawnChange & { origin: Origin };

function itemsOf(finished: Finished): Item[] {
  const { asked, result, chosen, edits, decisions } = finished;
  const items: Item[] = [];
  for (const [index, change] of result.changes.entries()) {
    if (!isPartOf(change, decisions) || isCovered(edits, change)) continue;
    items.push({ ...change, after: chosen.get(index) ?? change.after, origin: { of: 'change', index } });
  }
  for (const [index, { start, end, after }] of edits.entries()) {
    const before = asked.source.slice(start, end);
    items.push({ start, end, before, after, reason: null, mine: true, origin: { of: 'edit', index } });
  }
  return edits.length === 0 ? items : items.toSorted(inOrder);
}

type Known = Pick<Finished, 'chosen' | 'edits' | 'decisions'> & {
  items: readonly Item[];
  origins: readonly Origin[];
};

/** Cached by the result's changes. Taking one back keeps the same items, so that what has not moved is not rendered again. */
const known = new WeakMap<readonly unknown[], Known>();

export function drawnOf(finished: Finished): Drawn {
  const { result, chosen, edits, decisions, takenBack } = finished;
  let last = known.get(result.changes);
  if (last?.chosen !== chosen || last.edits !== edits || last.decisions !== decisions) {
    const items = itemsOf(finished);
    last = { chosen, edits, decisions, items, origins: items.map(({ origin }) => origin) };
    known.set(result.changes, last);
  }
  const { items, origins } = last;
  if (edits.length === 0 && items.length === result.changes.length)
    return { changes: items, takenBack, origins };
  const back = new Set<number>();
  for (const [at, { of, index }] of origins.entries())
    if (of === 'change' && takenBack.has(index)) back.add(at);
  return { changes: items, takenBack: back, origins };
}
