import type { FactKind, FactReport, RefusedSentence } from '#contract/humanize.ts';
import { isIndex, isText } from './stored-values.ts';

/** `facts`: kind, start, end, 1 when it survives. `restored`: start, end, and why where it is known */
export type StoredFacts = {
  facts: [string, number, number, 0 | 1][];
  restored: [number, number, string?][];
  compared?: string;
};

export const factsToStored = ({ facts, restored, compared }: FactReport): StoredFacts => ({
  facts: facts.map(({ kind, start, end, survives }) => [kind, start, end, survives ? 1 : 0]),
  restored: restored.map(({ start, end, why }) => (why === undefined ? [start, end] : [start, end, why])),
  ...(compared !== undefined && { compared }),
});

const kinds: readonly FactKind[] = ['number', 'date', 'name', 'quotation', 'link', 'citation', 'negation'];

/** Null where there are none, or some that are not of this source. */
export function factsFromStored(
  { facts, restored, compared }: Record<string, unknown>,
  source: string,
): FactReport | null {
  if (!Array.isArray(facts) || !Array.isArray(restored)) return null;
  const report: FactReport = { facts: [], restored: [], ...(isText(compared) && { compared }) };
  for (const fact of facts) {
    if (!Array.isArray(fact)) return null;
    const [name, start, end, survives]: unknown[] = fact;
    const kind = kinds.find((each) => each === name);
    if (kind === undefined || !isIndex(start) || !isIndex(end)) return null;
    report.facts.push({ kind, text: source.slice(start, end), start, end, survives: survives === 1 });
  }
  for (const span of restored) {
    const sentence = sentenceOf(span);
    if (sentence === null) return null;
    report.restored.push(sentence);
  }
  return report;
}

function sentenceOf(span: unknown): RefusedSentence | null {
  if (!Array.isArray(span)) return null;
  const [start, end, why]: unknown[] = span;
  if (!isIndex(start) || !isIndex(end)) return null;
  return { start, end, ...(isText(why) && { why }) };
}
