import { basesOf, rootOf } from './bases.ts';
import { synonymPairs } from './rule-words.ts';
import { MEANINGS, OPPOSITES } from './wordnet.ts';

/** Of a word the numbers of its meanings, and of the wider ones. */
type Senses = { near: readonly string[]; wider: readonly string[] };

let lines: Map<string, string> | null = null;
let pairs: Set<string> | null = null;
let listed: Map<string, string[]> | null = null;
const known = new Map<string, Senses>();
const MOST_KNOWN = 20_000;

const NOTHING: Senses = { near: [], wider: [] };

const linesByWord = (): Map<string, string> =>
  (lines ??= new Map(
    MEANINGS.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1)];
    }),
  ));

/** Whether the list has the word, or one that it may be a form of. */
export const isKnownWord = (word: string): boolean => basesOf(word).some((base) => linesByWord().has(base));

function sensesOf(word: string): Senses {
  const found = known.get(word);
  if (found) return found;
  const near: string[] = [];
  const wider: string[] = [];
  for (const base of basesOf(word)) {
    const [own = '', general = ''] = linesByWord().get(base)?.split(';') ?? [];
    if (own !== '') near.push(...own.split(' '));
    if (general !== '') wider.push(...general.split(' '));
  }
  const senses = near.length + wider.length === 0 ? NOTHING : { near, wider };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, senses);
  return senses;
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

/** Whether two words are forms of one word, words of one root, or share a meaning. */
export function meanTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const root = rootOf(one);
  if (root.length >= 4 && root === rootOf(other)) return true;
  return (
    share(basesOf(one), basesOf(other)) ||
    areListed(one, other) ||
    share(sensesOf(one).near, sensesOf(other).near)
  );
}

/** The same, and words of which one says more than the other. */
export function mayMeanTheSame(one: string, other: string): boolean {
  if (meanTheSame(one, other)) return true;
  const a = sensesOf(one);
  const b = sensesOf(other);
  return share(a.near, b.wider) || share(a.wider, b.near) || share(a.wider, b.wider);
}

/** Whether the rules take the one for the other. */
function areListed(one: string, other: string): boolean {
  listed ??= synonymPairs();
  const options = new Set(basesOf(other));
  return basesOf(one).some((base) => listed?.get(base)?.some((option) => options.has(option)) === true);
}

/** Small words and comparatives, which the list leaves out. In the order of the alphabet, as there. */
const MORE_OPPOSITES = (
  'less more|fewer more|least most|after before|above below|over under|always never|with without|better worse|best worst|higher lower|' +
  'greater lesser|larger smaller|bigger smaller|decrease increase|decline increase|fall rise|fall grow|improve worsen|increase reduce|' +
  'earlier later|few many|all none|everyone nobody|everyone someone|all some|every no'
).split('|');

/** "give" and "receive", "more" and "less". */
export function areOpposites(one: string, other: string): boolean {
  pairs ??= new Set([...OPPOSITES.split('\n'), ...MORE_OPPOSITES]);
  for (const a of basesOf(one))
    for (const b of basesOf(other)) if (pairs.has(a < b ? `${a} ${b}` : `${b} ${a}`)) return true;
  return false;
}
