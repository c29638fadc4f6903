import { comparedInWords } from '#contract/compared.ts';
import type { FactReport, ReportedFact } from '#contract/humanize.ts';
import { inFigures } from '#contract/figures.ts';
import { proveFacts } from '#comparison/facts/facts.ts';
import { standingIn } from '#history/reading.ts';
import { type Finished, finishedText } from './finished.ts';
import { acceptedIn, liesIn } from './offered.ts';
import { readOnce } from './recent.ts';

/** What the gate compared, as the text reads now. `inWords`: "18 names, numbers and quotations kept". */
export type FactsKept = { total: number; lost: ReportedFact[]; inWords: string };

/** Those of the text without what was left out because it says them again. */
export const factsOf = readOnce((finished: Finished): FactReport => {
  const { facts: report } = finished.result;
  const accepted = acceptedIn(finished);
  const facts = report.facts.filter((fact) => !accepted.some(({ change }) => liesIn(fact, change)));
  if (facts.length === report.facts.length) return report;
  return { facts, restored: report.restored, compared: comparedInWords(facts) };
});

/** A fact in other words is known to be kept by the gate alone: where the person has written, it has to stand as it did. */
export const factsKept = readOnce((finished: Finished): FactsKept => {
  const { result, edits } = finished;
  const standing = standingIn(result.changes, finished);
  const facts = factsOf(finished);
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
