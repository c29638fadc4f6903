import { type Passage, passagesOf, type Source, type Span } from '#prose/index.ts';

/** Returns the sentences with all changes there, several together where a change joins them. Changes outside of any sentence are in none. */
export const unitsOf = <Change extends Span>(source: Source, changes: readonly Change[]): Passage<Change>[] =>
  passagesOf(source, changes).filter(({ sentences }) => sentences.length > 0);
