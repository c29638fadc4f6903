import { IRREGULAR_NOUNS, IRREGULAR_VERBS, rowsOf } from '../../lexicon/irregular.ts';

let irregular: Map<string, string> | null = null;

function irregularBases(): Map<string, string> {
  const bases = new Map([
    ['better', 'good'],
    ['best', 'good'],
    ['worse', 'bad'],
    ['worst', 'bad'],
    ['people', 'person'],
    ['has', 'have'],
    ['is', 'be'],
    ['are', 'be'],
  ]);
  for (const rows of [IRREGULAR_VERBS, IRREGULAR_NOUNS])
    for (const [base, forms] of rowsOf(rows)) for (const form of forms) bases.set(form, base);
  return bases;
}

/** What a word may be a form of, itself first: "running" of "run", "cities" of "city", "quickly" of "quick". */
export function basesOf(word: string): readonly string[] {
  let bases = known.get(word);
  if (bases === undefined) {
    bases = findBases(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, bases);
  }
  return bases;
}

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

function findBases(word: string): string[] {
  irregular ??= irregularBases();
  const bases = new Set([word]);
  const base = irregular.get(word);
  if (base !== undefined) bases.add(base);
  for (const [ending, replacements] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    for (const replacement of replacements) bases.add(stem + replacement);
    if (stem.at(-1) === stem.at(-2)) bases.add(stem.slice(0, -1));
  }
  return [...bases];
}

const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['iest', ['y']],
  ['est', ['', 'e']],
  ['ily', ['y']],
  ['ally', ['']],
  ['ly', ['', 'le']],
];

const DERIVED =
  /(?:ations?|itions?|ions?|ments?|ness|ities|ity|ings?|ed|ers?|ors?|ies|es|s|ly|ive|al|ic|able|ible|ance|ence|y|e)$/;

/** What words of one root have in common: "comput" of "computer" and "computation". */
export const rootOf = (word: string): string => word.replace(DERIVED, '');
