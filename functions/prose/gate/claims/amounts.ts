import { isMark } from '../tokens.ts';

/** Small words that tell how much or how many are meant; those of one line say the same. */
const AMOUNTS: ReadonlyMap<string, number> = new Map(
  [
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
  ].flatMap((words, line) => words.split(' ').map((word) => [word, line] as const)),
);

/** "One" and "single" may be told by an article, "every" by a "the": it stands for no amount of its own. */
const ARTICLES = new Set('a an the this that these those its their his her our your my it them'.split(' '));

/** "Each tenant has a key" → "one tenant has a key", "some evidence" → "strong evidence": another word where the amount stood. */
export const replacesAmount = (
  had: readonly string[],
  has: readonly string[],
  lost: readonly string[],
  gained: readonly string[],
): boolean => replaces(had, has, lost, gained) || replaces(has, had, gained, lost);

const replaces = (
  one: readonly string[],
  other: readonly string[],
  lost: readonly string[],
  gained: readonly string[],
): boolean =>
  one.some((token, at) => {
    const line = AMOUNTS.get(token);
    const next = one[at + 1] ?? '';
    if (line === undefined || !lost.includes(token) || isMark(next) || next === '') return false;
    return other.some((word, place) => {
      if (other[place + 1] !== next || other[place - 1] !== one[at - 1] || !gained.includes(word))
        return false;
      const step = AMOUNTS.get(word);
      if (step !== undefined) return step !== line;
      return token === 'some' && !isMark(word) && !ARTICLES.has(word);
    });
  });
