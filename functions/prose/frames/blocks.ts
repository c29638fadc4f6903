import { findSentences } from '../text/sentences.ts';
import type { Source, SourceBlock } from '../text/source.ts';
import type { Span } from '../text/words.ts';

/** Whether a block is a paragraph, or a short line taken for a title though it has no "#": "Here are some ways:". */
export const isText = ({ text }: Source, block: SourceBlock | undefined): block is SourceBlock =>
  block !== undefined &&
  (block.kind === 'paragraph' || (block.kind === 'heading' && text.charAt(block.start) !== '#'));

export const sentencesOf = ({ text }: Source, block: SourceBlock): readonly Span[] =>
  block.sentences.length > 0 ? block.sentences : findSentences(text, block.body, block.end);

export const read = ({ text }: Source, { start, end }: Span): string => text.slice(start, end);

/** Whether a block is a divider ("---"), as between a frame and the text. */
export const isRule = (source: Source, block: SourceBlock | undefined): block is SourceBlock =>
  block?.kind === 'other' && /^\s*[-*_][-*_ ]{2,80}$/.test(read(source, block));

/** Whether a sentence starts by referring to what was said before it: "Its", "These", "Each of them". */
export const leans = (sentence: string): boolean =>
  /^(?:it|its|this|that|these|those|they|their|such|each|both|the (?:former|latter|following))\b/i.test(
    sentence,
  );
