import { comparedInWords } from '#contract/compared.ts';
import type { ContentKind, FactKind, Held, ReportedFact } from '#contract/humanize.ts';
import { inFigures } from '#contract/figures.ts';
import { proveFacts, type ProvenFact } from '#comparison/facts/facts.ts';
import { type Edit, standingIn } from '#history/reading.ts';
import { partsInSource } from '#prose/text/changes/parts.ts';
import { overlaps, type Span } from '#prose/text/words.ts';
import { textAt } from './amendment.ts';
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
  const standing = standingIn(changes, finished).flatMap(partsIn(asked.source));
  const { doubts, refused } = heldIn(finished);
  const edited = edits.flatMap((edit) => partsByUser(finished, edit));
  const used = [...doubts, ...refused].filter(({ state }) => state === 'used');
  const proven = proveFacts(facts, standing, finishedText(finished)).map((fact): ProvenFact => {
    const { fate } = fact.proof;
    const isUnsure =
      fate === 'reworded' && (edited.some((part) => overlaps(part, fact)) || used.some(isSeenAt(fact)));
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

const partsIn =
  (source: string) =>
  ({ start, end, after }: Edit) =>
    partsInSource({ start, before: source.slice(start, end), after });

/** The parts of an edit that are not also parts of the wording that it replaces, as where one word of a recast sentence was edited. */
function partsByUser(finished: Finished, edit: Edit): Span[] {
  const parts = partsIn(finished.asked.source);
  const under = textAt({ ...finished, edits: [] }, edit);
  const made = new Set(
    parts({ ...edit, after: under }).map((part) => `${part.start} ${part.end} ${part.after}`),
  );
  return parts(edit).filter((part) => !made.has(`${part.start} ${part.end} ${part.after}`));
}

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
