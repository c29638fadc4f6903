import { findBlocks, isProse } from './blocks/blocks.ts';
import type { Block } from './blocks/block.ts';
import { isLower } from './characters.ts';
import { headEnd } from './blocks/line-heads.ts';
import { isSignature } from './lines.ts';
import { findSentences } from './sentences.ts';
import type { Span } from './words.ts';
import { insideWrap } from './blocks/wrapped.ts';

/** A parsed text; it is read once and shared. */
export type Source = { text: string; blocks: readonly SourceBlock[] };

/** A block with its sentences, without the prefix of its line; headings, tables and code have no sentences. */
export type SourceBlock = Block & { sentences: readonly Span[] };

export function readSource(text: string): Source {
  const found = findBlocks(text);
  unwrap(text, found);
  unquote(text, found);
  for (const block of found)
    if (block.kind === 'heading' && isSignature(text, block)) block.kind = 'paragraph';
  const blocks = found.map((block): SourceBlock => {
    const { kind, start, body, end } = block;
    const sentences = isProse(block) ? findSentences(text, headEnd(text, body, end), end) : [];
    return { kind, start, body, end, sentences };
  });
  return { text, blocks };
}

/** Returns a function that reads each source once, since rules, gate and assistant all ask for the same. */
export function oncePerSource<Found extends object>(
  read: (source: Source) => Found,
): (source: Source) => Found {
  const known = new WeakMap<Source, Found>();
  return (source) => {
    const found = known.get(source) ?? read(source);
    known.set(source, found);
    return found;
  };
}

/** Every sentence of a document's prose: paragraphs, list items and quoted blocks; not headings, tables or code. */
export const sentencesOf = ({ blocks }: Source): Span[] => blocks.flatMap(({ sentences }) => sentences);

/**
 * Returns the sentence of running text that holds a place or ends before it; null if there is none, as in a heading or code, or if the
 * place extends into the next sentence.
 */
export function sentenceAt({ text, blocks }: Source, { start, end }: Span): Span | null {
  const block = blocks.find((each) => start >= each.start && start <= each.end);
  if (block?.kind !== 'paragraph' && block?.kind !== 'item') return null;
  const found = block.sentences.findLast((sentence) => sentence.start <= start) ?? block.sentences[0];
  if (found === undefined || text.slice(found.end, end).trim() !== '') return null;
  return { start: found.start, end: found.end };
}

/** Excludes marks that enclose a whole text, so that it is read as if it had none. */
function unwrap(text: string, blocks: Block[]): void {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (first?.kind !== 'paragraph' || last?.kind !== 'paragraph') return;
  const inside = insideWrap(text);
  if (inside === null || inside.start >= first.end || inside.end <= last.body) return;
  first.body = inside.start;
  last.end = Math.min(last.end, inside.end);
}

/** Makes paragraphs of quotes when all prose is quoted, since no quoted words are set apart then. Quotes that continue one another stay. */
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
