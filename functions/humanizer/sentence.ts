import { samples } from '#contract/more-samples.ts';
import { readSource, type Source } from '#prose/text/source.ts';
import type { Span } from '#prose/text/words.ts';
import { likeness, wordsOf } from './assistant/answer.ts';

/**
 * Returns the sentence of running text that holds a place or ends before it; null if there is none, as in a heading or code, or if the
 * place extends into the next sentence.
 */
export function sentenceAt(text: string, { start, end }: Span): { source: Source; sentence: Span } | null {
  const source = readSource(text);
  const block = source.blocks.find((each) => start >= each.start && start <= each.end);
  if (block?.kind !== 'paragraph' && block?.kind !== 'item') return null;
  const found = block.sentences.findLast((sentence) => sentence.start <= start) ?? block.sentences[0];
  if (found === undefined || text.slice(found.end, end).trim() !== '') return null;
  return { source, sentence: { start: found.start, end: found.end } };
}

/** Minimum likeness of a sample's sentence and its rewording. */
const leastAlike = 0.5;

/** Whether a sentence is one of a sample, also in another wording. Such a sentence is free. */
export const isOfSample = (sentence: string): boolean =>
  Object.values(samples).some((sample) =>
    sample
      .split(/(?<=[.!?])\s+|\n+/)
      .some((each) => likeness(wordsOf(each), wordsOf(sentence)) >= leastAlike),
  );
