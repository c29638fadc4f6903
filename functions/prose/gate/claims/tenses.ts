import { basesOf } from '../words/bases.ts';
import { firstOfLine } from '../words/first-of-line.ts';
import { isLight, isMark } from '../tokens.ts';

/** "It ended" → "it will end", and the other way. */
export const changesTense = (had: readonly string[], has: readonly string[]): boolean =>
  isPutOff(had, has) ||
  isPutOff(has, had) ||
  isBroughtBack(had, has) ||
  isBroughtBack(has, had) ||
  changesWhen(had, has);

const WILL = new Set(['will', 'shall']);

/** What tells that something is still to come, or was once so. */
export const tellsTime = (token: string): boolean => WILL.has(token) || token === 'used' || WHEN.has(token);

/** How a year or a day stands to the one in which it is said. */
const WHEN = firstOfLine([
  'this current present',
  'last previous past preceding',
  'next coming upcoming following',
]);

const SPANS = new Set(
  (
    'year month week weekend quarter term semester season decade century spring summer autumn fall winter morning afternoon evening night ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'christmas easter ramadan thanksgiving'
  ).split(' '),
);

/** They point at a session or an issue as they do at a year. */
const POINTING = new Set(['this', 'last', 'next']);

/** "Last autumn" → "this autumn". */
function changesWhen(had: readonly string[], has: readonly string[]): boolean {
  const is = whensOf(has);
  return [...whensOf(had)].some(([span, whens]) => {
    const others = is.get(span);
    return others !== undefined && ![...whens].some((when) => others.has(when));
  });
}

function whensOf(tokens: readonly string[]): Map<string, Set<string>> {
  const whens = new Map<string, Set<string>>();
  for (const [at, token] of tokens.entries()) {
    const span = token.replace(/'s$/, '');
    const word = tokens[at - 1] ?? '';
    const when = WHEN.get(word);
    if (when === undefined || !(SPANS.has(span) || POINTING.has(word)) || isLight(span)) continue;
    whens.set(span, (whens.get(span) ?? new Set()).add(when));
  }
  return whens;
}

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
