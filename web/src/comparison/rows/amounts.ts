import type { TextChange } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';

export type Amounts = { kept: number; total: number; percent: number };

/** How many words each change is about: those it takes or those it gives, whichever are more. */
export const weightsOf = (changes: readonly TextChange[]): number[] =>
  changes.map(({ before, after }) => Math.max(countWords(before), countWords(after)));

/** How much of the text is changed as it stands now. */
export function amountsOf(
  weights: readonly number[],
  takenBack: ReadonlySet<number>,
  sourceWords: number,
): Amounts {
  let kept = 0;
  let changed = 0;
  for (const [index, weight] of weights.entries()) {
    if (takenBack.has(index)) continue;
    kept++;
    changed += weight;
  }
  const percent = Math.min(100, Math.round((100 * changed) / Math.max(1, sourceWords)));
  return { kept, total: weights.length, percent };
}
