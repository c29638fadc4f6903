import { OBJECTS } from '../words/objects.ts';
import { linesOf, readLine, type DataLine } from '../../../lexicon/data-line.ts';
import { pluralOf } from '../../../lexicon/inflect.ts';

/** What may stand for a verb beside some objects. */
export type ObjectVerb = DataLine & {
  /** The small word behind the verb that belongs to it. */
  particle: string | null;
  /** The nouns that its object may have for a head, in both numbers; null where any will do. */
  nouns: ReadonlySet<string> | null;
};

let built: Map<string, ObjectVerb[]> | null = null;

/** The lines of each verb, by its base. */
export function objectVerbs(): ReadonlyMap<string, readonly ObjectVerb[]> {
  built ??= build();
  return built;
}

function build(): Map<string, ObjectVerb[]> {
  const verbs = new Map<string, ObjectVerb[]>();
  for (const line of linesOf(OBJECTS)) {
    const [wording = '', listed] = line.split(' : ');
    const data = readLine(wording);
    const [base = '', particle = null] = data.head.split(' ');
    const nouns =
      listed === undefined ? null : new Set(listed.split(' ').flatMap((noun) => [noun, pluralOf(noun)]));
    const lines = verbs.get(base) ?? [];
    lines.push({ ...data, particle, nouns });
    verbs.set(base, lines);
  }
  return verbs;
}
