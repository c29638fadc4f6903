import { type LinkGroup, links } from '#contract/voice.ts';

/** Patterns of ambiguous words. “So” links at the head of a sentence or after a comma; “so many” does not. */
const LINKING: Partial<Record<string, string>> = {
  so: '(?:^|[.!?]["\\u201d\\u2019)]?\\s+|\\n\\s*|, )so(?! (?:many|much|that|far|long|called)\\b)\\b',
  although: '(?<!even )\\balthough\\b',
  though: '(?<!even |as )\\bthough\\b',
};

const PATTERNS = new Map(
  Object.values(links)
    .flat()
    .map((word) => [word, new RegExp(LINKING[word] ?? `\\b${word}\\b`, 'gi')]),
);

/** Counts the uses of each linking word of a group. */
export const countLinks = (text: string, group: LinkGroup): Map<string, number> =>
  new Map(links[group].map((word) => [word, text.match(PATTERNS.get(word) ?? /$^/)?.length ?? 0]));

const ENOUGH = 2;

/** Returns the word with more than half of a group's uses; null when there is none. */
export function favouriteOf(counts: ReadonlyMap<string, number>): string | null {
  let uses = 0;
  for (const count of counts.values()) uses += count;
  for (const [word, count] of counts) if (count >= ENOUGH && count * 2 > uses) return word;
  return null;
}
