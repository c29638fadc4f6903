import { findBlocks } from '#prose/text/blocks/blocks.ts';
import type { Block } from '#prose/text/blocks/block.ts';
import type { Span } from '#prose/text/words.ts';
import { countWhile } from '#history/reading.ts';
import type { Finished } from './finished.ts';
import { changesOf } from './pieces.ts';

/** A paragraph, a heading or an item that holds changes, with its first words. Those under the person's own words are not counted. */
export type ParagraphCount = Span & { words: string; total: number; kept: number };

const longestWords = 60;

let known: { source: string; blocks: readonly Block[] } = { source: '', blocks: [] };

/** Of the last text that was asked for they are remembered: every key and every change that is taken back asks again. */
function blocksIn(source: string): readonly Block[] {
  if (known.source !== source) known = { source, blocks: findBlocks(source) };
  return known.blocks;
}

/** The last block that begins at or before a place. */
const blockAt = (blocks: readonly Block[], place: number): number =>
  Math.max(0, countWhile(blocks, ({ start }) => start <= place) - 1);

/** In the order of the text. */
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

/** Up to the next one, so that every change lies in one. */
function spanOf(blocks: readonly Block[], at: number, source: string): Span & { words: string } {
  const start = at === 0 ? 0 : (blocks[at]?.start ?? 0);
  const end = blocks[at + 1]?.start ?? source.length;
  const { body = start } = blocks[at] ?? {};
  return { start, end, words: firstWords(source.slice(body, Math.min(end, body + 2 * longestWords))) };
}

/** Of a text that may be long, without the sign of a heading. */
function firstWords(text: string): string {
  const line = text
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/\s+/g, ' ');
  if (line.length <= longestWords) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longestWords) + 1 || longestWords).trim()}\u00a0…`;
}

/**
 * Forward: from a change to the first change of the next paragraph that has one. Back: to the first change of its paragraph,
 * and from there to that of the paragraph before. Wraps at both ends.
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
