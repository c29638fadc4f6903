import { findSentences } from '../text/sentences.ts';
import type { Source, SourceBlock } from '../text/source.ts';
import type { Span } from '../text/words.ts';

/** A paragraph, or a line that only looks like a title because it is short: "Here are some ways:". */
export const isText = ({ text }: Source, block: SourceBlock | undefined): block is SourceBlock =>
  block !== undefined &&
  (block.kind === 'paragraph' || (block.kind === 'heading' && text.charAt(block.start) !== '#'));

export const sentencesOf = ({ text }: Source, block: SourceBlock): readonly Span[] =>
  block.sentences.length > 0 ? block.sentences : findSentences(text, block.body, block.end);

export const read = ({ text }: Source, { start, end }: Span): string => text.slice(start, end);

/** "---" between what frames a text and the text. */
export const isRule = (source: Source, block: SourceBlock | undefined): block is SourceBlock =>
  block?.kind === 'other' && /^\s*[-*_][-*_ ]{2,80}$/.test(read(source, block));

/** What goes on about what was said needs it: "Its", "These", "Each of them". */
export const leans = (sentence: string): boolean =>
  /^(?:it|its|this|that|these|those|they|their|such|each|both|the (?:former|latter|following))\b/i.test(
    sentence,
  );
