import type { Context } from '../context.ts';
import type { Sentence } from '../grammar/tokens.ts';

const ADDS = new Set(['additionally', 'furthermore', 'moreover']);
const ALSO = new Set(['also', 'another', 'too', 'well']);
const SUMS_UP = /^(?:all in all|in (?:conclusion|essence|short|sum|summary)|taken together|ultimately)\b/i;
const ITEM_BEFORE = /^[ \t]*(?:[-*\u2022+]|\d{1,2}[.)])[ \t].*\s*$/m;
const LONGEST_ITEM = 500;
const LONGEST_SUM = 20;

/** A further point of a study without “also”, the sum of a list: the first words say how the sentence goes on from what stands before it. */
export function carriesLink(context: Context, { tokens }: Sentence): boolean {
  const [first] = tokens;
  if (first === undefined) return false;
  if (ADDS.has(first.lower))
    return context.register() === 'science' && !tokens.some(({ lower }) => ALSO.has(lower));
  if (!SUMS_UP.test(context.text.slice(first.start, first.start + LONGEST_SUM))) return false;
  const before = context.text.slice(Math.max(0, first.start - LONGEST_ITEM), first.start).trimEnd();
  return ITEM_BEFORE.test(before.slice(before.lastIndexOf('\n') + 1));
}
