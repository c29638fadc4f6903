import { english } from '../text/english.ts';
import { meanTheSame } from './meanings.ts';
import { isMark } from './tokens.ts';

const DENYING = new Set([
  ...english.facts.negations,
  'without',
  'lacking',
  'lack',
  'lacks',
  'lacked',
  'absence',
]);

/** What may say in other words that something is not so. */
const SOFT =
  /^(?:instead|rather|avoid\w*|prevent\w*|eliminat\w*|remov\w*|fail\w*|unable|free|zero|irrespective|regardless|limited|paucity|few|little|hard|difficult|despite|beyond|less|non)$/;

/** What these say is no denial, or one that stands in other words as well. */
const IDIOMS: readonly (readonly string[])[] = [
  'not only',
  'not just',
  'not merely',
  'not simply',
  'not necessarily',
  'no doubt',
  'no longer',
  'nothing but',
  'no matter',
  'not hesitate',
  'no wonder',
  'more often than not',
  'not to simply',
].map((idiom) => idiom.split(' '));

const NEGATIVE = /^(?:un|in|im|ir|il|dis|non)(?=\p{L}{3})/u;

export const isDenying = (token: string): boolean => DENYING.has(token);

/** Whether a word denies, softly or by its first letters too: "not", "lack", "unable", "misused". */
export const denies = (token: string): boolean =>
  DENYING.has(token) ||
  token === 'unable' ||
  /^(?:un|in|im|ir|il|dis|non|mis)\p{L}{4}/u.test(token) ||
  token === 'too';

/** What each denial denies: the words of weight that follow it, up to the end of the clause. */
function denialsOf(tokens: readonly string[]): string[][] {
  const denials: string[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (!DENYING.has(token) || isIdiom(tokens, at)) continue;
    // "no contracts, no commitments" denies once, as "no contracts or commitments" does.
    const goesOn = tokens.slice(Math.max(0, at - 4), at).includes(token) && token === 'no';
    const clause = tokens.slice(at + 1, at + 7);
    const end = clause.findIndex(isMark);
    const denied = clause.slice(0, end < 0 ? clause.length : end).filter((next) => next.length > 2);
    if (goesOn || token === 'nor') denials.at(-1)?.push(...denied);
    else denials.push(denied);
  }
  return denials;
}

const isIdiom = (tokens: readonly string[], at: number): boolean =>
  IDIOMS.some((idiom) => {
    const from = at - idiom.findIndex((word) => DENYING.has(word));
    return idiom.every((word, step) => tokens[from + step] === word);
  });

/** Whether what one side denies the other denies too. */
export function keepsNegations(before: readonly string[], after: readonly string[]): boolean {
  const had = denialsOf(before);
  const has = denialsOf(after);
  return (
    !loosens(before, after) &&
    !loosens(after, before) &&
    covers(had, has, news(after, before)) &&
    covers(has, had, news(before, after))
  );
}

/** The words of the one that the other has not, and where they stand. */
type News = { tokens: readonly string[]; places: readonly number[] };

const news = (tokens: readonly string[], others: readonly string[]): News => ({
  tokens,
  places: tokens.flatMap((token, at) => (others.includes(token) ? [] : [at])),
});

/** "not just a plan" → "just a plan". */
const loosens = (one: readonly string[], other: readonly string[]): boolean =>
  ['only', 'just', 'merely', 'simply'].some(
    (word) =>
      one.some((token, at) => token === 'not' && one[at + 1] === word) &&
      other.some((token, at) => token === word && other[at - 1] !== 'not' && other[at - 2] !== 'not') &&
      !one.some((token, at) => token === word && one[at - 1] !== 'not'),
  );

/** Each denial of the one has its own among the other's, or among what is new there: "instead of", a negative prefix. */
function covers(one: readonly string[][], other: readonly string[][], { tokens, places }: News): boolean {
  const left = [...other];
  return one.every((denied) => {
    const same = left.findIndex((counterpart) => denySame(denied, counterpart));
    if (same >= 0) {
      left.splice(same, 1);
      return true;
    }
    return places.some((at) => {
      const token = tokens[at] ?? '';
      if (SOFT.test(token)) return denySame(denied, wordsAround(tokens, at));
      const base = token.replace(NEGATIVE, '');
      return base !== token && denied.some((word) => word.slice(0, 5) === base.slice(0, 5));
    });
  });
}

const denySame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((word) => other.some((candidate) => meanTheSame(word, candidate)));

const wordsAround = (tokens: readonly string[], at: number): string[] =>
  tokens.slice(Math.max(0, at - 4), at + 7).filter((next) => next.length > 2 && !isMark(next));
