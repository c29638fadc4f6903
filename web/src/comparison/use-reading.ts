import { useMemo } from 'react';
import type { RefusedSentence } from '#contract/humanize.ts';
import { rowAt } from './facts/facts.ts';
import { blocksOf, type Chunk, chunksOf } from './rows/blocks.ts';
import type { DrawnChange } from './rows/rows.ts';
import { useRows } from './rows/use-rows.ts';

export type Reading = {
  source: string;
  changes: readonly DrawnChange[];
  chunks: readonly Chunk[];
  /** By where the sentence begins: which of the refused ones it is. */
  refusals: ReadonlyMap<number, number>;
  isDone: boolean;
};

/** A source and its changes, read into paragraphs and sentences; a long text's come a few at a time. */
export function useReading(
  source: string,
  changes: readonly DrawnChange[],
  refused: readonly RefusedSentence[],
): Reading {
  const { rows, isDone } = useRows(source, changes);
  const chunks = useMemo(() => chunksOf(blocksOf(rows)), [rows]);
  const refusals = useMemo(() => {
    const places = new Map<number, number>();
    for (const [index, { start }] of refused.entries()) {
      const row = rowAt(rows, start);
      if (row && start < row.end) places.set(row.start, index);
    }
    return places;
  }, [rows, refused]);
  return { source, changes, chunks, refusals, isDone };
}
