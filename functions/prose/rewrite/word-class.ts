import { hasTag, isWord } from './scene.ts';
import { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

const AUXILIARY = Tag.Be | Tag.Have;

/** The token before, past adverbs such as "not", "also" and words in "-ly". */
export function beforeAdverbs(tokens: readonly Token[], at: number): Token | undefined {
  let here = at - 1;
  while (here > 0 && isAdverb(tokens[here])) here--;
  return tokens[here];
}

export function isAdverb(token: Token | undefined): boolean {
  if (!isWord(token)) return false;
  return hasTag(token, Tag.Adverb | Tag.Negation)
    ? !hasTag(token, Tag.Determiner)
    : token.lower.endsWith('ly');
}

/** After "is", "has been", "have not": a participle stands here, not a past tense. */
export function isAfterAuxiliary(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return (
    hasTag(before, AUXILIARY) ||
    before?.lower === 'get' ||
    before?.lower === 'gets' ||
    before?.lower === 'got'
  );
}

/** After "to", "can", "did not", "help": an infinitive stands here. */
export function isBareVerbPlace(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return before?.lower === 'to' || before?.lower === "let's" || hasTag(before, Tag.Modal | Tag.Do);
}

/** After "I", "they", "that people": a verb in the plural or the first person may stand here. */
export function isPluralVerbPlace(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  if (!isWord(before)) return false;
  return ['i', 'we', 'you', 'they', 'who', 'people'].includes(before.lower);
}

const NOT_NOUNS =
  Tag.Determiner |
  Tag.Possessive |
  Tag.Preposition |
  Tag.Subject |
  Tag.Modal |
  Tag.Be |
  Tag.Have |
  Tag.Do |
  Tag.And |
  Tag.Subordinator |
  Tag.Adverb |
  Tag.Quantity;

/** A word of no closed class: a noun, an adjective, an open verb. */
export const isOpenWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind === 'word' && (token.tags & NOT_NOUNS) === 0;

/** "the", "its", "many": a noun phrase begins here. */
export const opensNoun = (token: Token | undefined): boolean =>
  hasTag(token, Tag.Determiner | Tag.Possessive | Tag.Quantity | Tag.Number) || token?.kind === 'number';

const ADJECTIVE_ENDINGS = [
  'ive',
  'ous',
  'ful',
  'less',
  'able',
  'ible',
  'ical',
  'ant',
  'ent',
  'ary',
  'ory',
  'ial',
  'al',
  'ic',
];

/** Nouns with the ending of an adjective; those in "-ment" are too many to list. */
const NOUNS_ALL_THE_SAME = new Set(
  (
    'agent approval arrival boundary category client clinic commentary ' +
    'critic detective diary dictionary documentary editorial epidemic fabric factory ' +
    'festival history hospital incentive incident ingredient initiative journal laboratory library logic material memory merchant ' +
    'metal mosaic music narrative pandemic parent participant patient perspective ' +
    'president proposal rehearsal removal renewal republic resident restaurant retrieval rival ' +
    'secretary sergeant servant signal student summary survival talent territory theory topic traffic tribunal tutorial ' +
    'tyrant vegetable victory vocabulary withdrawal'
  ).split(' '),
);

/** Judged by its ending, for words that no list knows. */
export const looksAdjective = (token: Token | undefined): boolean =>
  isOpenWord(token) &&
  !token.lower.endsWith('ment') &&
  !NOUNS_ALL_THE_SAME.has(token.lower) &&
  ADJECTIVE_ENDINGS.some((ending) => token.lower.length > ending.length + 2 && token.lower.endsWith(ending));
