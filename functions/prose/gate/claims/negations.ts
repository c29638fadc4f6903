import { english } from '../../text/english.ts';
import { basesOf } from '../words/bases.ts';
import { areOpposites, isKnownWord, meanTheSame } from '../words/meanings.ts';
import { isLight, isMark } from '../tokens.ts';

const DENYING = new Set([
  ...english.facts.negations,
  'unless',
  'without',
  'lacking',
  'lack',
  'lacks',
  'lacked',
  'absence',
]);

/** "Failed to start", "refused to sell": with "to" behind it, what did not happen. */
const FAILING = new Set(
  'fail fails failed failing refuse refuses refused refusing decline declines declined declining forget forgets forgot forgotten neglect neglects neglected omit omits omitted'.split(
    ' ',
  ),
);

/** "Denied that he knew", "denied knowing". */
const DENY = /^den(?:y|ies|ied|ying)$/;

/** What may say in other words that something is not so. */
const SOFT =
  /^(?:instead|rather|avoid\w*|prevent\w*|eliminat\w*|remov\w*|fail\w*|unable|free|zero|irrespective|regardless|limited|paucity|few|little|hard|difficult|despite|beyond|refrain\w*|ceas\w*|reject\w*|disput\w*|anymore|non)$/;

/** What these say is no denial, or one that stands in other words as well. */
const IDIOMS: readonly (readonly string[])[] = [
  'not only',
  'not necessarily',
  'no doubt',
  'nothing but',
  'no matter',
  'not hesitate',
  'no wonder',
  'more often than not',
  'not to simply',
].map((idiom) => idiom.split(' '));

const NEGATIVE = /^(?:un|in|im|ir|il|dis|non|mis)(?=\p{L}{3})/u;
const SURE = /^(?:un|dis|non|mis)/;

export const isDenying = (token: string): boolean =>
  DENYING.has(token) || FAILING.has(token) || DENY.test(token) || token === 'rather' || token === 'instead';

/** Whether a word denies, softly or by its first letters too: "not", "lack", "unable", "misused". */
export const denies = (token: string): boolean =>
  DENYING.has(token) || token === 'unable' || token === 'too' || isNegative(token);

/** "Unhappy", "impossible", "misused"; not "individual", nor "instance". */
function isNegative(token: string): boolean {
  const base = token.replace(NEGATIVE, '');
  if (base === token) return false;
  return (
    !token.startsWith('immediate') && (areOpposites(token, base) || (SURE.test(token) && isKnownWord(base)))
  );
}

/** Whether one of two words denies the other: "contaminated", "uncontaminated". */
export const isNegated = (one: string, other: string): boolean =>
  (one.endsWith(other) && one.replace(NEGATIVE, '') === other) ||
  (other.endsWith(one) && other.replace(NEGATIVE, '') === one);

const NOT = new Set(['not', 'never', 'neither', 'nor']);

/** What each denial denies: the words of weight that follow it, up to the end of the clause. */
function denialsOf(tokens: readonly string[]): string[][] {
  const denials: string[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (!deniesAt(tokens, at) || isIdiom(tokens, at)) continue;
    // "no contracts, no commitments" denies once, as "no contracts or commitments" does.
    const goesOn =
      token === 'no' &&
      (tokens[at - 1] === ',' || tokens[at - 1] === '.') &&
      tokens.slice(0, at).includes('no');
    const clause = tokens.slice(at + 1, at + 9);
    const end = clause.findIndex(
      (next, place) =>
        next === 'but' ||
        (JOINING.has(next) && GOES_ON.has(clause[place + 1] ?? '')) ||
        (isMark(next) && !isListed(next, clause[place + 1])),
    );
    const words = clause.slice(0, end < 0 ? clause.length : end).filter((next) => next.length > 2);
    // "Without only" is no "not only".
    const denied = NOT.has(token) ? words : words.filter((word) => !BARELY.has(word));
    if (goesOn || token === 'nor') denials.at(-1)?.push(...denied);
    else denials.push(denied);
  }
  return denials;
}

/** "Is not open on Mondays and is on Sundays": with "and is" another statement begins. */
const JOINING = new Set(['and', 'while', 'whereas', 'though', 'although', 'because']);
const GOES_ON = new Set(
  'is are was were has have had will would can could must may should does did i you he she it we they the a'.split(
    ' ',
  ),
);

/** "Thoughtful, focused work": the comma ends no clause. */
const isListed = (mark: string, next = ''): boolean => mark === ',' && next !== '' && !isLight(next);

/** "Rather than" and "instead of" deny what follows them as "not" does. */
function deniesAt(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1];
  if (token === 'rather') return next === 'than';
  if (token === 'instead') return next === 'of';
  if (DENY.test(token)) return next === 'that' || next?.endsWith('ing') === true;
  return DENYING.has(token) || (FAILING.has(token) && next === 'to');
}

const STRESSED = new Set(['just', 'merely', 'simply']);

/** "Not just a plan but a map", "not just a plan; it is a map": what is denied is that this is all. */
function goesFurther(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== 'not' || !STRESSED.has(tokens[at + 1] ?? '')) return false;
  const end = tokens.findIndex((token, place) => place > at && (token === 'but' || FURTHER.has(token)));
  return end > 0 && (tokens[end] === 'but' || TAKEN_UP.has(tokens[end + 1] ?? ''));
}

const FURTHER = new Set([';', '\u2014', '\u2013']);
const TAKEN_UP = new Set(['it', 'they', 'this', 'that', 'he', 'she', 'we', 'you']);

const isIdiom = (tokens: readonly string[], at: number): boolean =>
  goesFurther(tokens, at) ||
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
    covers({ tokens: before, denials: had }, { tokens: after, denials: has }) &&
    covers({ tokens: after, denials: has }, { tokens: before, denials: had })
  );
}

/** "not just a plan" → "just a plan". */
const loosens = (one: readonly string[], other: readonly string[]): boolean =>
  [...BARELY].some(
    (word) =>
      one.some((token, at) => token === 'not' && one[at + 1] === word) &&
      other.some((token, at) => token === word && other[at - 1] !== 'not' && other[at - 2] !== 'not') &&
      !one.some((token, at) => token === word && one[at - 1] !== 'not'),
  );

type Side = { tokens: readonly string[]; denials: readonly string[][] };

/** Each denial of the one has its own among the other's, or among what is new there: "instead of", a negative prefix. */
function covers(one: Side, other: Side): boolean {
  const left = [...other.denials];
  return one.denials.every((denied) => {
    const open = left.map(
      (counterpart) =>
        isBarely(denied) === isBarely(counterpart) &&
        (isOver(denied) === isOver(counterpart) || one.tokens.concat(other.tokens).includes('anymore')) &&
        !isMoved(denied, counterpart, one, other),
    );
    const alike = left.findIndex((counterpart, at) => open[at] === true && denySame(denied, counterpart));
    // "Never sealed off" → "never shut off": where both deny as often, what is denied may be said in other words.
    const same = alike < 0 && one.denials.length === other.denials.length ? open.indexOf(true) : alike;
    if (same >= 0) {
      left.splice(same, 1);
      return true;
    }
    if (isBarely(denied)) return other.tokens.some((token) => BESIDES.has(token));
    return other.tokens.some((token, at) => {
      if (one.tokens.includes(token)) return false;
      // "Feel free to call" denies nothing.
      if (token === 'free' && other.tokens[at - 1] === 'feel') return false;
      if (SOFT.test(token) && denySame(denied, wordsAround(other.tokens, at))) return true;
      if (NEVER_SEEN.test(token)) return denied.some((word) => SEEN.has(word));
      if (isOppositeOf(token, denied[0] ?? '')) return true;
      // "Sleepless" is "without sleep".
      const base = token.replace(NEGATIVE, '').replace(/(?<=\p{L}{3})less$/u, '');
      return base !== token && denied.some((word) => isLike(word, base) || areForms(word, base));
    });
  });
}

/** "Not cheap" is "expensive", "not big enough" "too small"; what is not more is not less for that. */
const isOppositeOf = (token: string, denied: string): boolean =>
  !isLight(denied) && !token.endsWith('er') && areOpposites(denied, token);

/** "Unprecedented" is what was never seen before. */
const NEVER_SEEN = /^un(?:precedented|heard|seen|matched|paralleled|equall?ed|rivall?ed|surpassed)$/;
const SEEN = new Set(
  'seen heard known happened matched equalled equaled rivalled rivaled surpassed before'.split(' '),
);

/** "Not just this": there is something else besides, which may be said without a denial. */
const BARELY = new Set(['only', 'just', 'merely', 'simply']);
const BESIDES = new Set(['also', 'beyond', ...BARELY]);

const isBarely = (denied: readonly string[]): boolean => BARELY.has(denied[0] ?? '');

const isOver = (denied: readonly string[]): boolean => denied[0] === 'longer';

const denySame = (one: readonly string[], other: readonly string[]): boolean => {
  const [here, there] = [one.filter(isOfWeight), other.filter(isOfWeight)];
  return (
    here.length === 0 ||
    there.length === 0 ||
    here.some((word) => there.some((candidate) => isLike(word, candidate) || meanTheSame(word, candidate)))
  );
};

const isOfWeight = (word: string): boolean => !isLight(word);

const areForms = (one: string, other: string): boolean =>
  one === other || basesOf(one).some((base) => basesOf(other).includes(base));

const isLike = (one: string, other: string): boolean =>
  one.length > 4 && one.slice(0, 5) === other.slice(0, 5);

/** "We ship on weekends but not on holidays" → "not on weekends but on holidays": each denies what the other says. */
const isMoved = (
  denied: readonly string[],
  counterpart: readonly string[],
  one: Side,
  other: Side,
): boolean =>
  !isTurnedRound(denied, counterpart, one, other) &&
  isSaidElsewhere(denied, counterpart, other.tokens) &&
  isSaidElsewhere(counterpart, denied, one.tokens);

/** "Did not sell the barn" → "the barn was not sold": the same verb is denied, which stands nowhere else. */
const isTurnedRound = (
  denied: readonly string[],
  counterpart: readonly string[],
  one: Side,
  other: Side,
): boolean => {
  const verb = denied.find(isOfWeight) ?? '';
  const same = counterpart.find(isOfWeight) ?? '';
  return meanTheSame(verb, same) && countOf(one.tokens, verb) === 1 && countOf(other.tokens, same) === 1;
};

const countOf = (tokens: readonly string[], word: string): number =>
  tokens.filter((token) => areForms(token, word)).length;

const isSaidElsewhere = (
  denied: readonly string[],
  counterpart: readonly string[],
  tokens: readonly string[],
) =>
  denied.some(
    (word) =>
      isOfWeight(word) &&
      !counterpart.some((same) => meanTheSame(word, same)) &&
      tokens.some((token) => areForms(token, word)),
  );

const wordsAround = (tokens: readonly string[], at: number): string[] =>
  [...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(at + 1, at + 10)].filter(
    (next) => next.length > 2 && !isMark(next),
  );
