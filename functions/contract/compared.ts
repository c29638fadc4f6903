import { inFigures } from './figures.ts';
import type { FactKind, ReportedFact } from './humanize.ts';

const names: Record<FactKind, readonly [one: string, many: string]> = {
  number: ['number', 'numbers'],
  date: ['date', 'dates'],
  name: ['name', 'names'],
  quotation: ['quotation', 'quotations'],
  link: ['link', 'links'],
  citation: ['citation', 'citations'],
  negation: ['negation', 'negations'],
};

/** Making an `Intl.ListFormat` would cost a new isolate more than the rest of an answer. */
const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What was looked for in the result and found: "18 names, numbers and quotations kept". It claims no more than that. */
export function comparedInWords(facts: readonly ReportedFact[]): string {
  const counts = new Map<FactKind, number>();
  for (const { kind } of facts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [only] = counts;
  if (only === undefined) return 'No names, numbers, quotations, links or negations to compare';
  const amount = inFigures(facts.length);
  const [kind, count] = only;
  if (counts.size === 1) return `${amount} ${names[kind][count === 1 ? 0 : 1]} kept`;
  const mostFirst = [...counts].toSorted(([, one], [, other]) => other - one);
  return `${amount} ${listed(mostFirst.map(([each]) => names[each][1]))} kept`;
}
