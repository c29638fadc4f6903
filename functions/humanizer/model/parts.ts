import { heldMoved } from '#contract/held.ts';
import type { Doubt, Held } from '#contract/humanize.ts';
import type { Span } from '#prose/index.ts';
import type { Chunk } from '../chunks.ts';
import type { Rewriting } from '../engine.ts';
import { type Cleaned, type MadeOfCleaned, type Passed, reported } from '#humanizer/result/rewriting.ts';
import type { Unit } from '#humanizer/result/units.ts';
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
type Ruled = Omit<MadeOfCleaned, 'doubts'> & { units: readonly Unit<Passed>[] };

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
  const heldHere = <Of extends Held>(held: readonly Of[]) =>
    held.filter(isHere).map((each) => heldMoved(each, (place) => movedBy(place, part.start)));
  const replaced = new Set<Passed>();
  const changes: Passed[] = [];
  const doubts: Doubt[] = [];
  const refused: Held[] = [];
  const decided = new Set<number>();
  for (const unit of ruled.units.filter(isHere)) {
    const { change, doubt, refused: lost } = decisions.get(unit.start) ?? {};
    if (change) {
      changes.push(change);
      for (const own of unit.changes) replaced.add(own);
    }
    if (doubt) doubts.push(doubt);
    if (lost) refused.push(lost);
    if (change || doubt || lost) for (const { start } of unit.sentences) decided.add(start);
  }
  changes.push(...ruled.changes.filter((change) => !replaced.has(change)));
  // Of a sentence one wording is held, the model's where there are two.
  refused.push(...ruled.refused.filter(({ start }) => !decided.has(start)));
  return reported(slice, {
    changes: here(changes).toSorted((one, other) => one.start - other.start),
    doubts: heldHere(doubts),
    refused: heldHere(refused),
    facts: here(ruled.facts),
    outcome: ruled.outcome,
  });
}
