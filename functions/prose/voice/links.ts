import { type LinkGroup, links } from '#contract/voice.ts';

/** “So” links where it opens a sentence or stands behind a comma; “so many” does not. */
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

/** How often a text uses each linking word of a group. */
export const countLinks = (text: string, group: LinkGroup): Map<string, number> =>
  new Map(links[group].map((word) => [word, text.match(PATTERNS.get(word) ?? /$^/)?.length ?? 0]));

const ENOUGH = 2;

/** The word of a group that stands for most of its uses, if one does. */
export function favouriteOf(counts: ReadonlyMap<string, number>): string | null {
  let uses = 0;
  for (const count of counts.values()) uses += count;
  for (const [word, count] of counts) if (count >= ENOUGH && count * 2 > uses) return word;
  return null;
}
