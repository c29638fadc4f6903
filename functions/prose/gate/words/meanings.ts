import { basesOf, rootOf } from './bases.ts';
import { synonymPairs } from './rule-words.ts';
import { MORE_OPPOSITES } from './opposites.ts';
import { meaningsOf } from './wordnet-lines.ts';
import OPPOSITES from './wordnet-opposites.json' with { type: 'json' };

/** What is known of a word, in numbers: words that share one of `same` mean the same. Both in order. */
type Known = { same: Int32Array; sameOrWider: Int32Array; opposites: readonly string[] };

const known = new Map<string, Known>();
const MOST_KNOWN = 20_000;

/** Numbers below nought for what is no meaning of WordNet's: a base, a root, two words that the rules exchange. */
const numbers = new Map<string, number>();

function numberOf(key: string): number {
  let number = numbers.get(key);
  if (number === undefined) {
    number = -1 - numbers.size;
    numbers.set(key, number);
  }
  return number;
}

function knownOf(word: string): Known {
  let found = known.get(word);
  if (found === undefined) {
    found = lookUp(word);
    known.set(word, found);
  }
  return found;
}

/** Between two sentences, since the words of one are compared by their numbers. */
export function forgetMany(): void {
  if (known.size < MOST_KNOWN) return;
  known.clear();
  numbers.clear();
}

let listed: ReadonlyMap<string, readonly string[]> | null = null;
let opposed: ReadonlyMap<string, readonly string[]> | null = null;

function lookUp(word: string): Known {
  listed ??= synonymPairs();
  opposed ??= oppositePairs();
  const same: number[] = [];
  const wider: number[] = [];
  const opposites: string[] = [];
  const root = rootOf(word);
  if (root.length >= 4) same.push(numberOf(`${root}-`));
  for (const base of basesOf(word)) {
    same.push(numberOf(base));
    // Both of a pair get one number, so that they meet.
    for (const other of listed.get(base) ?? [])
      same.push(numberOf(base < other ? `${base} ${other}` : `${other} ${base}`));
    opposites.push(...(opposed.get(base) ?? []));
    const line = meaningsOf(base);
    if (line === null) continue;
    const [own = '', general = ''] = line.split(';');
    pushMeanings(same, own);
    pushMeanings(wider, general);
  }
  return {
    same: ordered(same),
    sameOrWider: wider.length > 0 ? ordered(same.concat(wider)) : ordered(same),
    opposites,
  };
}

const ordered = (meanings: readonly number[]): Int32Array => Int32Array.from(meanings).toSorted();

function pushMeanings(meanings: number[], line: string): void {
  if (line !== '') for (const id of line.split(' ')) meanings.push(Number.parseInt(id, 36));
}

/** Whether the list has the word, or one that it may be a form of. */
export const isKnownWord = (word: string): boolean => basesOf(word).some((base) => meaningsOf(base) !== null);

function share(one: Int32Array, other: Int32Array): boolean {
  let at = 0;
  let there = 0;
  while (at < one.length && there < other.length) {
    const difference = (one[at] ?? 0) - (other[there] ?? 0);
    if (difference === 0) return true;
    if (difference < 0) at++;
    else there++;
  }
  return false;
}

/** Whether two words are forms of one word, words of one root, or share a meaning. */
export const meanTheSame = (one: string, other: string): boolean =>
  one === other || share(knownOf(one).same, knownOf(other).same);

/** The same, and words of which one says more than the other. */
export const mayMeanTheSame = (one: string, other: string): boolean =>
  one === other || share(knownOf(one).sameOrWider, knownOf(other).sameOrWider);

/** The same of a word and any of those that count. */
export function mayMeanAny(
  word: string,
  others: readonly string[],
  counts: (other: string) => boolean,
): boolean {
  const { sameOrWider } = knownOf(word);
  return others.some(
    (other) => counts(other) && (other === word || share(sameOrWider, knownOf(other).sameOrWider)),
  );
}

function oppositePairs(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const add = (one: string, other: string): void => {
    const others = pairs.get(one);
    if (others === undefined) pairs.set(one, [other]);
    else others.push(other);
  };
  for (const pair of [...OPPOSITES.split('\n'), ...MORE_OPPOSITES.split('|')]) {
    const space = pair.indexOf(' ');
    add(pair.slice(0, space), pair.slice(space + 1));
    add(pair.slice(space + 1), pair.slice(0, space));
  }
  return pairs;
}

/** "Can" is no tin, and dismisses nobody. */
const HELPING = new Set(['can', 'could', 'may', 'might', 'will', 'would']);

/** "Huge" and "small", "dry" and "rainy": the one is opposed to what means the other. */
export function areNearOpposites(one: string, other: string): boolean {
  if (HELPING.has(one) || HELPING.has(other)) return false;
  const { opposites } = knownOf(one);
  const { opposites: others } = knownOf(other);
  return (
    opposites.length + others.length > 0 &&
    (opposites.some((word) => meanTheSame(word, other)) || others.some((word) => meanTheSame(word, one))) &&
    !mayMeanTheSame(one, other)
  );
}

/** "give" and "receive", "more" and "less". */
export function areOpposites(one: string, other: string): boolean {
  const { opposites } = knownOf(one);
  return opposites.length > 0 && basesOf(other).some((base) => opposites.includes(base));
}
