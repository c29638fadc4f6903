import { pluralOf } from '../../../lexicon/inflect.ts';
import type { VerbObjectRow } from '../lists/row.ts';
import { VERB_OBJECTS } from '../lists/verb-objects.ts';

/** A row with its nouns in both numbers; null where any object will do. */
export type ObjectVerb = { row: VerbObjectRow; nouns: ReadonlySet<string> | null };

let built: Map<string, ObjectVerb[]> | null = null;

/** The rows of each verb, by its base. */
export function objectVerbs(): ReadonlyMap<string, readonly ObjectVerb[]> {
  built ??= Map.groupBy(
    VERB_OBJECTS.map((row): ObjectVerb => {
      const nouns = row.of?.flatMap((noun) => [noun, pluralOf(noun)]);
      return { row, nouns: nouns === undefined ? null : new Set(nouns) };
    }),
    ({ row }) => row.verb,
  );
  return built;
}
