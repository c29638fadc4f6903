import type { Held } from '#contract/humanize.ts';
import { knownPairs } from './known-pairs.ts';

/** A source passage and its rewording as a judge sees them. `words`: the differences that the gate is unsure of. */
export type Pair = { before: string; after: string; words: { before: string; after: string }[] };

export const answers = ['yes', 'no', 'unclear'] as const;
/** Whether both sides of a pair mean the same. */
export type Answer = (typeof answers)[number];

/** Maximum number of pairs with the same known pairs among them. */
export const mostPairs = 12;

/** Mixes in known pairs, so that they do not stand out. `group` selects which ones. */
export function amongKnown(pairs: readonly Pair[], group: number) {
  const known = knownPairs(group);
  const mixed: Pair[] = [];
  for (let at = 0; at < Math.max(pairs.length, known.length); at++)
    mixed.push(...[pairs[at], known[at]].filter((each) => each !== undefined));
  return {
    mixed,
    /** Returns the answers to the pairs, numbered from 1 as mixed, or null if one to a known pair is wrong. */
    read(said: readonly { number: number; same: Answer }[]): Answer[] | null {
      const answerTo = (pair: Pair): Answer => {
        const number = mixed.indexOf(pair) + 1;
        const own = said.filter((each) => each.number === number);
        const [first] = own;
        return first !== undefined && own.every(({ same }) => same === first.same) ? first.same : 'unclear';
      };
      if (known.some((pair) => answerTo(pair) !== (pair.same ? 'yes' : 'no'))) return null;
      return pairs.map(answerTo);
    },
  };
}

/** Returns a doubt in the form that a judge sees. */
export const pairOf = (
  { start, end, after, seen }: Omit<Held, 'why'>,
  source: string,
  shown = (words: string) => words,
): Pair => ({
  before: shown(source.slice(start, end).trim()),
  after: shown(after.trim()),
  words: seen.map(({ before, after: there }) => ({
    before: shown(source.slice(before.start, before.end)),
    after: shown(after.slice(there.start, there.end)),
  })),
});
