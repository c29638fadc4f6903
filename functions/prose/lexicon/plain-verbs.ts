import { KNOWN_VERBS } from './verbs-known.ts';
import { VERBS } from './verbs.ts';
import { linesOf, readLine, type DataLine } from './data-line.ts';
import { LISTED_VERBS } from './inflect.ts';

/** Every verb of the lists of single words, in its plain form. */
export const plainVerbs = (): Set<string> =>
  new Set([
    ...LISTED_VERBS,
    ...KNOWN_VERBS.trim().split(/\s+/),
    ...linesOf(VERBS).flatMap((line) => verbsOf(readLine(line))),
  ]);

/** The verb of a line and those that may stand for it, without the small words behind them. */
export const verbsOf = ({ head, options }: DataLine): string[] =>
  [head, ...options].map((phrase) => phrase.split(' ', 1)[0] ?? phrase);
