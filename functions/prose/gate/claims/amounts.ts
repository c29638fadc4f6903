import { isMark } from '../tokens.ts';
import { firstOfLine } from '../words/first-of-line.ts';

/** Small words that tell how much or how many are meant; those of one line say the same. */
const AMOUNTS = firstOfLine([
  'all every each any entire whole full',
  'many several numerous multiple various different diverse varied countless myriad',
  'some certain',
  'most',
  'few little',
  'no',
  'both',
  'either',
  'neither',
  'one single',
]);

/** "One" and "single" may be told by an article, "every" by a "the": it stands for no amount of its own. */
const ARTICLES = new Set('a an the this that these those its their his her our your my it them'.split(' '));

/** "Each tenant has a key" → "one tenant has a key", "some evidence" → "strong evidence": another word where the amount stood. */
export const replacesAmount = (
  had: readonly string[],
  has: readonly string[],
  lost: readonly string[],
  gained: readonly string[],
): boolean => replaces(had, has, lost, gained) || replaces(has, had, gained, lost);

function replaces(
  one: readonly string[],
  other: readonly string[],
  lost: readonly string[],
  gained: readonly string[],
): boolean {
  if (!lost.some((word) => AMOUNTS.has(word))) return false;
  const come = new Set(gained);
  /** What came, by what stands on either side of it. */
  const between = new Map<string, string>();
  for (const [at, word] of other.entries())
    if (come.has(word)) between.set(`${other[at - 1]} ${other[at + 1]}`, word);
  const gone = new Set(lost);
  return one.some((token, at) => {
    const line = AMOUNTS.get(token);
    const next = one[at + 1];
    if (line === undefined || next === undefined || isMark(next) || !gone.has(token)) return false;
    const word = between.get(`${one[at - 1]} ${next}`);
    if (word === undefined) return false;
    const step = AMOUNTS.get(word);
    return step === undefined ? token === 'some' && !isMark(word) && !ARTICLES.has(word) : step !== line;
  });
}
