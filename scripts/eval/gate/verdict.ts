import { passGate, readSource, type Source } from '#prose/index.ts';

let last: Source = readSource('');

/** Why the gate refuses to put a rewriting in a place of a text; null where it does not. */
export function refusalAt(
  text: string,
  { start, end }: { start: number; end: number },
  after: string,
): string | null {
  if (last.text !== text) last = readSource(text);
  const change = { start, end, before: text.slice(start, end), after, reason: null };
  const { changes, refused } = passGate(last, [change]);
  return changes.length > 0 ? null : (refused[0]?.reason ?? 'no sentence');
}

/** The same of a sentence that stands alone, as an item of a list: a line without a stop would be a heading. */
export const refusalOf = (source: string, rewritten: string): string | null =>
  refusalAt(`- ${source}`, { start: 2, end: 2 + source.length }, rewritten);
