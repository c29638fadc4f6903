import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, isPersonal, isPluralNoun, opensNoun } from '../grammar/word-class.ts';

/** The two halves of "not only X but also Y": where the denial stands, where X and Y begin, where X has ended. */
export type Halves = {
  tokens: readonly Token[];
  at: number;
  but: number;
  second: number;
  hasAlso: boolean;
  stress: string;
};

export const firstHalf = ({ tokens, at, but }: Halves): readonly Token[] =>
  tokens.slice(at + 2, isMark(tokens[but - 1], ',') ? but - 1 : but);

/** What follows up to the next mark that is no comma. */
function secondHalf({ tokens, second }: Halves): readonly Token[] {
  const end = tokens.findIndex(
    (token, here) => here > second && token.kind === 'mark' && !',-\u2019'.includes(token.lower),
  );
  return tokens.slice(second, end < 0 ? tokens.length : end);
}

export const hasPair = (half: readonly Token[]): boolean =>
  half.some((token) => hasTag(token, Tag.And) || isMark(token, ',') || token.lower === 'both');

const LONGEST = 10;

/** The second half is more than the first by these, or is joined to it already. */
export const LEADING_UP = new Set(['both', 'well', 'too', 'itself', 'themselves', 'very']);

/** A list of three behind "both X and" would not be told from X. */
const isList = (half: readonly Token[]): boolean => {
  const and = half.findIndex((token) => hasTag(token, Tag.And));
  return and > 0 && half.slice(0, and).some((token) => isMark(token, ','));
};

const FAR = 8;

/** "not only for Hull but also for York" → "both for Hull and for York": two things of one kind, the first of them short. */
export function mayBeBoth(halves: Halves): boolean {
  const first = firstHalf(halves);
  const second = secondHalf(halves);
  if (!(halves.stress === 'only' || halves.hasAlso) || hasPair(first)) return false;
  if (first.length > LONGEST || second.length === 0) return false;
  // Where "in" or "to" is said again, a list further on is no longer taken for a part of the pair.
  const start = isMarked(halves) ? second.slice(0, FAR) : second;
  if (isList(start) || second.slice(0, 4).some((token) => hasTag(token, Tag.And))) return false;
  // "Not only water but grief": the second is a surprise.
  if (!halves.hasAlso && first.length === 1 && (second.length === 1 || !opensNoun(second[0]))) return false;
  return (
    !halves.tokens.some(({ lower }) => lower === 'both' || lower === 'too') &&
    !second.some(({ lower }) => LEADING_UP.has(lower)) &&
    (areOfOneKind(halves) || isAsked(halves))
  );
}

/** "not just the hull and the mast, but also the sails" → "the hull and the mast, as well as the sails": one half is a pair of its own. */
export function mayBeAsWell(halves: Halves): boolean {
  const { tokens, but, hasAlso } = halves;
  if (!hasAlso || tokens.some(({ lower }) => lower === 'well') || !areOfOneKind(halves)) return false;
  return isMark(tokens[but - 1], ',') || !firstHalf(halves).some((token) => isMark(token, ','));
}

const ASKING = new Set(['what', 'how', 'why', 'who', 'where', 'when', 'whether']);

const isAsked = ({ tokens, at, second }: Halves): boolean =>
  ASKING.has(tokens[at + 2]?.lower ?? '') &&
  ASKING.has(tokens[second]?.lower ?? '') &&
  !hasTag(tokens[at - 1], Tag.Be);

/** "in … but in", "to … but to" */
const isMarked = ({ tokens, at, second }: Halves): boolean =>
  (hasTag(tokens[second], Tag.Preposition) || tokens[second]?.lower === 'to') &&
  tokens[at + 2]?.lower === tokens[second]?.lower;

function areOfOneKind(halves: Halves): boolean {
  const { tokens, at, second } = halves;
  const one = tokens[at + 2];
  const other = tokens[second];
  if (one?.lower === 'to' && other?.lower === 'to')
    return hasTag(tokens[at + 3], Tag.Base) === hasTag(tokens[second + 1], Tag.Base);
  if (hasTag(one, Tag.Preposition) && hasTag(other, Tag.Preposition)) return one?.lower === other?.lower;
  return areThings(halves);
}

/** Two things that something is done to, or that it is. */
function areThings({ tokens, at, second }: Halves): boolean {
  const before = tokens[at - 1];
  const takesObject =
    hasTag(before, Tag.Be | Tag.Base | Tag.S | Tag.Past | Tag.Ing | Tag.Participle | Tag.Preposition) ||
    before?.lower.endsWith('ing') === true;
  return takesObject && !isMark(before, ',') && isThing(tokens, at + 2) && isThing(tokens, second);
}

function isThing(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (opensNoun(first)) return !hasTag(first, Tag.Number) && first?.lower !== 'any';
  if (!isOpenWord(first) || first.held || isAdverb(first)) return false;
  const name = tokens.slice(at, at + 4);
  const end = name.findIndex((token) => !isOpenWord(token));
  const phrase = end < 0 ? name : name.slice(0, end);
  return (
    !hasTag(first, Tag.S | Tag.Past | Tag.Participle | Tag.Ing) &&
    phrase.length > 0 &&
    (phrase.length > 1 || isPluralNoun(first) || !hasTag(first, Tag.Base)) &&
    !first.lower.endsWith('ed') &&
    !first.lower.endsWith('ing')
  );
}

/** Whether a bare "and" would do before the second verb: it cannot be read for a noun. */
export const isShownVerb = (token: Token | undefined): boolean =>
  !hasTag(token, Tag.Base) || hasTag(token, Tag.S);

const isPast = (token: Token): boolean => hasTag(token, Tag.Past) || /[^e]ed$/.test(token.lower);

/** "not only opened roads but also sped up trade", "will not only feed us but will also warm us": one subject, two verbs of one form. */
export function areDeeds({ tokens, at, but, second, hasAlso }: Halves): boolean {
  if (!hasAlso) return false;
  const before = tokens[at - 1];
  let first = at + 2;
  while (isAdverb(tokens[first])) first++;
  let other = second;
  while (isAdverb(tokens[other])) other++;
  const one = tokens[first];
  const two = tokens[other];
  if (!isWord(one) || !isWord(two) || one.held || two.held || hasTag(before, Tag.Preposition)) return false;
  if (tokens[but + 1]?.lower !== 'also') {
    // The helping verb is said again, or who does it: "but it also warmed us".
    return hasTag(before, Tag.Modal | Tag.Have) ? tokens[but + 1]?.lower === before?.lower : false;
  }
  if (hasTag(before, Tag.Be)) return false;
  if (hasTag(one, Tag.S) && hasTag(two, Tag.S)) return true;
  if (isPast(one) && isPast(two)) return true;
  const opensBare =
    hasTag(before, Tag.Modal) || before?.lower === 'to' || isPluralNoun(before) || isPersonal(before);
  return opensBare && hasTag(one, Tag.Base) && hasTag(two, Tag.Base) && !hasTag(one, Tag.Do);
}
