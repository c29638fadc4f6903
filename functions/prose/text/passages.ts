import { sentencesOf, type Source } from './source.ts';
import type { Span } from './words.ts';

/** One sentence, or several that changes join, with the changes in them; or changes outside of any sentence. */
export type Passage<Change extends Span> = Span & { sentences: Span[]; changes: Change[] };

/** Returns passages in order. All changes of a passage are accepted or rejected together. */
export function passagesOf<Change extends Span>(
  source: Source,
  changes: readonly Change[],
): Passage<Change>[] {
  const parts = [
    ...sentencesOf(source).map((span) => passageAt<Change>(span, [span], [])),
    ...changes.map((change) => passageAt(change, [], [change])),
  ].toSorted((one, other) => one.start - other.start || one.end - other.end);
  const passages: Passage<Change>[] = [];
  for (const part of parts) {
    const last = passages.at(-1);
    if (last !== undefined && part.start <= last.end) {
      last.end = Math.max(last.end, part.end);
      last.sentences.push(...part.sentences);
      last.changes.push(...part.changes);
    } else passages.push(part);
  }
  return passages;
}

const passageAt = <Change extends Span>(
  { start, end }: Span,
  sentences: Span[],
  changes: Change[],
): Passage<Change> => ({ start, end, sentences, changes });
