import { pick, type Edit, type Random, replacements } from './edit.ts';
import type { Passage } from './passage.ts';
import { exchangesIn, linesOf } from './tables.ts';

type Exchanges = { pattern: RegExp; otherOf: (found: string, random: Random) => string | null };

/** Returns a pattern for the phrases of a table, and a function that picks another phrase of the same line. */
export function exchanges(table: string): Exchanges {
  const others = new Map(
    linesOf(table)
      .flatMap(exchangesIn)
      .map(({ from, to }) => [from.toLowerCase(), to] as const),
  );
  const longestFirst = [...others.keys()].toSorted((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(`(?<![\\w’'-])(?:${longestFirst.join('|')})(?![\\w’'-])`, 'gi'),
    otherOf: (found, random) => {
      const list = others.get(found.toLowerCase());
      return list ? pick(list, random) : null;
    },
  };
}

/** A context, by the text before and after a phrase, in which it has another meaning or its replacement does not fit. */
export type Exception = { found?: RegExp; before?: RegExp; behind?: RegExp };

export const isException = (
  exceptions: readonly Exception[],
  { 0: phrase, index }: RegExpExecArray,
  sentence: string,
): boolean =>
  exceptions.some(
    ({ found, before, behind }) =>
      (found?.test(phrase) ?? true) &&
      (before?.test(sentence.slice(0, index)) ?? true) &&
      (behind?.test(sentence.slice(index + phrase.length)) ?? true),
  );

/** Replaces each phrase of a table by another of its line. */
export const exchangedPhrases = (
  passage: Passage,
  { pattern, otherOf }: Exchanges,
  exceptions: readonly Exception[],
  random: Random,
): Edit[] =>
  replacements(passage, pattern, (match, { text }) =>
    isException(exceptions, match, text) ? null : otherOf(match[0], random),
  );
