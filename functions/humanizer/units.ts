import { sentencesOf, type Source, type Span } from '#prose/index.ts';

/** A sentence, or several that a change joins, with all that changes there: what stands or falls together. */
export type Unit<Change extends Span> = Span & { sentences: Span[]; changes: Change[] };

/** Both in order. Changes outside of any sentence are in no unit. */
export function unitsOf<Change extends Span>(source: Source, changes: readonly Change[]): Unit<Change>[] {
  const parts = [
    ...sentencesOf(source).map((span): Unit<Change> => unitAt(span, [span], [])),
    ...changes.map((change): Unit<Change> => unitAt(change, [], [change])),
  ].toSorted((one, other) => one.start - other.start || one.end - other.end);
  const units: Unit<Change>[] = [];
  for (const part of parts) {
    const last = units.at(-1);
    if (last !== undefined && part.start <= last.end) {
      last.end = Math.max(last.end, part.end);
      last.sentences.push(...part.sentences);
      last.changes.push(...part.changes);
    } else units.push(part);
  }
  return units.filter(({ sentences }) => sentences.length > 0);
}

/** The same text, of which only these units are looked at. */
export function sourceOf({ text, blocks }: Source, units: readonly Unit<Span>[]): Source {
  const wanted = new Set(units.flatMap(({ sentences }) => sentences.map(({ start }) => start)));
  const kept = blocks.map((block) => ({
    ...block,
    sentences: block.sentences.filter(({ start }) => wanted.has(start)),
  }));
  return { text, blocks: kept.filter(({ sentences }) => sentences.length > 0) };
}

const unitAt = <Change extends Span>({ start, end }: Span, sentences: Span[], changes: Change[]) => ({
  start,
  end,
  sentences,
  changes,
});
