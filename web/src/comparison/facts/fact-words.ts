import type { ProvenFact } from './facts.ts';

const count = (number: number) => number.toLocaleString('en');
const having = (facts: readonly ProvenFact[], fate: ProvenFact['proof']['fate']) =>
  facts.filter(({ proof }) => proof.fate === fate).length;

type Named = { one: string; many: string; facts: readonly ProvenFact[] };

export function groupInWords({ one, many, facts }: Named): { amount: string; fate: string } {
  const lost = having(facts, 'lost');
  const reworded = having(facts, 'reworded');
  const fates = [
    lost === 0 ? (facts.length === 1 ? 'kept' : 'all kept') : `${count(lost)} not in the result`,
    reworded > 0 ? `${count(reworded)} reworded` : '',
  ];
  return {
    amount: `${count(facts.length)} ${facts.length === 1 ? one : many}`,
    fate: fates.filter(Boolean).join(', '),
  };
}
