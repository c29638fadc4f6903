import type { FactKind, ReportedFact } from '#contract/humanize.ts';

const names: Record<FactKind, readonly [one: string, many: string]> = {
  number: ['number', 'numbers'],
  date: ['date', 'dates'],
  name: ['name', 'names'],
  quotation: ['quotation', 'quotations'],
  link: ['link', 'links'],
  citation: ['citation', 'citations'],
  negation: ['denial', 'denials'],
};

const list = new Intl.ListFormat('en');

/** What was looked for in the result and found: "18 names, numbers and quotations kept". It claims no more than that. */
export function comparedInWords(facts: readonly ReportedFact[]): string {
  const counts = new Map<FactKind, number>();
  for (const { kind } of facts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [only] = counts;
  if (only === undefined) return 'No names, numbers, quotations, links or denials found to compare';
  const amount = facts.length.toLocaleString('en');
  const [kind, count] = only;
  if (counts.size === 1) return `${amount} ${names[kind][count === 1 ? 0 : 1]} kept`;
  const mostFirst = [...counts].toSorted(([, one], [, other]) => other - one);
  return `${amount} ${list.format(mostFirst.map(([each]) => names[each][1])).replace(', and ', ' and ')} kept`;
}
