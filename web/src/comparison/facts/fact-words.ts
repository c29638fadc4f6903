import type { ProvenFact } from './facts.ts';

const count = (number: number) => number.toLocaleString('en');
const having = (facts: readonly ProvenFact[], fate: ProvenFact['proof']['fate']) =>
  facts.filter(({ proof }) => proof.fate === fate).length;

export function verdictOf(facts: readonly ProvenFact[]): string {
  if (facts.length === 0) {
    return 'We found no numbers, dates, names, quotations, links, citations or negations in your text.';
  }
  const lost = having(facts, 'lost');
  const reworded = having(facts, 'reworded');
  if (lost > 0) {
    return `${count(lost)} of ${count(facts.length)} facts ${lost === 1 ? 'is' : 'are'} not in the result. Take back the change in its sentence to have it again.`;
  }
  const all = facts.length === 1 ? 'The one fact of your text stands' : `All ${count(facts.length)} stand`;
  if (reworded === 0) return `No fact was lost. ${all} in the result, letter for letter.`;
  return `No fact was lost. ${all} in the result, ${count(facts.length - reworded)} letter for letter and ${count(reworded)} in other words, as “not” in “don’t”.`;
}

type Named = { one: string; many: string; facts: readonly ProvenFact[] };

export function groupInWords({ one, many, facts }: Named): { amount: string; fate: string } {
  const lost = having(facts, 'lost');
  const reworded = having(facts, 'reworded');
  const fates = [
    lost === 0 ? (facts.length === 1 ? 'kept' : 'all kept') : `${count(lost)} not in the result`,
    reworded > 0 ? `${count(reworded)} in other words` : '',
  ];
  return {
    amount: `${count(facts.length)} ${facts.length === 1 ? one : many}`,
    fate: fates.filter(Boolean).join(', '),
  };
}

export const restoredInWords = (sentences: number): string =>
  sentences === 1
    ? 'One sentence is as you wrote it, because rewriting it would have changed a fact.'
    : `${count(sentences)} sentences are as you wrote them, because rewriting them would have changed a fact.`;
