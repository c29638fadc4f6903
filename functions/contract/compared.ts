import { inFigures } from './figures.ts';
import type { FactKind, ReportedFact } from './humanize.ts';

/** Joins words without `Intl.ListFormat`, which takes a new isolate longer to create than the rest of a response. */
const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Describes only the facts that were looked for and found in the result: "18 names, numbers and quotations kept". */
export function comparedInWords(facts: readonly ReportedFact[]): string {
  const counts = new Map<FactKind, number>();
  for (const { kind } of facts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [only] = counts;
  if (only === undefined) return 'No names, numbers, quotations, links or negations to compare';
  const amount = inFigures(facts.length);
  const [kind, count] = only;
  if (counts.size === 1) return `${amount} ${kind}${count === 1 ? '' : 's'} kept`;
  const mostFirst = [...counts].toSorted(([, one], [, other]) => other - one);
  return `${amount} ${listed(mostFirst.map(([each]) => `${each}s`))} kept`;
}
