import type { Block, Paragraph } from './blocks.ts';

const opens = /^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[*†‡§]|\d{1,3}(?= ))/u;

/** The notes under a column, set smaller than the prose; they would stand in the middle of a sentence that goes on overleaf. */
export function splitFootnotes(
  blocks: readonly Block[],
  size: number,
): { prose: Block[]; notes: Paragraph[] } {
  let start = blocks.length;
  while (start > 0 && isSmall(blocks[start - 1], size)) start--;
  const tail = blocks.slice(start).filter((block) => block.kind === 'paragraph');
  const first = tail.findIndex(({ lines: [line] }) => opens.test(line?.text ?? ''));
  if (first < 0 || start === 0) return { prose: [...blocks], notes: [] };
  return { prose: [...blocks.slice(0, start), ...tail.slice(0, first)], notes: tail.slice(first) };
}

const isSmall = (block: Block | undefined, size: number): boolean =>
  block?.kind === 'paragraph' && block.size < 0.93 * size;
