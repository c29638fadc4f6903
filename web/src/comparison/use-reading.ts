import { useMemo } from 'react';
import type { Span } from '#prose/index.ts';
import { countWhile } from '#prose/text/words.ts';
import { blocksOf, type Chunk, chunksOf } from './rows/blocks.ts';
import type { DrawnChange } from './rows/rows.ts';
import { useRows } from './rows/use-rows.ts';

export type Reading = {
  source: string;
  changes: readonly DrawnChange[];
  chunks: readonly Chunk[];
  /** The doubts about a sentence, by the sentence's start. */
  doubts: ReadonlyMap<number, readonly DoubtHere[]>;
  isDone: boolean;
};

/** A doubt at a sentence; `isFirst` and `isLast` tell where that is among the sentences of the doubt. */
export type DoubtHere = { index: number; isFirst: boolean; isLast: boolean };

/** The span of a doubt; `index` is that of the held wording. */
export type DoubtPlace = Span & { index: number };

/** Splits a source and its changes into paragraphs and sentences. A long text is read a few rows at a time. */
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
      // An insertion between two sentences is marked at the one before it.
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
