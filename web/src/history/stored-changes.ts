import type { FactKind, FactReport, RefusedSentence, TextChange } from '#contract/humanize.ts';

/** What a browser's storage may hold where it should be ours. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isText = (value: unknown): value is string => typeof value === 'string';

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

/** start, end, after, index of the reason or -1, and other wordings where there are some */
type StoredChange = [number, number, string, number, string[]?];

/** Text that can be cut from the source is not stored again, nor a reason twice. */
export type StoredChanges = { reasons: string[]; changes: StoredChange[] };

export function changesToStored(changes: readonly TextChange[]): StoredChanges {
  const reasons = [...new Set(changes.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  const places = new Map(reasons.map((reason, index) => [reason, index]));
  const stored = changes.map(({ start, end, after, reason, alternatives = [] }): StoredChange => {
    const place = reason === null ? -1 : (places.get(reason) ?? -1);
    return alternatives.length === 0 ? [start, end, after, place] : [start, end, after, place, alternatives];
  });
  return { reasons, changes: stored };
}

/** Null where they are not changes of this source, in order. */
export function changesFromStored(
  { changes, reasons }: Record<string, unknown>,
  source: string,
): TextChange[] | null {
  if (!Array.isArray(changes) || !Array.isArray(reasons)) return null;
  const read: TextChange[] = [];
  let last = 0;
  for (const change of changes) {
    if (!Array.isArray(change)) return null;
    const [start, end, after, index, others]: unknown[] = change;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || start < last || end < start) return null;
    if (end > source.length) return null;
    const reason: unknown = isIndex(index) ? reasons[index] : null;
    const alternatives = Array.isArray(others) ? others.filter(isText) : [];
    read.push({
      start,
      end,
      before: source.slice(start, end),
      after,
      reason: isText(reason) ? reason : null,
      ...(alternatives.length > 0 && { alternatives }),
    });
    last = end;
  }
  return read;
}
