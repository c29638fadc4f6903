import { type Passage, passagesOf, type Source, type Span } from '#prose/index.ts';

/** A sentence, or several that a change joins, with all that changes there. */
export type Unit<Change extends Span> = Passage<Change>;

/** In order. Changes outside of any sentence are in no unit. */
export const unitsOf = <Change extends Span>(source: Source, changes: readonly Change[]): Unit<Change>[] =>
  passagesOf(source, changes).filter(({ sentences }) => sentences.length > 0);

/** The same text, of which only these units are looked at. */
export function sourceOf({ text, blocks }: Source, units: readonly Unit<Span>[]): Source {
  const wanted = new Set(units.flatMap(({ sentences }) => sentences.map(({ start }) => start)));
  const kept = blocks.map((block) => ({
    ...block,
    sentences: block.sentences.filter(({ start }) => wanted.has(start)),
  }));
  return { text, blocks: kept.filter(({ sentences }) => sentences.length > 0) };
}
