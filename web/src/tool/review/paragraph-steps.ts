import { findBlocks } from '#prose/text/blocks/blocks.ts';
import type { Block } from '#prose/text/blocks/block.ts';
import type { Span } from '#prose/text/words.ts';
import { countWhile } from '#prose/text/words.ts';
import type { Finished } from './finished.ts';
import { changesOf } from './pieces.ts';

/** A paragraph, heading or list item with changes, and its first words. Changes covered by the user's edits are not counted. */
export type ParagraphCount = Span & { words: string; total: number; kept: number };

const longestWords = 60;

let known: { source: string; blocks: readonly Block[] } = { source: '', blocks: [] };

/** Caches the blocks of the last text, because every keystroke and every reverted change asks for them. */
function blocksIn(source: string): readonly Block[] {
  if (known.source !== source) known = { source, blocks: findBlocks(source) };
  return known.blocks;
}

/** The last block that begins at or before a place. */
const blockAt = (blocks: readonly Block[], place: number): number =>
  Math.max(0, countWhile(blocks, ({ start }) => start <= place) - 1);

/** The paragraphs with changes, in text order. */
export function paragraphsOf(finished: Finished): ParagraphCount[] {
  const { source } = finished.asked;
  const blocks = blocksIn(source);
  const counts = new Map<number, ParagraphCount>();
  for (const { start, kind } of changesOf(finished)) {
    const at = blockAt(blocks, start);
    const paragraph = counts.get(at) ?? { ...spanOf(blocks, at, source), total: 0, kept: 0 };
    paragraph.total++;
    if (kind !== 'taken back') paragraph.kept++;
    counts.set(at, paragraph);
  }
  return [...counts.values()];
}

/** The span from a block to the start of the next, so that every change lies in a span. */
function spanOf(blocks: readonly Block[], at: number, source: string): Span & { words: string } {
  const start = at === 0 ? 0 : (blocks[at]?.start ?? 0);
  const end = blocks[at + 1]?.start ?? source.length;
  const { body = start } = blocks[at] ?? {};
  return { start, end, words: firstWords(source.slice(body, Math.min(end, body + 2 * longestWords))) };
}

/** The first words of a text, without heading marks. */
function firstWords(text: string): string {
  const line = text
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/\s+/g, ' ');
  if (line.length <= longestWords) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longestWords) + 1 || longestWords).trim()}\u00a0…`;
}

/**
 * Returns the index of the change to go to. Forward: the first change of the next paragraph that has one. Back: the first
 * change of the same paragraph or, from there, of the previous one. Wraps at both ends.
 */
export function paragraphStep(source: string, changes: readonly Span[], from: number, by: 1 | -1): number {
  const blocks = blocksIn(source);
  const opens: number[] = [];
  let last = -1;
  for (const [index, { start }] of changes.entries()) {
    const at = blockAt(blocks, start);
    if (at !== last) opens.push(index);
    last = at;
  }
  const next = by === 1 ? opens.find((index) => index > from) : opens.findLast((index) => index < from);
  return next ?? (by === 1 ? opens[0] : opens.at(-1)) ?? -1;
}
