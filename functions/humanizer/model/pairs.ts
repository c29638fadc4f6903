import type { Held } from '#contract/humanize.ts';
import { knownPairs } from './known-pairs.ts';

/** A source passage and its rewording as a judge sees them. `words`: the differences that the gate is unsure of. */
export type Pair = { before: string; after: string; words: { before: string; after: string }[] };

export const answers = ['yes', 'no', 'unclear'] as const;
/** Whether both sides of a pair mean the same. */
export type Answer = (typeof answers)[number];

/** Mixes in known pairs. `group` selects which ones. */
export function amongKnown(pairs: readonly Pair[], group: number) {
  const known = knownPairs(group);
  const mixed: Pair[] = [];
  for (let at = 0; at < Math.max(pairs.length, known.length); at++)
    mixed.push(...[pairs[at], known[at]].filter((each) => each !== undefined));
  return {
    mixed,
    /**
     * Returns the answers to the pairs, numbered from 1 as mixed, or null if one to a known pair is wrong. A pair with two
     * different answers has none.
     */
    read<Said extends { number: number; same: Answer }>(said: readonly Said[]): (Said | undefined)[] | null {
      const answerTo = (pair: Pair): Said | undefined => {
        const number = mixed.indexOf(pair) + 1;
        const own = said.filter((each) => each.number === number);
        const [first] = own;
        return own.every(({ same }) => same === first?.same) ? first : undefined;
      };
      if (known.some((pair) => answerTo(pair)?.same !== (pair.same ? 'yes' : 'no'))) return null;
      return pairs.map(answerTo);
    },
  };
}

/** Returns a wording in the form that a judge sees. */
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
