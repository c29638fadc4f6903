import { basesOf } from '../words/bases.ts';
import { isLight, isMark } from '../tokens.ts';

/** "It ended" → "it will end", and the other way. */
export const changesTense = (had: readonly string[], has: readonly string[]): boolean =>
  isPutOff(had, has) || isPutOff(has, had) || isBroughtBack(had, has) || isBroughtBack(has, had);

const WILL = new Set(['will', 'shall']);

/** What tells that something is still to come, or was once so. */
export const tellsTime = (token: string): boolean => WILL.has(token) || token === 'used';

/** "The firm used to make clocks" → "the firm makes clocks". */
const isBroughtBack = (once: readonly string[], now: readonly string[]): boolean =>
  !now.includes('used') &&
  once.some((token, at) => {
    const verb = once[at + 2] ?? '';
    if (token !== 'used' || once[at + 1] !== 'to') return false;
    const place = now.findIndex((word) => word === verb || word === `${verb}s`);
    return place > 0 && now[place - 1] === once[at - 1];
  });

const BE = new Set(['be', 'been', 'being', 'is', 'are', 'am', 'get', 'gets']);

/** Whether what is still to come on one side, and nothing else there, is over on the other. */
function isPutOff(past: readonly string[], future: readonly string[]): boolean {
  if (past.some((token) => WILL.has(token) || token === 'would' || token === 'going')) return false;
  return future.some((token, at) => {
    if (!WILL.has(token)) return false;
    const { verb, isPassive } = verbAfter(future, at);
    if (verb === '') return false;
    return past.some((word, place) => isPast(word, verb, isPassive) && isOver(past, place, isPassive));
  });
}

/** The verb behind "will": "will soon end", "will have to be sold". */
function verbAfter(tokens: readonly string[], at: number): { verb: string; isPassive: boolean } {
  let isPassive = false;
  for (let here = at + 1; here < Math.min(tokens.length, at + 5); here++) {
    const token = tokens[here] ?? '';
    if (isMark(token)) break;
    if (token === 'be') isPassive = true;
    else if (!isLight(token) && !token.endsWith('ly')) return { verb: token, isPassive };
  }
  return { verb: '', isPassive };
}

const isPast = (word: string, verb: string, isPassive: boolean): boolean =>
  isPassive
    ? word === verb
    : word !== verb &&
      !word.endsWith('ing') &&
      !word.endsWith('s') &&
      !isLight(word) &&
      basesOf(word).includes(verb) &&
      !word.endsWith('er');

/** "Ended", "was ended", "has ended"; not "is ended", nor "the ended". */
function isOver(tokens: readonly string[], at: number, isPassive: boolean): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  if (before.some((token) => HAD.has(token))) return true;
  return !isPassive && !before.some((token) => BE.has(token)) && !NO_VERB_BEHIND.has(tokens[at - 1] ?? '');
}

const HAD = new Set(['was', 'were', 'been', 'had', 'has', 'have']);
const NO_VERB_BEHIND = new Set(['to', 'a', 'an', 'the', 'its', 'their', 'of', 'and']);
