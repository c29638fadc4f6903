import { comparedInWords } from '#contract/compared.ts';
import type { ReportedFact } from '#contract/humanize.ts';
import { inFigures } from '#contract/figures.ts';
import { proveFacts } from '#comparison/facts/facts.ts';
import { standingIn } from '#history/reading.ts';
import { type Finished, finishedText } from './finished.ts';
import { readOnce } from './recent.ts';

/** What the gate compared, as the text reads now. `inWords`: "18 names, numbers and quotations kept". */
export type FactsKept = { total: number; lost: ReportedFact[]; inWords: string };

/** Only the gate knows that a fact in other words is kept: in the person's own words it must be unchanged. */
export const factsKept = readOnce((finished: Finished): FactsKept => {
  const { result, edits } = finished;
  const standing = standingIn(result.changes, finished);
  const { facts } = result;
  const proven = proveFacts(facts, standing, new Set(), finishedText(finished));
  const lost = proven.filter(
    ({ proof, start, end }) =>
      proof.fate === 'lost' ||
      (proof.fate === 'reworded' && edits.some((edit) => edit.start < end && start < edit.end)),
  );
  const total = proven.length;
  const { compared = comparedInWords(proven) } = facts;
  return {
    total,
    lost,
    inWords: lost.length === 0 ? compared : `${inFigures(total - lost.length)} of ${compared}`,
  };
});
