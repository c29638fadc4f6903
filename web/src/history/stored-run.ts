import type { FactKind, FactReport, TextChange } from '#contract/humanize.ts';
import { applyChanges } from '#prose/text/change.ts';

export type HistoryEntry = {
  id: string;
  /** When, as an ISO date. */
  at: string;
  source: string;
  /** The text as it reads with the changes that are kept. */
  result: string;
  changes: TextChange[];
  /** Indexes of `changes`. */
  takenBack: number[];
  facts?: FactReport;
  words: number;
};

/** Text that can be cut from the source is not stored again: a browser gives a site about five million letters. */
type StoredRun = {
  id: string;
  at: string;
  source: string;
  words: number;
  takenBack: number[];
  reasons: string[];
  /** start, end, after, index of the reason or -1 */
  changes: [number, number, string, number][];
  /** kind, start, end, 1 when it survives */
  facts?: [string, number, number, 0 | 1][];
  restored?: [number, number][];
};

export function toStored({ id, at, source, words, takenBack, changes, facts }: HistoryEntry): StoredRun {
  const reasons = [...new Set(changes.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  const places = new Map(reasons.map((reason, index) => [reason, index]));
  return {
    id,
    at,
    source,
    words,
    takenBack,
    reasons,
    changes: changes.map(({ start, end, after, reason }) => [
      start,
      end,
      after,
      reason === null ? -1 : (places.get(reason) ?? -1),
    ]),
    ...(facts && {
      facts: facts.facts.map(({ kind, start, end, survives }) => [kind, start, end, survives ? 1 : 0]),
      restored: facts.restored.map(({ start, end }) => [start, end]),
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

/** A browser's storage may hold anything, so an entry that is not complete is dropped. */
export function fromStored(stored: unknown): HistoryEntry | null {
  if (!isRecord(stored)) return null;
  const { id, at, source, words, takenBack } = stored;
  if (!isText(id) || !isText(at) || Number.isNaN(Date.parse(at)) || !isText(source) || !isIndex(words))
    return null;
  const changes = readChanges(stored, source);
  if (changes === null || !Array.isArray(takenBack)) return null;
  const back = takenBack.filter((index) => isIndex(index) && index < changes.length);
  const taken = new Set(back);
  const result = applyChanges(
    source,
    changes.filter((_, index) => !taken.has(index)),
  );
  const facts = readFacts(stored, source);
  return { id, at, source, result, changes, takenBack: back, words, ...(facts && { facts }) };
}

function readChanges({ changes, reasons }: Record<string, unknown>, source: string): TextChange[] | null {
  if (!Array.isArray(changes) || !Array.isArray(reasons)) return null;
  const read: TextChange[] = [];
  let last = 0;
  for (const change of changes) {
    if (!Array.isArray(change)) return null;
    const [start, end, after, index]: unknown[] = change;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || start < last || end < start) return null;
    if (end > source.length) return null;
    const reason: unknown = isIndex(index) ? reasons[index] : null;
    read.push({
      start,
      end,
      before: source.slice(start, end),
      after,
      reason: isText(reason) ? reason : null,
    });
    last = end;
  }
  return read;
}

const kinds: readonly FactKind[] = ['number', 'date', 'name', 'quotation', 'link', 'citation', 'negation'];

function readFacts({ facts, restored }: Record<string, unknown>, source: string): FactReport | null {
  if (!Array.isArray(facts) || !Array.isArray(restored)) return null;
  const report: FactReport = { facts: [], restored: [] };
  for (const fact of facts) {
    if (!Array.isArray(fact)) return null;
    const [name, start, end, survives]: unknown[] = fact;
    const kind = kinds.find((each) => each === name);
    if (kind === undefined || !isIndex(start) || !isIndex(end)) return null;
    report.facts.push({ kind, text: source.slice(start, end), start, end, survives: survives === 1 });
  }
  for (const span of restored) {
    if (!Array.isArray(span)) return null;
    const [start, end]: unknown[] = span;
    if (isIndex(start) && isIndex(end)) report.restored.push({ start, end });
  }
  return report;
}
