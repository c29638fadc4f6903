import type { Estimate, Read } from '#prose/index.ts';
import { untestedNote, verdicts } from '#content/tool/detector.ts';
import { inFigures } from '#words/figures.ts';

/** Formats a probability, but never as 0% or 100%. */
export function inPercent(probability: number): string {
  if (probability > 0.99) return 'over 99%';
  return probability < 0.01 ? 'under 1%' : `${Math.round(100 * probability)}%`;
}

/** Returns the verdict. A text of an untested kind is never said to read human. */
export const verdictOf = ({ verdict, untested }: Read): Read['verdict'] =>
  untested !== null && verdict === 'reads_human' ? 'cannot_tell' : verdict;

/** States how many words are missing, not how many are needed: only sentences count, so that would not match the word count shown. */
export const missingInWords = ({ words, needed }: { words: number; needed: number }) =>
  `${inFigures(needed - words)} more ${needed - words === 1 ? 'word' : 'words'}`;

export function meaningOf(read: Read): string {
  const { meaning } = verdicts[verdictOf(read)];
  return read.untested === null ? meaning : untestedNote(read.untested);
}

export function estimateInWords(estimate: Estimate): string {
  switch (estimate.verdict) {
    case 'too_short':
      return `Too short to judge: add ${missingInWords(estimate)} in full sentences.`;
    case 'not_english':
      return 'This does not look like English. We only measure English.';
    default:
      return verdictOf(estimate) === estimate.verdict
        ? `${verdicts[estimate.verdict].title}, chance of AI writing ${inPercent(estimate.probability)}.`
        : `${verdicts[verdictOf(estimate)].title}.`;
  }
}
