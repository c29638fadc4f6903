import type { Span } from '#prose/text/words.ts';

const inWord = /[\p{L}\p{N}'\u2019]/u;
const isInWord = (letter: string): boolean => letter !== '' && inWord.test(letter);

type Change = Span & { before: string; after: string };

/** Extends a change to whole words, since "Moreover, t" for "T" reads badly, but not past `floor` and `limit`. */
export function wholeWords(
  source: string,
  { start: from, end: to, before, after }: Change,
  floor: number,
  limit: number,
): Span {
  let [start, end] = [from, to];
  if (isInWord(before.charAt(0)) || isInWord(after.charAt(0)))
    while (start > floor && isInWord(source.charAt(start - 1))) start--;
  if (isInWord(before.slice(-1)) || isInWord(after.slice(-1)))
    while (end < limit && isInWord(source.charAt(end))) end++;
  return { start, end };
}
