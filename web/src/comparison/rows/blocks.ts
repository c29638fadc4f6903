import type { Row } from './rows.ts';

export const isChanged = (row: Row): boolean => row.last > row.first;

/** A paragraph, a heading or an item of a list with its sentences. */
export type Block = { rows: readonly Row[]; start: number; end: number };

/** Blocks by their first row, so that a block that has not grown is not rendered again. */
const known = new WeakMap<Row, Block>();

function blockOf(rows: readonly Row[], first: Row, last: Row): Block {
  const before = known.get(first);
  if (before?.rows.length === rows.length) return before;
  const block = { rows, start: first.start, end: last.end };
  known.set(first, block);
  return block;
}

export function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let at = 1; at <= rows.length; at++) {
    const first = rows[from];
    const last = rows[at - 1];
    if (rows[at]?.opens === false || !first || !last) continue;
    blocks.push(blockOf(rows.slice(from, at), first, last));
    from = at;
  }
  return blocks;
}

/** A few blocks that are rendered together while scrolling; their changes are `first` up to, but not including, `last`. */
export type Chunk = {
  start: number;
  end: number;
  blocks: readonly Block[];
  first: number;
  last: number;
  lines: number;
};

const rowsPerChunk = 10;
const lettersPerLine = 62;

export function chunksOf(blocks: readonly Block[]): Chunk[] {
  const chunks: Chunk[] = [];
  let own: Block[] = [];
  let rows = 0;
  for (const [at, block] of blocks.entries()) {
    own.push(block);
    rows += block.rows.length;
    if (rows < rowsPerChunk && at < blocks.length - 1) continue;
    chunks.push(chunkOf(own));
    own = [];
    rows = 0;
  }
  return chunks;
}

function chunkOf(blocks: readonly Block[]): Chunk {
  const rows = blocks.flatMap((block) => block.rows);
  const lines = blocks.reduce(
    (sum, { start, end }) => sum + Math.ceil((end - start) / lettersPerLine) + 1,
    0,
  );
  return {
    start: rows[0]?.start ?? 0,
    end: rows.at(-1)?.end ?? 0,
    blocks,
    first: rows[0]?.first ?? 0,
    last: rows.at(-1)?.last ?? 0,
    lines,
  };
}

type Stretch = { first: number; last: number };

export const holds = ({ first, last }: Stretch, index: number): boolean => index >= first && index < last;

/** Returns which changes of a range are reverted, as a string of 0 and 1: it is equal if nothing must be rendered again. */
export function takenOf(takenBack: ReadonlySet<number>, { first, last }: Stretch): string {
  let taken = '';
  for (let index = first; index < last; index++) taken += takenBack.has(index) ? '1' : '0';
  return taken;
}
