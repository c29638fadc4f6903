import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from './tokens.ts';

const AUXILIARY = Tag.Be | Tag.Have;

/** Returns the token before, skipping adverbs such as "not", "also" and words in "-ly". */
export function beforeAdverbs(tokens: readonly Token[], at: number): Token | undefined {
  let here = at - 1;
  while (here > 0 && isAdverb(tokens[here])) here--;
  return tokens[here];
}

export function isAdverb(token: Token | undefined): boolean {
  if (!isWord(token)) return false;
  return hasTag(token, Tag.Adverb | Tag.Negation)
    ? !hasTag(token, Tag.Determiner)
    : token.lower.endsWith('ly') && !NOT_ADVERBS.has(token.lower);
}

const NOT_ADVERBS = new Set(
  'ally anomaly apply assembly belly bully butterfly comply family fly imply italy jelly july monopoly multiply rally rely reply supply'.split(
    ' ',
  ),
);

/** Whether a token follows "is", "has been", "have not", so that it is a participle and not a past tense. */
export function isAfterAuxiliary(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return (
    hasTag(before, AUXILIARY) ||
    before?.lower.endsWith("'ve") === true ||
    before?.lower === 'get' ||
    before?.lower === 'gets' ||
    before?.lower === 'got'
  );
}

/** Whether a token follows "to", "can", "did not", "let's", so that it is an infinitive. */
export function isBareVerbPlace(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  if (before?.lower === 'to' && tokens[at - 2]?.lower === 'prior') return false;
  return before?.lower === 'to' || before?.lower === "let's" || hasTag(before, Tag.Modal | Tag.Do);
}

/** Whether a token follows "I", "they", "that people", so that it may be a verb in the plural or the first person. */
export function isPluralVerbPlace(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  if (!isWord(before)) return false;
  return ['i', 'we', 'you', 'they', 'who', 'people'].includes(before.lower);
}

/** Pronouns for the persons or things that a text is about. */
const PERSONAL = new Set(['i', 'we', 'he', 'she', 'they', 'it', 'you']);

/** Whether a token is a pronoun such as "I", "she", "it"; "it" and "you" match as objects too. */
export const isPersonal = (token: Token | undefined): boolean =>
  token !== undefined && PERSONAL.has(token.lower);

/** Whether a form may be a participle: known as one, or spelt like one. */
export const looksParticiple = (token: Token | undefined): boolean =>
  hasTag(token, Tag.Participle) || token?.lower.endsWith('ed') === true;

/** Whether a word looks like a plural: "plans", "boxes"; not "class". */
export const looksPlural = (token: Token | undefined): boolean =>
  isOpenWord(token) && /[^s]s$/.test(token.lower);

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

/** Whether a word is in no closed class: a noun, an adjective, an open verb. */
export const isOpenWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind === 'word' && (token.tags & NOT_NOUNS) === 0;

/** Whether a noun phrase starts here: "the", "its", "many". */
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

/** Nouns with the ending of an adjective. Those in "-ment" are too many to list. */
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

/** Whether a word has the ending of an adjective. */
export const looksAdjective = (token: Token | undefined): boolean =>
  isOpenWord(token) &&
  !token.lower.endsWith('ment') &&
  !NOUNS_ALL_THE_SAME.has(token.lower) &&
  ADJECTIVE_ENDINGS.some((ending) => token.lower.length > ending.length + 2 && token.lower.endsWith(ending));

/** Words that only precede plurals. */
export const COUNTS = new Set(['countless', 'different', 'few', 'many', 'several']);
const PLURALS = new Set('people children men women criteria phenomena media species data'.split(' '));

/** Whether a plural follows: "many old houses", not "many furniture". */
export function opensPlural(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 6; at++) {
    const token = tokens[at];
    if (token?.lower === '-') continue;
    if (!isOpenWord(token)) return false;
    if (/[^su]s$/.test(token.lower) || PLURALS.has(token.lower)) return true;
  }
  return false;
}

const PEOPLE = new Set(
  (
    'children citizen client communities community consumer customer developer employee engineer families family individual leader ' +
    'learner manager member men participant patient people person player reader researcher resident staff student teacher team user ' +
    'women worker'
  ).split(' '),
);

/** Whether something belongs to people: "employees' local knowledge", "a customer's fears" */
export function belongsToPeople(tokens: readonly Token[], from: number): boolean {
  for (let at = from; isOpenWord(tokens[at]) || opensNoun(tokens[at]); at++) {
    const word = tokens[at]?.lower ?? '';
    if (PEOPLE.has(word.replace(/'s$/, '')) && word.endsWith("'s")) return true;
    if (PEOPLE.has(word.replace(/s$/, '')) && isMark(tokens[at + 1], "'’")) return true;
  }
  return false;
}

const BARRED_REACH = 6;

/** Whether one of the words is among the next few words of the same clause. */
export function isFollowedBy(tokens: readonly Token[], from: number, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  for (let at = from; at < from + BARRED_REACH; at++) {
    const token = tokens[at];
    if (!isWord(token)) return false;
    if (words.includes(token.lower)) return true;
  }
  return false;
}
