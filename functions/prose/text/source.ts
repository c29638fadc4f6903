import { findBlocks, isProse } from './blocks/blocks.ts';
import type { Block } from './blocks/block.ts';
import { isLower } from './characters.ts';
import { headEnd } from './blocks/line-heads.ts';
import { findSentences } from './sentences.ts';
import type { Span } from './words.ts';
import { insideWrap } from './blocks/wrapped.ts';

/** A text that has been read once, for all that look at it. */
export type Source = { text: string; blocks: readonly SourceBlock[] };

/** Its sentences, behind what stands at the head of its line, unless it is a heading, a table or code. */
export type SourceBlock = Block & { sentences: readonly Span[] };

export function readSource(text: string): Source {
  const found = findBlocks(text);
  unwrap(text, found);
  unquote(text, found);
  const blocks = found.map((block): SourceBlock => {
    const { kind, start, body, end } = block;
    const sentences = isProse(block) ? findSentences(text, headEnd(text, body, end), end) : [];
    return { kind, start, body, end, sentences };
  });
  return { text, blocks };
}

/** Every sentence of a document's prose: paragraphs, list items and quoted blocks; not headings, tables or code. */
export const sentencesOf = ({ blocks }: Source): Span[] => blocks.flatMap(({ sentences }) => sentences);

/** A text that stands between marks as a whole is read as if it had none. */
function unwrap(text: string, blocks: Block[]): void {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (first?.kind !== 'paragraph' || last?.kind !== 'paragraph') return;
  const inside = insideWrap(text);
  if (inside === null || inside.start >= first.end || inside.end <= last.body) return;
  first.body = inside.start;
  last.end = Math.min(last.end, inside.end);
}

/** Where all of a text is quoted, nobody else's words are set apart in it. A line that goes on in the next one stays as it is. */
function unquote(text: string, blocks: Block[]): void {
  const quotes = blocks.filter(({ kind }) => kind === 'quote');
  if (quotes.length === 0 || blocks.some((block) => isProse(block) && block.kind !== 'quote')) return;
  for (const [at, quote] of quotes.entries()) {
    const next = quotes[at + 1];
    const isCut = next !== undefined && isLower(text.charCodeAt(next.body));
    const goesOn = isLower(text.charCodeAt(quote.body));
    if (!isCut && !goesOn) quote.kind = 'paragraph';
  }
}
