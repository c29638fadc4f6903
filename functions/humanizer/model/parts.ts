import type { HumanizeOutcome } from '#contract/humanize.ts';
import type { Fact, Span } from '#prose/index.ts';
import type { Chunk } from '../chunks.ts';
import type { Rewriting } from '../engine.ts';
import {
  type Cleaned,
  type Passed,
  reportedChanges,
  reportedFacts,
  reportedRefusals,
} from '#humanizer/result/rewriting.ts';
import type { Unit } from '#humanizer/result/units.ts';
import { whyRefused } from '#humanizer/result/why.ts';
import type { Batch } from './batches.ts';
import type { Decision } from './deciding.ts';

/** A stretch of the cleaned text, and the question whose answer decides what it becomes. */
type Part = Span & { batch: Batch | null };

/** One part for each question; what stands before the first is there at once. */
export function partsOf(length: number, units: readonly Unit<Passed>[], batches: readonly Batch[]): Part[] {
  const starts = batches.flatMap((batch) => batch[0]?.unit.start ?? []);
  const hasHead = (starts[0] ?? 0) > (units[0]?.start ?? 0);
  const cuts = hasHead ? starts : starts.slice(1);
  const asked = hasHead ? [null, ...batches] : batches;
  return [...cuts, length].map((end, at) => ({ start: cuts[at - 1] ?? 0, end, batch: asked[at] ?? null }));
}

type Slice = Pick<Cleaned, 'text' | 'cleaning'>;

/** A chunk as it was sent, and what cleaning did in it. */
export const sliceOf = ({ text, cleaning }: Slice, { from, to }: Chunk): Slice => ({
  text: text.slice(from, to),
  cleaning: cleaning
    .filter(({ start, end }) => start >= from && end <= to)
    .map((change) => movedBy(change, from)),
});

const movedBy = <Place extends Span>(place: Place, by: number): Place => ({
  ...place,
  start: place.start - by,
  end: place.end - by,
});

/** What the rules made of the whole text. */
type Ruled = {
  changes: readonly Passed[];
  units: readonly Unit<Passed>[];
  facts: readonly Fact[];
  refused: readonly (Span & { reason?: string })[];
  outcome: HumanizeOutcome;
};

/** A sentence that the rules changed, since what the model made of it was refused. */
const besideRefused = (change: Passed, refusal: string): Passed => ({
  ...change,
  reason: [change.reason, `A language model’s wording of this sentence was refused: ${whyRefused(refusal)}.`]
    .filter((part) => part !== null)
    .join(' '),
});

/** What becomes of a part: what was decided of its sentences, and the rules' work at all others. */
export function rewritingOf(
  part: Part,
  slice: Slice,
  ruled: Ruled,
  decisions: ReadonlyMap<number, Decision>,
): Rewriting {
  const isHere = ({ start }: Span) => start >= part.start && start < part.end;
  const here = <Place extends Span>(places: readonly Place[]) =>
    places.filter(isHere).map((place) => movedBy(place, part.start));
  const replaced = new Set<Passed>();
  const changes: Passed[] = [];
  const refused: (Span & { reason?: string })[] = [];
  const rewritten = new Set<number>();
  for (const unit of ruled.units.filter(isHere)) {
    const decision = decisions.get(unit.start);
    const [first] = unit.changes;
    if (decision?.change) {
      changes.push(decision.change);
      for (const change of unit.changes) replaced.add(change);
      for (const { start } of unit.sentences) rewritten.add(start);
    } else if (decision?.refused && first !== undefined) {
      changes.push(besideRefused(first, decision.refused));
      replaced.add(first);
    } else if (decision?.refused) {
      for (const span of unit.sentences) refused.push({ ...span, reason: decision.refused });
      for (const { start } of unit.sentences) rewritten.add(start);
    }
  }
  changes.push(...ruled.changes.filter((change) => !replaced.has(change)));
  refused.push(...ruled.refused.filter(({ start }) => !rewritten.has(start)));
  const ordered = here(changes).toSorted((one, other) => one.start - other.start);
  const reported = reportedChanges(slice, ordered);
  return {
    changes: reported,
    facts: reportedFacts(slice, here(ruled.facts)),
    restored: reportedRefusals(slice, here(refused)),
    outcome: reported.length > 0 ? 'rewritten' : ruled.outcome,
  };
}
