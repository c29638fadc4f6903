import { useMemo } from 'react';
import type { Span } from '#prose/index.ts';
import { countWhile } from '#history/reading.ts';
import { blocksOf, type Chunk, chunksOf } from './rows/blocks.ts';
import type { DrawnChange } from './rows/rows.ts';
import { useRows } from './rows/use-rows.ts';

export type Reading = {
  source: string;
  changes: readonly DrawnChange[];
  chunks: readonly Chunk[];
  /** By where a sentence begins, the doubts about it. */
  doubts: ReadonlyMap<number, readonly DoubtHere[]>;
  isDone: boolean;
};

/** A doubt at a sentence; of one that is about several, the first and the last of them. */
export type DoubtHere = { index: number; isFirst: boolean; isLast: boolean };

/** Where a doubt is; `index` is that of the held wording. */
export type DoubtPlace = Span & { index: number };

/** A source and its changes, read into paragraphs and sentences; a long text's come a few at a time. */
export function useReading(
  source: string,
  changes: readonly DrawnChange[],
  open: readonly DoubtPlace[],
): Reading {
  const { rows, isDone } = useRows(source, changes);
  const chunks = useMemo(() => chunksOf(blocksOf(rows)), [rows]);
  const doubts = useMemo(() => {
    const places = new Map<number, DoubtHere[]>();
    for (const { index, start, end } of open) {
      // What would come in between two sentences is marked at the one before it.
      const from = countWhile(rows, (row) => (start === end ? row.end < start : row.end <= start));
      const to = Math.max(from, countWhile(rows, (row) => row.start < end) - 1);
      for (let at = from; at <= to; at++) {
        const row = rows[at];
        const here = { index, isFirst: at === from, isLast: at === to };
        if (row) places.set(row.start, [...(places.get(row.start) ?? []), here]);
      }
    }
    return places;
  }, [rows, open]);
  return { source, changes, chunks, doubts, isDone };
}
