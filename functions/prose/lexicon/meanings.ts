import { basesOf } from './bases.ts';
import MORE_OPPOSITES from './opposites.json' with { type: 'json' };
import { remembered } from './remembered.ts';
import { synonymsOf } from './synonyms.ts';
import { meaningsOf } from './wordnet.ts';
import OPPOSITES from './wordnet-opposites.json' with { type: 'json' };

/**
 * Relation of two words: forms of one word or of one family ("decide", "decision"), synonyms, near enough
 * for one to replace the other ("boost", "raise"), or opposites.
 */
export type Relation = 'same' | 'synonym' | 'near' | 'opposite';

/** Lexical data of a word. `synonyms` are words; `meanings` and `wider` are WordNet meaning numbers. */
type Known = {
  bases: readonly string[];
  families: readonly string[];
  synonyms: ReadonlySet<string>;
  meanings: readonly string[];
  wider: readonly string[];
};

const numbersIn = (field: string | undefined): string[] => (field ? field.split(' ') : []);

const knownOf = remembered((word): Known => {
  const bases = basesOf(word);
  const families: string[] = [];
  const synonyms = new Set<string>();
  const meanings: string[] = [];
  const wider: string[] = [];
  for (const base of bases) {
    for (const other of synonymsOf(base)) synonyms.add(other);
    const line = meaningsOf(base);
    if (line === null) continue;
    const [own, general, family] = line.split(';');
    meanings.push(...numbersIn(own));
    wider.push(...numbersIn(general));
    if (family) families.push(family);
  }
  return { bases, families, synonyms, meanings, wider };
});

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((each) => other.includes(each));

/** Endings of persons. Two persons of one word family, such as "employer" and "employee", are not the same. */
const PERSON = /(?:[eo]rs?|ees?|ists?|ants?)$/;

/** Returns how two words are related; null when no relation is known. */
export function relationOf(one: string, other: string): Relation | null {
  if (one === other) return 'same';
  const first = knownOf(one);
  const second = knownOf(other);
  if (share(first.bases, second.bases)) return 'same';
  if (share(first.families, second.families)) return PERSON.test(one) && PERSON.test(other) ? 'near' : 'same';
  if (areOpposed(first, second)) return 'opposite';
  if (
    first.bases.some((base) => second.synonyms.has(base)) ||
    second.bases.some((base) => first.synonyms.has(base))
  )
    return 'synonym';
  if (share(first.meanings, second.meanings)) return 'synonym';
  return share(first.meanings, second.wider) || share(first.wider, second.meanings) ? 'near' : null;
}

/** Whether WordNet contains the word, or a word that it may be a form of. */
export const isKnownWord = (word: string): boolean => basesOf(word).some((base) => meaningsOf(base) !== null);

let opposed: ReadonlyMap<string, readonly string[]> | null = null;

function oppositePairs(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const add = (one: string, other: string): void => {
    const others = pairs.get(one);
    if (others === undefined) pairs.set(one, [other]);
    else others.push(other);
  };
  for (const pair of [...OPPOSITES.split('\n'), ...MORE_OPPOSITES]) {
    const space = pair.indexOf(' ');
    add(pair.slice(0, space), pair.slice(space + 1));
    add(pair.slice(space + 1), pair.slice(0, space));
  }
  return pairs;
}

/** Returns the words that are listed as opposites of a word or of one of its bases. */
function oppositesOf(word: string): string[] {
  opposed ??= oppositePairs();
  const pairs = opposed;
  return basesOf(word).flatMap((base) => pairs.get(base) ?? []);
}

const areOpposed = (one: Known, other: Known): boolean =>
  one.bases.some((base) => oppositesOf(base).some((each) => other.bases.includes(each)));

/** Returns a key shared by all words of one family: the number of the family, or else the shortest listed base. */
export function familyOf(word: string): string {
  const { families, bases } = knownOf(word);
  return (
    families[0] ??
    bases.reduce((one, other) => (other.length < one.length && isListed(other) ? other : one), word)
  );
}

const isListed = (word: string): boolean => meaningsOf(word) !== null;
