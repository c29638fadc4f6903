import { comparedInWords } from '#contract/compared.ts';
import type { ContentKind, FactKind, Held, ReportedFact } from '#contract/humanize.ts';
import { inFigures } from '#contract/figures.ts';
import { proveFacts, type ProvenFact } from '#comparison/facts/facts.ts';
import { standingIn } from '#history/reading.ts';
import { partsOf } from '#prose/text/changes/parts.ts';
import { overlaps, type Span } from '#prose/text/words.ts';
import { type Finished, finishedText } from './finished.ts';
import { heldIn } from './held/states.ts';
import { readOnce } from './recent.ts';

/** The facts that the gate compared, checked against the current text. `inWords`: "18 names, numbers and quotations kept". */
export type FactsKept = { proven: ProvenFact[]; total: number; lost: ReportedFact[]; inWords: string };

/** Only the gate can tell that a reworded fact is kept, so in the user's edits and in used doubts a fact must be unchanged. */
export const factsKept = readOnce((finished: Finished): FactsKept => {
  const { asked, edits } = finished;
  const { changes, facts } = finished.result;
  // In a recast sentence a fact is looked for in the words that differ, since it may stand there twice.
  const standing = standingIn(changes, finished).flatMap(({ start, end, after }) =>
    partsOf({ before: asked.source.slice(start, end), after }).map((part) => ({
      start: start + part.at,
      end: start + part.at + part.before.length,
      after: part.after,
    })),
  );
  const { doubts, refused } = heldIn(finished);
  const used = [...doubts, ...refused].filter(({ state }) => state === 'used');
  const proven = proveFacts(facts, standing, finishedText(finished)).map((fact): ProvenFact => {
    const { fate } = fact.proof;
    const isUnsure =
      fate === 'reworded' && (edits.some((edit) => overlaps(edit, fact)) || used.some(isSeenAt(fact)));
    const isGone = used.some((held) => isTakenFrom(asked.source, held, fact));
    return isUnsure || isGone ? lostOf(fact) : fact;
  });
  const lost = proven.filter(({ proof }) => proof.fate === 'lost');
  const total = proven.length;
  const { compared = comparedInWords(proven) } = facts;
  return {
    proven,
    total,
    lost,
    inWords: lost.length === 0 ? compared : `${inFigures(total - lost.length)} of ${compared}`,
  };
});

const lostOf = (fact: ProvenFact): ProvenFact => ({ ...fact, proof: { ...fact.proof, fate: 'lost' } });

const isSeenAt =
  (fact: Span) =>
  ({ seen }: Held): boolean =>
    seen.some(({ before }) => overlaps(fact, before));

/** The differences that take a fact away, by its kind: its exact words must be kept, and the same words nearby are another fact. */
const takenBy: Record<FactKind, readonly ContentKind[]> = {
  number: ['number', 'date'],
  date: ['number', 'date'],
  name: ['name'],
  quotation: ['quotation'],
  link: ['address'],
  citation: ['citation'],
  negation: ['denial'],
};

const isTakenFrom = (source: string, { seen, after: wording }: Held, fact: ReportedFact): boolean =>
  seen.some(
    ({ kind, before, after }) =>
      takenBy[fact.kind].includes(kind) &&
      overlaps(fact, before) &&
      source.slice(before.start, before.end) !== wording.slice(after.start, after.end),
  );
