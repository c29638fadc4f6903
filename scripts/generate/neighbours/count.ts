import { BITS, FIRST_LETTER, placesOf } from '#prose/rewrite/english/neighbours/index.ts';
import type { NeighbourTable } from '#prose/rewrite/english/neighbours/neighbour-table.ts';
import { FORMS, verbForms } from '#prose/lexicon/inflect.ts';
import { objectVerbs } from '#prose/rewrite/english/lexicon/object-verbs.ts';
import { lexicon } from '#prose/rewrite/english/lexicon/index.ts';
import type { PhraseNode } from '#prose/rewrite/english/lexicon/phrase-trie.ts';
import { closedClasses } from '#prose/rewrite/english/lexicon/tags.ts';

const WORDS = /[a-z]+(?:['’][a-z]+)*|[^\sa-z]/gi;
const BITS_A_PAIR = 12;
/** How often two words would stand side by side by chance, before it says something that they never do. */
const EXPECTED = 3;
/** What stands beside a word once may stand there by chance. */
const TWICE = 2;

export type Words = {
  /** What opens or closes a wording of the rules. */
  brought: ReadonlySet<string>;
  /** What they put it in the place of. */
  replaced: ReadonlySet<string>;
};

export function wordsOfRules(): Words {
  const brought = new Set<string>();
  const replaced = new Set<string>();
  const add = (options: readonly string[], source: string): void => {
    for (const option of options) {
      const words = option.split(' ');
      for (const word of [words[0], words.at(-1)]) {
        if (word === undefined || !/^[a-z]+$/.test(word) || closedClasses.has(word)) continue;
        if (!source.includes(word)) brought.add(word);
      }
    }
  };
  const addPhrases = (node: PhraseNode): void => {
    for (const { options, participles, source } of node.rules)
      add([...options, ...(participles ?? [])], source);
    for (const next of [...node.next.values(), node.ing, node.base]) if (next) addPhrases(next);
  };
  for (const [word, { swaps, phrases }] of lexicon()) {
    if (swaps) replaced.add(word);
    for (const { options, participles } of swaps ?? []) add([...options, ...(participles ?? [])], word);
    if (phrases) addPhrases(phrases);
  }
  for (const [base, lines] of objectVerbs())
    for (const form of FORMS) {
      const source = verbForms(base)[form];
      replaced.add(source);
      for (const { options } of lines)
        add(
          options.map((option) => verbForms(option)[form]),
          source,
        );
    }
  return { brought, replaced };
}

/** Which pairs people use of a word that the rules bring in, and which of one that they replace more than once. */
export function neighboursOf(
  texts: readonly string[],
  { brought, replaced }: Words,
): { table: NeighbourTable; pairs: number; never: number } {
  const counts = new Map<string, number>();
  const pairs = new Map<string, number>();
  let all = 0;
  for (const text of texts) {
    const words = (text.match(WORDS) ?? []).map((word) => word.toLowerCase().replace('’', "'"));
    for (const [at, word] of words.entries()) {
      all++;
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const next = words[at + 1];
      if (next === undefined || !(isWord(word) && isWord(next))) continue;
      if ([word, next].some((one) => brought.has(one) || replaced.has(one))) {
        const pair = `${word} ${next}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
  }
  for (const [pair, count] of pairs) {
    const words = pair.split(' ');
    if (count < TWICE && !words.some((word) => brought.has(word))) pairs.delete(pair);
  }
  const never: string[] = [];
  const common = [...counts].filter(([word, count]) => isWord(word) && count > 100);
  for (const word of brought) {
    const often = counts.get(word) ?? 0;
    for (const [other, count] of common) {
      if ((often * count) / all < EXPECTED) continue;
      for (const pair of [`${word} ${other}`, `${other} ${word}`]) if (!pairs.has(pair)) never.push(pair);
    }
  }
  const letters = Array.from({ length: Math.ceil((pairs.size * BITS_A_PAIR) / BITS) }, () => 0);
  for (const pair of pairs.keys()) {
    for (const place of placesOf(pair, letters.length * BITS)) {
      const at = Math.floor(place / BITS);
      letters[at] = (letters[at] ?? 0) | (1 << (place % BITS));
    }
  }
  const seen = letters.map((bits) => String.fromCharCode(FIRST_LETTER + bits)).join('');
  return {
    table: { seen, never: never.toSorted().join('\n') },
    pairs: pairs.size,
    never: never.length,
  };
}

const isWord = (word: string): boolean => /^[a-z]/.test(word);
