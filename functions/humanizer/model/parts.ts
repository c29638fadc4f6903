import { heldMoved } from '#contract/held.ts';
import type { Held } from '#contract/humanize.ts';
import { movedBy, overlaps, type Source, type Span } from '#prose/index.ts';
import type { Chunk } from '../chunks.ts';
import type { Rewriting } from '../engine.ts';
import { type Cleaned, type MadeOfCleaned, type Passed, reported } from '#humanizer/result/rewriting.ts';
import { isOpen, type Made } from '#humanizer/result/verdicts.ts';
import { unitsOf } from '#humanizer/result/units.ts';
import type { Stretch } from './passages.ts';

/** A part of the cleaned text, and the stretch in it that a model is asked about. */
export type Part = Span & { stretch: Stretch | null };

/** Returns one part per question, each up to the next one. Text before the first question is a part without a question. */
export function partsOf(length: number, stretches: readonly Stretch[]): Part[] {
  const head = stretches[0]?.start === 0 ? [] : [null];
  return [...head, ...stretches].map((stretch, at, all) => ({
    start: stretch?.start ?? 0,
    end: all[at + 1]?.start ?? length,
    stretch,
  }));
}

type Slice = Pick<Cleaned, 'text' | 'cleaning'>;

/** Returns the text of a chunk as sent and the cleaning changes in it. */
export const sliceOf = ({ text, cleaning }: Slice, { from, to }: Chunk): Slice => ({
  text: text.slice(from, to),
  cleaning: cleaning
    .filter(({ start, end }) => start >= from && end <= to)
    .map((change) => movedBy(change, -from)),
});

/** The rules' result for the whole text. */
type Ruled = Omit<MadeOfCleaned, 'doubts'> & { source: Source };

/** Combines the model's changes in a part with the rules' changes in all other sentences, those of open doubts among them. */
export function rewritingOf(part: Part, slice: Slice, ruled: Ruled, made: Made | null): Rewriting {
  const isHere = ({ start }: Span) => start >= part.start && start < part.end;
  const here = <Place extends Span>(places: readonly Place[]) =>
    places.filter(isHere).map((place) => movedBy(place, -part.start));
  const heldHere = <Of extends Held>(held: readonly Of[]) =>
    held.filter(isHere).map((each) => heldMoved(each, (place) => movedBy(place, -part.start)));
  // The part begins where its stretch does, so offsets in the stretch are offsets in the part.
  const { changes = [], doubts = [], refused = [] } = made ?? {};
  const touched = [...changes, ...doubts.filter((doubt) => !isOpen(doubt))];
  const own = unitsOf(ruled.source, ruled.changes.filter(isHere)).flatMap((unit) => {
    const place = movedBy({ start: unit.start, end: unit.end }, -part.start);
    return touched.some((each) => overlaps(each, place)) ? unit.changes : [];
  });
  const replaced = new Set<Passed>(own);
  const kept = here(ruled.changes.filter((change) => !replaced.has(change)));
  const byModel = changes.map((change): Passed => Object.assign(change, { by: 'model' as const }));
  const others = heldHere(ruled.refused).filter((held) => !refused.some((each) => overlaps(each, held)));
  return reported(slice, {
    changes: [...kept, ...byModel].toSorted((one, other) => one.start - other.start),
    doubts,
    refused: [...refused, ...others].toSorted((one, other) => one.start - other.start),
    facts: here(ruled.facts),
    outcome: ruled.outcome,
  });
}
