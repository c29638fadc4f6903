import { countWords } from '../grammar/clause.ts';
import { capitalise, hasTag, isMark } from '../context.ts';
import { pronounFor } from '../grammar/subject.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, opensNoun, isPersonal } from '../grammar/word-class.ts';
import { MIXED_VERBS, PERCEPTION_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import { type TrailingClause } from './trailing-clause.ts';
import { isCoordinate, looksIng, QUOTES } from './trailing-lists.ts';

/** What may stand between the main clause and the verb: ". This", ", which", " and". */
export type Link = { text: string; splits: boolean };

/** What a fact makes possible, not what its subject does: "they can turn, and allow us" would be wrong. */
export const ENABLING_VERBS = new Set([
  'allow',
  'enable',
  'ensure',
  'help',
  'let',
  'make',
  'mean',
  'contribute',
]);

const SAYING_VERBS = new Set(['emphasize', 'highlight', 'stress', 'suggest', 'underscore']);

const RAISED = new Set(
  'alarm concern concerns doubt doubts eyebrows fears hopes question questions'.split(' '),
);

/** What comes of a statement rather than of somebody in it. */
const BEFALLING_VERBS = new Set('add offer pose provide push reveal save'.split(' '));

const STANDING = new Set(['represent', 'serve', 'stand']);

/** "she", "we", "you", "who"; not "it". */
const isPerson = (token: Token | undefined): boolean =>
  (isPersonal(token) && token?.lower !== 'it') || token?.lower === 'who';

/** Whether "this" may do what the clause says: it makes, shows or leads to something. */
export function isResult({
  tokens,
  start,
  comma,
  head,
  base,
  verb,
  embedded,
  reported,
}: TrailingClause): boolean {
  if (SAYING_VERBS.has(base) && reported) return true;
  if (SAYING_VERBS.has(base)) return hasTag(tokens[verb.at], Tag.Be) || !isActive({ tokens, verb });
  const next = tokens[head + 1]?.lower ?? '';
  if (
    (base === 'threaten' && next === 'to') ||
    (base === 'reflect' && (next === 'in' || isPerson(tokens[start]))) ||
    next.endsWith('self') ||
    next.endsWith('selves')
  )
    return false;
  // "It stands as a turning point, marking the start": the point marks it.
  if (base === 'mark' && STANDING.has(tokens[verb.at]?.entry?.base ?? '')) return false;
  if (RESULT_VERBS.has(base)) return true;
  if (!MIXED_VERBS.has(base)) return false;
  if (base === 'raise' && RAISED.has(next)) return true;
  if (base === 'lead' && !isPerson(tokens[start]))
    return tokens.slice(head + 1, head + 6).some(({ lower }) => lower === 'to');
  if (embedded) return BEFALLING_VERBS.has(base) && !tokens.slice(verb.at, comma).some(isPerson);
  if (isActive({ tokens, verb })) return false;
  const subject = tokens[start];
  return (
    !(hasTag(subject, Tag.Subject) || (isName(subject) && tokens[start + 1]?.lower !== 'of')) ||
    subject?.lower === 'it'
  );
}

/** An unknown word at a sentence's head is held as a name; a plural is none. */
const isName = (token: Token | undefined): boolean =>
  token?.capital === true && token.held && !/[^s']s$/.test(token.lower);

export function resultLinks(clause: TrailingClause): Link[] {
  const { verb, tokens, comma, embedded, relative } = clause;
  const isPlural = tokens[comma - 1]?.lower.endsWith('s') === true;
  if (verb.tense === 'modal') {
    if (embedded) return [];
    const enabling = tokens[verb.at]?.lower === 'can' && ENABLING_VERBS.has(clause.base);
    if (isActive(clause) && !enabling) return andLinks(clause);
    if (!['can', 'may', 'must', 'will', 'should'].includes(tokens[verb.at]?.lower ?? '')) return [];
  }
  // "has been helpful, providing meals": it is somebody who provides them.
  if (verb.tense === 'perfect' && ['give', 'offer', 'provide'].includes(clause.base)) return [];
  const split = { text: '. This', splits: true };
  const which = { text: ', which', splits: false };
  if (embedded && !relative) return [which];
  if (verb.tense !== 'past' && isPlural && clause.reported) return [{ text: ', and this', splits: false }];
  return countWords(tokens, 0, comma) >= 5 ? [split, which] : [which];
}

/** "can reduce stress", "has grown", "runs": the subject does it, so it may do a second thing. */
export function isActive({ tokens, verb }: Pick<TrailingClause, 'tokens' | 'verb'>): boolean {
  let at = verb.at;
  if (verb.tense === 'modal' || verb.tense === 'perfect') at++;
  while (isAdverb(tokens[at])) at++;
  const token = tokens[at];
  if (token?.lower === 'been') return false;
  if (!hasTag(token, Tag.Be)) return verb.tense !== 'modal' || hasTag(token, Tag.Base | Tag.Have);
  let next = at + 1;
  while (isAdverb(tokens[next])) next++;
  const complement = tokens[next];
  return !hasTag(complement, Tag.Participle | Tag.Ing) && complement?.lower.endsWith('ed') !== true;
}

/** "moved quickly, nervously": with “, and checked” behind it, that reads as a list of three. */
function readsAsList({ tokens, comma }: TrailingClause): boolean {
  const last = tokens.findLastIndex((token, at) => at < comma && isMark(token, ','));
  return comma - last <= 5 && !tokens.slice(last, comma).some((token) => hasTag(token, Tag.And));
}

/** Behind a pair or a list of its own the clause needs a comma: “They sold eggs and milk, and kept the hens”. */
function andLinks(clause: TrailingClause): Link[] {
  const { tokens, verb, comma } = clause;
  const hasOwn = tokens.slice(verb.at, comma).some((token) => hasTag(token, Tag.And) || isMark(token, ','));
  if (hasOwn && readsAsList(clause)) return [];
  return [{ text: hasOwn ? COMMA_AND : ' and', splits: false }];
}

/** Hardly better than the “-ing”: for the strong strength alone. */
export const COMMA_AND = ', and';

/** "is standing", "had been standing": a second "-ing" can follow with "and". */
export function isProgressive({ tokens, verb }: TrailingClause): boolean {
  if (!hasTag(tokens[verb.at], Tag.Be | Tag.Have)) return false;
  let at = verb.at + 1;
  while (isAdverb(tokens[at]) || tokens[at]?.lower === 'been') at++;
  if (tokens[at]?.lower === 'being') return false;
  return hasTag(tokens[at], Tag.Ing) || (looksIng(tokens[at]) && !isOpenWord(tokens[at + 1]));
}

/** What a thing may do beside what it is: "is a port and offers …", not "is a pillar and weaves …". */
const OFFERING_VERBS = new Set(
  'attract combine contain cover deliver demand feature give host involve offer provide push rely remind require serve urge'.split(
    ' ',
  ),
);

/** "is cool and dry," */
const endsAdjectives = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at], ',') ||
  (tokens[at]?.lower === 'and' && isOpenWord(tokens[at + 1]) && isMark(tokens[at + 2], ','));

/** "is cool", "was one of the first": what it is, beside what it does. */
function describesSubject({ tokens, verb, start, base }: TrailingClause): boolean {
  let at = verb.at + 1;
  while (isAdverb(tokens[at]) || tokens[at]?.lower === 'both') at++;
  const isPlainAdjective =
    isOpenWord(tokens[at]) && !/(?:ed|ing)$/.test(tokens[at]?.lower ?? '') && endsAdjectives(tokens, at + 1);
  if (looksAdjective(tokens[at]) || isPlainAdjective)
    return !['to', 'for'].includes(tokens[at + 1]?.lower ?? '');
  const isThing = !['i', 'you', 'here', 'there'].includes(tokens[start]?.lower ?? '');
  return isThing && OFFERING_VERBS.has(base) && ['a', 'an', 'one', 'the'].includes(tokens[at]?.lower ?? '');
}

/** In "left me wondering" and "saw a man standing" the "-ing" word has a subject of its own, which may go on. */
const hasOwnSubject = (before: Token | undefined): boolean =>
  hasTag(before, Tag.Object) || before?.held === true || (isOpenWord(before) && before.tags === 0);

/** "he stood, his eyes wide", "…, with his eyes wide": what follows may belong to the eyes. */
const opensAbsolute = (token: Token | undefined): boolean =>
  token?.lower === 'with' || hasTag(token, Tag.Possessive);

/** Done by nobody in the sentence: "adult learning". */
const NOUNS = /^(?:account|learn|market|schedul|train|understand)ing$/;

/** "they lose days, pay more, and miss the harvest": who does a fourth thing is no longer clear. */
const hasSeveralVerbs = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).filter((token, at, rest) => {
    const before = hasTag(rest[at - 1], Tag.And) ? rest[at - 2] : rest[at - 1];
    return isMark(before, ',') && hasTag(token, Tag.Base | Tag.S | Tag.Past);
  }).length > 1;

/** What one is in while doing something else, and does not do after it; "try" comes near enough to an act for the strong strength. */
export const STATES = new Set(
  'appear assume believe fear hate hope know like love need prefer recall remember seek smell sound think try understand want wear wish'.split(
    ' ',
  ),
);

export function agentLinks(clause: TrailingClause, goesOn: boolean): Link[] {
  const { tokens, verb, start, comma, embedded } = clause;
  const subject = tokens[hasTag(tokens[start], Tag.And) ? start + 1 : start];
  const acts = goesOn || isActive(clause) || clause.base === 'achieve';
  if (embedded || isClaimed(clause) || !subject || hasSecondComma(clause) || !acts) return [];
  if (!goesOn && !verb.certain && hasTag(tokens[verb.at], Tag.S)) return [];
  // "asked, leaning back" is how a speech is framed.
  if (tokens.slice(Math.max(0, start - 1), verb.at).some(({ lower }) => QUOTES.has(lower))) return [];
  const tries = clause.base === 'try';
  if (!goesOn && ((STATES.has(clause.base) && !tries) || isPluperfect(clause))) return [];
  if (
    verb.tense === 'perfect' &&
    (SAYING_VERBS.has(clause.base) || ['focus', 'give', 'grant'].includes(clause.base))
  )
    return [];
  if (hasSeveralVerbs(tokens, verb.at, comma)) return [];
  const is = !goesOn && hasTag(tokens[verb.at], Tag.Be);
  if (is ? !describesSubject(clause) : clause.base === 'involve') return [];
  for (let at = start; at < comma; at++) {
    const word = tokens[at]?.entry?.base;
    if (
      word &&
      !opensNoun(tokens[at - 1]) &&
      !looksAdjective(tokens[at - 1]) &&
      ((PERCEPTION_VERBS.has(word) && !['consider', 'talk'].includes(word)) || PASTIMES.has(word))
    )
      return [];
    if (at < verb.at && tokens[at]?.lower === 'there') return [];
    if (at > verb.at && isMark(tokens[at - 1], ',') && opensAbsolute(tokens[at])) return [];
    if (at >= verb.at && word && LETTING_VERBS.has(word) && takesInfinitive(tokens, at, comma)) return [];
    if (
      at > verb.at &&
      isMark(tokens[at - 1], ',') &&
      hasTag(tokens[at], Tag.And) &&
      hasTag(tokens[at + 1], Tag.Past | Tag.S | Tag.Adverb)
    )
      return [];
    if (
      at > verb.at &&
      looksIng(tokens[at]) &&
      !NOUNS.test(tokens[at]?.lower ?? '') &&
      hasOwnSubject(tokens[at - 1])
    )
      return [];
    if (at > start + 1 && at < verb.at && hasTag(tokens[at], Tag.Subject) && isOpenWord(tokens[at - 1]))
      return [];
    if (hasTag(tokens[at], Tag.And) && (tokens[at + 1]?.lower === 'be' || hasTag(tokens[at + 1], Tag.Ing)))
      return [];
    if (tokens[at]?.kind === 'mark' && ':;\u2014\u2013'.includes(tokens[at]?.lower ?? '')) return [];
  }
  const parted = hasTag(tokens[start - 1], Tag.And);
  if (isMiddle(clause)) {
    const and = tokens.slice(start, comma).some((token) => hasTag(token, Tag.And));
    return parted || and || goesOn ? [] : [{ text: ',', splits: false }];
  }
  if (goesOn) return parted || clause.base === 'try' ? [] : andLinks(clause);
  const pronoun = pronounFor(tokens, subject === tokens[start] ? start : start + 1, verb.at, comma);
  const isSingular = pronoun === 'he' || pronoun === 'she' || pronoun === 'it';
  if (SPEAKING_VERBS.has(tokens[verb.at]?.entry?.base ?? '') && verb.tense === 'past')
    return tries || clause.base === 'stare' || PERCEPTION_VERBS.has(clause.base) ? [] : andLinks(clause);
  const fits = verb.tense === 'past' || (verb.tense === 'present' && (isSingular || pronoun === 'they'));
  if (pronoun === null || pronoun === 'you' || !fits || tokens[comma - 1]?.lower.endsWith("'s"))
    return parted ? [] : andLinks(clause);
  const split = { text: `. ${capitalise(pronoun)}`, splits: true };
  return [split, ...andLinks(clause)];
}

/** "enables people to save", "lets people save" */
const takesInfinitive = (tokens: readonly Token[], from: number, to: number): boolean =>
  ['help', 'let', 'make'].includes(tokens[from]?.entry?.base ?? '') ||
  tokens.some(
    (token, at) => at > from && at < to && token.lower === 'to' && hasTag(tokens[at + 1], Tag.Base),
  );

/** ", leaving smoke, and carrying hopes": with “and” at both commas it would trail on. */
function hasSecondComma({ tokens, head }: TrailingClause): boolean {
  for (let at = head + 2; at < tokens.length; at++) {
    if (isCoordinate(tokens, at) && (isMark(tokens[at - 2], ',') || isMark(tokens[at - 3], ','))) return true;
  }
  return false;
}

/** ", scowling at it, and went home": the second of three things. */
function isMiddle({ tokens, head, verb }: TrailingClause): boolean {
  const comma = tokens.findIndex((token, at) => at > head && isMark(token, ','));
  const at = isAdverb(tokens[comma + 2]) ? comma + 3 : comma + 2;
  const isThird = hasTag(tokens[at], verb.tense === 'past' ? Tag.Past : Tag.Base | Tag.S);
  return hasTag(tokens[comma + 1], Tag.And) && isThird && !isOpenWord(tokens[at + 1]);
}

/** "He had served them, asking for little": all the while, and not after it. */
const isPluperfect = ({ tokens, verb }: TrailingClause): boolean => {
  if (tokens[verb.at]?.lower !== 'had') return false;
  let at = verb.at + 1;
  while (isAdverb(tokens[at])) at++;
  return hasTag(tokens[at], Tag.Participle) || tokens[at]?.lower.endsWith('ed') === true;
};

/** "Critics argue that it lacks men, pointing to the rota": who points may be the critics. */
const isClaimed = ({ tokens, start }: TrailingClause): boolean =>
  tokens[start - 1]?.lower === 'that' && CLAIMING_VERBS.has(tokens[start - 2]?.entry?.base ?? '');

const CLAIMING_VERBS = new Set(['acknowledge', 'argue', 'believe', 'claim', 'say', 'state', 'stress']);

/** "He muttered, staring at it": too much at once for two sentences. */
const SPEAKING_VERBS = new Set(
  'announce answer ask continue cry exclaim inquire murmur mutter reply shout sigh whisper'.split(' '),
);

/** "She spent her days lying in the sun, watching birds", "seemed calm, watching": the two belong together. */
const PASTIMES = new Set('appear keep pass resemble seem spend'.split(' '));

/** "It lets people save, putting money aside": they do, not it. */
const LETTING_VERBS = new Set(
  'allow cause empower enable encourage force help inspire lead let make motivate permit prompt require teach tell urge begin start continue'.split(
    ' ',
  ),
);
