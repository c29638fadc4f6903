import { type Passage, passagesOf, type Source, type Span } from '#prose/index.ts';

/** A sentence, or several that a change joins, with all changes there. */
export type Unit<Change extends Span> = Passage<Change>;

/** Returns the units in order. Changes outside of any sentence are in no unit. */
export const unitsOf = <Change extends Span>(source: Source, changes: readonly Change[]): Unit<Change>[] =>
  passagesOf(source, changes).filter(({ sentences }) => sentences.length > 0);
