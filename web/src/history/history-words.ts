import type { HistoryEntry, HowItRan } from './stored-run.ts';

const count = (number: number) => number.toLocaleString('en');

/** The entries whose source or result contains the search text. */
export function findRuns(entries: readonly HistoryEntry[], sought: string): readonly HistoryEntry[] {
  const wanted = sought.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(
    ({ source, result }) => source.toLowerCase().includes(wanted) || result.toLowerCase().includes(wanted),
  );
}

const excerptLength = 160;

/** The beginning of the result, or the part around the search text. */
export function excerptOf({ source, result }: HistoryEntry, sought: string): string {
  const wanted = sought.trim().toLowerCase();
  const text = wanted !== '' && !result.toLowerCase().includes(wanted) ? source : result;
  const found = wanted === '' ? 0 : text.toLowerCase().indexOf(wanted);
  const from = found > excerptLength / 2 ? text.lastIndexOf(' ', found - 40) + 1 : 0;
  const excerpt = text.slice(from, from + excerptLength);
  const isWhole = from + excerptLength >= text.length;
  const words = (isWhole ? excerpt : excerpt.slice(0, Math.max(40, excerpt.lastIndexOf(' '))))
    .replace(/^#+\s*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${words}${isWhole ? '' : ' …'}`;
}

export function amountInWords({ words, changes, takenBack }: HistoryEntry): string {
  const kept = changes.length - takenBack.size;
  const length = `${count(words)} ${words === 1 ? 'word' : 'words'}`;
  return changes.length === 0
    ? `${length}, no changes`
    : `${length}, ${count(kept)} of ${count(changes.length)} changes kept`;
}

/** "Balanced, neutral" */
export function howInWords({ strength, tone, formatting }: HowItRan): string {
  const words = `${strength}, ${tone}${formatting === 'plain' ? ', plain formatting' : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const foundInWords = (found: number, all: number): string =>
  found === all
    ? `${count(all)} ${all === 1 ? 'result' : 'results'}`
    : `${count(found)} of ${count(all)} results`;
