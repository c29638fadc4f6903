import { findBlocks, isProse, type Block } from './blocks.ts';
import { findSentences } from './sentences.ts';
import type { Span } from './words.ts';

/** A text that has been read once, for all that look at it. */
export type Source = { text: string; blocks: readonly SourceBlock[] };

/** Its sentences, unless it is a heading, a table or code. */
export type SourceBlock = Block & { sentences: readonly Span[] };

export function readSource(text: string): Source {
  const blocks = findBlocks(text).map((block): SourceBlock => {
    const { kind, start, body, end } = block;
    return { kind, start, body, end, sentences: isProse(block) ? findSentences(text, body, end) : [] };
  });
  return { text, blocks };
}

/** Every sentence of a document's prose: paragraphs, list items and quoted blocks; not headings, tables or code. */
export const sentencesOf = ({ blocks }: Source): Span[] => blocks.flatMap(({ sentences }) => sentences);
