/** A number from 0 to 1. */
export type Random = () => number;

export const oneOf = <T>(list: readonly T[], next: Random): T | undefined =>
  list[Math.floor(next() * list.length)];

export function shuffled<T>(list: readonly T[], next: Random): T[] {
  return list
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

type Replacing = (match: RegExpExecArray) => string | null | undefined;

/** One of the places that a pattern finds, replaced; null where there is none that can be. */
export function replaceOne(
  text: string,
  pattern: RegExp,
  next: Random,
  replacementOf: Replacing,
): string | null {
  for (const match of shuffled([...text.matchAll(pattern)], next)) {
    const replacement = replacementOf(match);
    if (replacement === null || replacement === undefined || replacement === match[0]) continue;
    const before = withArticleFor(replacement, match[0], text.slice(0, match.index));
    return before + replacement + text.slice(match.index + match[0].length);
  }
  return null;
}

const startsOpen = (word: string): boolean => /^[aeiou]/i.test(word);

/** "A" or "an" at the end of what stands before a word, where the word replaces one that asked for the other. */
const withArticleFor = (word: string, replaced: string, before: string): string =>
  startsOpen(word) === startsOpen(replaced)
    ? before
    : before.replace(/\b(a)n? $/i, startsOpen(word) ? '$1n ' : '$1 ');

/** "word > other" on each line, as a pattern for the left sides and a way from each to its right side, capital kept. */
export function exchanges(lines: string): { pattern: RegExp; replacementOf: Replacing } {
  const pairs = new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split('>').map((side) => side.trim()))
      .map(([from = '', to = '']) => [from, to] as const),
  );
  const words = [...pairs.keys()].toSorted((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(`(?<![\\w’'-])(?:${words.join('|')})(?<=,|\\w)(?![\\w’'-])`, 'gi'),
    replacementOf: ([found]) => {
      const to = pairs.get(found.toLowerCase());
      return to !== undefined && /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    },
  };
}
