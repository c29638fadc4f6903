import { byWeight } from '#contract/held.ts';
import { changedWords } from '../measures/measures.ts';
import { judgeRewriting, readSource, type Judged, type Source, type Verdict } from '#prose/index.ts';

const verdicts = ['kept', 'in doubt', 'lost'] as const satisfies Verdict[];

/** Kinds of change that a reader would almost always call a change of meaning. */
export const hardKinds: ReadonlySet<string> = new Set([
  'number',
  'date',
  'number-or-date',
  'name',
  'denial',
  'quantity',
  'certainty',
  'direction',
  'sentence added',
  'sentence dropped',
]);

export type Tally = Record<Verdict, number>;

export const nothing = (): Tally => ({ kept: 0, 'in doubt': 0, lost: 0 });

export const shareOf = (tally: Tally, verdict: Verdict): number =>
  tally[verdict] / Math.max(1, tally.kept + tally['in doubt'] + tally.lost);

/** Adds the changed words of a rewriting to a tally, by the gate's verdicts on their units. */
export function addRewriting(tally: Tally, source: string, rewriting: string): void {
  for (const unit of judgeRewriting(readSource(source), rewriting))
    tally[unit.verdict] += changedWords(unit.changes);
}

/** Returns the worst verdict on the units of a rewriting. */
export const worstOf = (units: readonly Judged[]): Verdict =>
  verdicts.findLast((verdict) => units.some((unit) => unit.verdict === verdict)) ?? 'kept';

const nameOf = ({ start, end, after }: Judged): string => `${start} ${end} ${after}`;

/** A rewriting into which changes of meaning are planted one at a time; `known`: its units before that. */
export type Planting = { source: Source; known: ReadonlySet<string> };

export function plantingIn(text: string, rewriting: string): Planting {
  const source = readSource(text);
  return { source, known: new Set(judgeRewriting(source, rewriting).map(nameOf)) };
}

/** The gate's verdict on a planted change, and whether it is in the first half of the doubts. */
export type Caught = { verdict: Verdict; isEarly: boolean };

export function verdictOnPlanted({ source, known }: Planting, planted: string): Caught {
  const units = judgeRewriting(source, planted);
  const fresh = units.filter((unit) => !known.has(nameOf(unit)));
  const doubts = units.filter(({ verdict }) => verdict === 'in doubt').toSorted(byWeight);
  const first = doubts.findIndex((unit) => fresh.includes(unit));
  return { verdict: worstOf(fresh), isEarly: first >= 0 && first < doubts.length / 2 };
}
