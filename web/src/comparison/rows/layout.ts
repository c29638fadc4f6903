import type { Row } from './rows.ts';

/** Rows without a change, folded to one line; `start` is where the first of them begins in the source. */
export type Fold = { fold: true; start: number; sentences: number };
export type Item = Row | Fold;

export const isFold = (item: Item): item is Fold => 'fold' in item;
export const isChanged = (row: Row): boolean => row.last > row.first;

/** What is listed: every row, or only those with changes, headings and what was opened. */
export function itemsOf(rows: readonly Row[], folded: boolean, opened: ReadonlySet<number>): readonly Item[] {
  if (!folded) return rows;
  const items: Item[] = [];
  for (let at = 0; at < rows.length; at++) {
    const run = unchangedFrom(rows, at);
    const first = run[0];
    if (first && !opened.has(first.start)) {
      const sentences = run.reduce((sum, row) => sum + row.sentences, 0);
      items.push({ fold: true, start: first.start, sentences });
    } else items.push(...(first ? run : rows.slice(at, at + 1)));
    at += Math.max(1, run.length) - 1;
  }
  return items;
}

function unchangedFrom(rows: readonly Row[], from: number): Row[] {
  const run: Row[] = [];
  for (let at = from; at < rows.length; at++) {
    const row = rows[at];
    if (!row || isChanged(row) || row.kind === 'heading') break;
    run.push(row);
  }
  return run;
}

/** A few items that come and go together as one scrolls; `first` to before `last` are their changes. */
export type Leaf = { start: number; items: readonly Item[]; first: number; last: number; lines: number };

const itemsPerLeaf = 8;
const lettersPerLine = 46;

export function leavesOf(items: readonly Item[]): Leaf[] {
  const leaves: Leaf[] = [];
  let first = 0;
  for (let at = 0; at < items.length; at += itemsPerLeaf) {
    const own = items.slice(at, at + itemsPerLeaf);
    let last = first;
    let lines = 0;
    for (const item of own) {
      if (!isFold(item)) last = Math.max(last, item.last);
      lines += isFold(item) ? 2 : Math.ceil((item.end - item.start) / lettersPerLine) + 0.5;
    }
    leaves.push({ start: own[0]?.start ?? 0, items: own, first, last, lines });
    first = last;
  }
  return leaves;
}

/** Which changes of a stretch are taken back, as a text of 0 and 1: equal where nothing has to be drawn again. */
export function takenOf(
  takenBack: ReadonlySet<number>,
  { first, last }: { first: number; last: number },
): string {
  let taken = '';
  for (let index = first; index < last; index++) taken += takenBack.has(index) ? '1' : '0';
  return taken;
}
