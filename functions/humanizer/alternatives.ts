import { mostAlternatives } from '#contract/humanize.ts';
import { passGate, type Source } from '#prose/index.ts';
import type { Proposed } from './rewriting.ts';
import { sourceOf, type Unit, unitsOf } from './units.ts';

type Candidate = { change: Proposed; after: string };
type Waiting = { unit: Unit<Proposed>; candidates: Candidate[] };

/**
 * What else could stand in the place of changes that have passed the gate, by where they start. Each wording is held to
 * the facts beside the other changes as they are, so in one round each unit tries one.
 */
export function otherWordings(source: Source, changes: readonly Proposed[]): Map<number, string[]> {
  const passed = new Map<number, string[]>();
  let waiting = unitsOf(source, changes)
    .map((unit): Waiting => ({ unit, candidates: unit.changes.flatMap(candidatesOf) }))
    .filter(({ candidates }) => candidates.length > 0);
  for (let round = 0; waiting.length > 0; round++) {
    const tried = new Map<Proposed, Proposed>();
    for (const { candidates } of waiting) {
      const candidate = candidates[round];
      if (candidate !== undefined)
        tried.set(candidate.change, { ...candidate.change, after: candidate.after });
    }
    const units = waiting.map(({ unit }) => unit);
    const beside = units.flatMap((unit) => unit.changes.map((change) => tried.get(change) ?? change));
    const kept = new Set(passGate(sourceOf(source, units), beside).changes);
    for (const change of tried.values()) {
      if (kept.has(change)) passed.set(change.start, [...(passed.get(change.start) ?? []), change.after]);
    }
    waiting = waiting.filter(({ candidates }) => candidates.length > round + 1);
  }
  return passed;
}

const candidatesOf = (change: Proposed): Candidate[] =>
  (change.others ?? []).slice(0, mostAlternatives).map((after) => ({ change, after }));
