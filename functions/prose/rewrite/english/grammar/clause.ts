import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { FiniteVerb, Token } from './tokens.ts';
import {
  beforeAdverbs,
  isAdverb,
  isAfterAuxiliary,
  isBareVerbPlace,
  isOpenWord,
  looksAdjective,
  opensNoun,
  looksPlural,
} from './word-class.ts';

/** Returns the verbs between two tokens that have a subject and a tense, as far as the words around them show it. */
export function finiteVerbs(tokens: readonly Token[], from: number, to: number): FiniteVerb[] {
  const found: FiniteVerb[] = [];
  for (let at = from; at < to; at++) {
    const verb = finiteVerbAt(tokens, at);
    if (verb !== null) found.push(verb);
  }
  return found;
}

const PAST_FORMS = new Set(['was', 'were', "wasn't", "weren't", 'had', "hadn't", 'did', "didn't"]);
const NOT_FINITE = new Set(['be', 'been', 'being', 'having', 'done']);

function finiteVerbAt(tokens: readonly Token[], at: number): FiniteVerb | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.finite === undefined) token.finite = judgeFinite(tokens, at);
  return token.finite;
}

function judgeFinite(tokens: readonly Token[], at: number): FiniteVerb | null {
  const token = tokens[at];
  if (!isWord(token) || token.held || NOT_FINITE.has(token.lower)) return null;
  if (token.tags === 0) {
    if (token.lower.endsWith('ed')) return pastAt(tokens, at);
    if (isLoneSingular(tokens, at)) return { at, tense: 'present', certain: true };
    const subjects = token.lower.endsWith('s') ? ['he', 'she', 'it'] : ['we', 'you', 'they'];
    const before = tokens[at - 1];
    const follows =
      before?.held === false &&
      subjects.includes(before.lower) &&
      (hasTag(tokens[at + 1], AFTER_VERB) || tokens[at + 1]?.kind === 'mark');
    return follows && !isAdverb(token) && !looksAdjective(token)
      ? { at, tense: 'present', certain: true }
      : null;
  }
  if (hasTag(token, Tag.Modal)) return { at, tense: 'modal', certain: true };
  if (hasTag(token, Tag.Be | Tag.Have | Tag.Do)) {
    if (isBareVerbPlace(tokens, at)) return null;
    if (PAST_FORMS.has(token.lower)) return { at, tense: 'past', certain: true };
    return {
      at,
      tense: hasTag(token, Tag.Have) && isPerfect(tokens, at) ? 'perfect' : 'present',
      certain: true,
    };
  }
  // In "the schemes tip the scales" the first word in "-s" only looks like the verb, and an unknown verb follows it.
  if (hasTag(token, Tag.S))
    return isThirdPerson(tokens, at)
      ? { at, tense: 'present', certain: !(isOpenWord(tokens[at + 1]) && opensNoun(tokens[at + 2])) }
      : null;
  if (hasTag(token, Tag.Past)) return pastAt(tokens, at);
  if (hasTag(token, Tag.Base)) return pluralAt(tokens, at);
  return null;
}

/** "the flood cripples the town": a word in "-s" between a singular noun and an article cannot be a plural, so it is a verb. */
const isLoneSingular = (tokens: readonly Token[], at: number): boolean =>
  /[^su]s$/.test(tokens[at]?.lower ?? '') &&
  isOpenWord(tokens[at - 1]) &&
  tokens[at - 1]?.tags === 0 &&
  !/(?:s|ed|ing)$/.test(tokens[at - 1]?.lower ?? '') &&
  (['the', 'a', 'an'].includes(tokens[at + 1]?.lower ?? '') || hasTag(tokens[at + 1], Tag.Possessive));

function isPerfect(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (isAdverb(tokens[next])) next++;
  const token = tokens[next];
  return hasTag(token, Tag.Participle) || token?.lower === 'been' || token?.lower.endsWith('ed') === true;
}

const AFTER_VERB =
  Tag.Determiner |
  Tag.Possessive |
  Tag.Preposition |
  Tag.Object |
  Tag.Adverb |
  Tag.Quantity |
  Tag.Subordinator |
  Tag.Ing;

function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const previous = beforeAdverbs(tokens, at);
  const next = tokens[at + 1];
  if (hasTag(next, Tag.Modal | Tag.Be | Tag.Have)) return false;
  const hasObject = hasTag(next, Tag.Determiner | Tag.Possessive | Tag.Object);
  if (!previous || previous.kind === 'mark' || (opensNoun(previous) && !hasTag(previous, Tag.Subject))) {
    return (
      previous !== undefined &&
      (['this', 'that', 'it'].includes(previous.lower) || (hasObject && isMark(previous, ',')))
    );
  }
  if (hasTag(previous, Tag.Preposition | Tag.Possessive) || (looksAdjective(previous) && !hasObject))
    return false;
  return hasTag(next, AFTER_VERB) || (isOpenWord(next) && !hasTag(next, Tag.Base | Tag.Past));
}

const NEVER_PASSIVE = new Set('appeared arrived died happened occurred pointed remained seemed'.split(' '));

/** Verbs whose participle may also be followed by a noun: "the man offered a job". */
const TWO_OBJECTS = new Set(
  (
    'allowed appointed asked assigned awarded called charged considered crowned deemed denied dubbed elected fed forgiven given granted handed kept left ' +
    'lent made named offered owed paid promised read refused sent shown sold taught termed titled told'
  ).split(' '),
);

function pastAt(tokens: readonly Token[], at: number): FiniteVerb | null {
  const token = tokens[at];
  if (!token || isAfterAuxiliary(tokens, at) || isBareVerbPlace(tokens, at) || tokens[at + 1]?.lower === 'by')
    return null;
  const before = beforeAdverbs(tokens, at);
  if (
    !before ||
    (opensNoun(before) && !hasTag(before, Tag.Subject | Tag.Object | Tag.Quantity)) ||
    hasTag(before, Tag.Preposition)
  )
    return null;
  const bySubject = hasTag(before, Tag.Subject | Tag.Relative) || (before.capital && before.held);
  const pastOnly = token.tags !== 0 && !hasTag(token, Tag.Participle);
  const afterAdverb = isOpenWord(before) && tokens[at - 1]?.lower.endsWith('ly') === true;
  const next = tokens[at + 1];
  const takesObject =
    !TWO_OBJECTS.has(token.lower) &&
    (hasTag(next, Tag.Determiner | Tag.Possessive | Tag.Object) ||
      (looksPlural(before) && isOpenWord(next) && isOpenWord(tokens[at + 2])));
  const certain = bySubject || pastOnly || afterAdverb || takesObject || NEVER_PASSIVE.has(token.lower);
  return { at, tense: 'past', certain };
}

function pluralAt(tokens: readonly Token[], at: number): FiniteVerb | null {
  const before = beforeAdverbs(tokens, at);
  if (!isWord(before) || isBareVerbPlace(tokens, at)) return null;
  if (['i', 'we', 'you', 'they', 'people', 'who'].includes(before.lower))
    return { at, tense: 'present', certain: true };
  const plural = before.lower === 'children' || looksPlural(before);
  const next = tokens[at + 1];
  return plural && (hasTag(next, AFTER_VERB) || isOpenWord(next))
    ? { at, tense: 'present', certain: false }
    : null;
}

/** Returns the verb of the main clause, after any "who …" or "that …" that modifies its subject; certain verbs are tried first. */
function mainVerb(tokens: readonly Token[], from: number, verbs: readonly FiniteVerb[]): FiniteVerb | null {
  const certain = verbs.filter((verb) => verb.certain);
  return firstMain(tokens, from, certain) ?? firstMain(tokens, from, verbs);
}

function firstMain(tokens: readonly Token[], from: number, judged: readonly FiniteVerb[]): FiniteVerb | null {
  let start = from;
  let open = 0;
  for (const verb of judged) {
    for (let at = start; at < verb.at; at++) if (opensRelative(tokens, at, from)) open++;
    if (open === 0) return verb;
    open--;
    start = verb.at + 1;
  }
  return null;
}

/** Whether a relative clause starts: "the man who", "the fact that", "the place where"; not "that man". */
function opensRelative(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  if (!hasTag(token, Tag.Relative | Tag.Subordinator) || at === from) return false;
  return !(
    token?.lower === 'that' &&
    isOpenWord(tokens[at + 1]) &&
    !hasTag(tokens[at + 1], Tag.S | Tag.Past)
  );
}

/** Whether there is a verb with its subject, or an order: "Set your table". */
export function isStatement(tokens: readonly Token[], from: number, to: number): boolean {
  const verb = mainVerb(tokens, from, finiteVerbs(tokens, from, to));
  const first = tokens[from];
  const isOrder =
    hasTag(first, Tag.Base) &&
    isWord(tokens[from + 1]) &&
    !hasTag(first, Tag.Be | Tag.Have | Tag.Modal | Tag.Do);
  return (verb !== null && verb.certain && verb.at > from) || (isOrder && to - from > 2);
}

const LONGEST_OPENING = 8;
const OPENS = Tag.Preposition | Tag.Subordinator | Tag.Adverb | Tag.And;

/** Returns the index after "In those years," or "When it rains,", or after a first word that `opens` accepts; 0 without an opening. */
export function openingEnd(
  tokens: readonly Token[],
  opens: (first: Token, comma: number) => boolean = (_, comma) => comma === 1,
): number {
  const [first] = tokens;
  const comma = tokens.findIndex((token) => isMark(token, ','));
  if (!first || comma < 1 || comma > LONGEST_OPENING) return 0;
  return hasTag(first, OPENS) || isAdverb(first) || opens(first, comma) ? comma + 1 : 0;
}

export function countWords(tokens: readonly Token[], from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (tokens[at]?.kind !== 'mark') count++;
  return count;
}

export const endsWithStop = (tokens: readonly Token[]): boolean => isMark(tokens.at(-1), '.');

const taken = /^(?:it|this|that|these|those|they|he|she|we|you)(['\u2019](?:s|re))?$/;
const contractedBe = /['\u2019](?:s|re|m)$/;

/** Whether "It is not a bridge" precedes the token and "it is a gate" follows: as two sentences this is typical of machines. */
export function putsRight(tokens: readonly Token[], at: number): boolean {
  const denies = tokens.slice(0, at).some((token, here) => {
    const before = tokens[here - 1];
    const isNegated = hasTag(before, Tag.Be) || contractedBe.test(before?.lower ?? '');
    return hasTag(token, Tag.Negation) && (hasTag(token, Tag.Be) || isNegated);
  });
  if (!denies) return false;
  const subject = tokens.findIndex(
    (token, here) => here >= at && token.kind === 'word' && !hasTag(token, Tag.And),
  );
  const [matched, contraction] = taken.exec(tokens[subject]?.lower ?? '') ?? [];
  return matched !== undefined && (contraction !== undefined || hasTag(tokens[subject + 1], Tag.Be));
}
