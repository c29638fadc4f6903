import type { HumanizeOptions } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { estimate, readSource, sentenceLengths, type Span } from '#prose/index.ts';
import { chooseChanges } from '#prose/rewrite/index.ts';
import { tellsAt } from './needs.ts';

/** How far around a sentence is read with it: a probability needs eighty words. */
const around = 600;

/** What each measure weighs beside one sign of a machine. */
const ofProbability = 2;
const ofLength = 1.5;
const ofVariation = 0.5;
const ofDoubt = 0.5;

/** What one wording in its place looks like; less is better. */
async function weigh(text: string, place: Span, wording: string, options: HumanizeOptions): Promise<number> {
  const window =
    text.slice(Math.max(0, place.start - around), place.start) +
    wording +
    text.slice(place.end, place.end + around);
  const { proposals } = chooseChanges(readSource(window), options);
  const tells = tellsAt(window, proposals).reduce((sum, { tell }) => sum + tell, 0);
  const judged = await estimate(window);
  const probability = 'probability' in judged ? judged.probability : 0;
  const words = countWords(text.slice(place.start, place.end));
  const longer = Math.abs(Math.log(Math.max(1, countWords(wording)) / Math.max(1, words)));
  return tells + ofProbability * probability + ofLength * longer - ofVariation * variationOf(window);
}

/** How much the lengths of the sentences differ, against their mean. */
function variationOf(text: string): number {
  const lengths = sentenceLengths(text).map(({ words }) => words);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  return lengths.length < 2 ? 0 : Math.sqrt(squares / lengths.length) / Math.max(1, mean);
}

/** The wordings of a place, the best first by our own measures; one that only a model is sure of stands further back. */
export async function ranked<Wording extends { text: string; doubt: number }>(
  text: string,
  place: Span,
  wordings: readonly Wording[],
  options: HumanizeOptions,
): Promise<Wording[]> {
  const weighed = await Promise.all(
    wordings.map(async (wording) => ({
      wording,
      weight: (await weigh(text, place, wording.text, options)) + ofDoubt * wording.doubt,
    })),
  );
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ wording }) => wording);
}
