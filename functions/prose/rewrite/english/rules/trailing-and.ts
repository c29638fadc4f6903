import { countWords, finiteVerbs } from '../grammar/clause.ts';
import { capitalise, hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, isPersonal, looksParticiple, opensNoun } from '../grammar/word-class.ts';
import { PERCEPTION_VERBS } from '../words/trailing-verbs.ts';
import type { TrailingClause } from './trailing-clause.ts';
import type { Link } from './trailing-links.ts';
import { hasCoordinate, looksIng, QUOTES } from './trailing-lists.ts';

const MOST_WORDS_BETWEEN = 12;

/** A second verb for the same subject, where nothing between the two could be thought to do it or to be listed with it. */
export function andLink(clause: TrailingClause): Link[] {
  const { tokens, verb, comma, embedded, reported, hasEarlier } = clause;
  if (embedded || reported || hasEarlier || hasCoordinate(tokens, clause.head)) return [];
  if (!verb.certain && verb.tense !== 'past') return [];
  const at = lexicalVerb(tokens, verb.at);
  if (at === null || at === comma - 1) return [];
  const between = tokens.slice(at + 1, comma);
  const isLong = countWords(tokens, at + 1, comma) > MOST_WORDS_BETWEEN;
  if (isLong || between.some(mayTakeVerb) || hidesVerb(tokens, at, comma)) return [];
  if (isAdverb(tokens[comma - 1]) || endsBare(tokens, comma)) return [];
  return isSpoken(clause) || looksLikeNoun(clause)
    ? []
    : [{ text: ' and', tense: verb.tense, singular: false }];
}

/** "would also bind", "has grown", "runs": the verb that says what is done; null where something only is, or is done to it. */
function lexicalVerb(tokens: readonly Token[], verb: number): number | null {
  let at = verb;
  while (hasTag(tokens[at], Tag.Modal | Tag.Have) || (at > verb && isAdverb(tokens[at]))) at++;
  return hasTag(tokens[at], Tag.Be) || tokens[at]?.lower === 'been' ? null : at;
}

/** A list, a clause or a break between the two verbs: what follows "and" would belong there. */
const mayTakeVerb = (token: Token): boolean =>
  token.kind === 'mark' ||
  hasTag(token, Tag.And | Tag.Relative | Tag.Subordinator) ||
  ['to', 'with', 'between', 'as', 'both', 'either', 'than', 'that'].includes(token.lower) ||
  looksIng(token);

/** "a plan drawn up in May", "lets people save": another verb is nearer. */
const hidesVerb = (tokens: readonly Token[], verb: number, comma: number): boolean =>
  finiteVerbs(tokens, verb + 1, comma).some(({ certain }) => certain) ||
  PERCEPTION_VERBS.has(tokens[verb]?.entry?.base ?? '') ||
  PASSING_ON.has(tokens[verb]?.entry?.base ?? '') ||
  tokens.some((token, at) => at > verb && at < comma && looksParticiple(token) && !opensNoun(tokens[at - 1]));

/** Others do what these bring about, and some are no acts. */
const PASSING_ON = new Set(
  'allow appear cause empower enable encourage force have help inspire keep lead let make motivate permit prompt require resemble seem spend teach tell urge'.split(
    ' ',
  ),
);

/** "of parchment and pushed": two nouns behind the preposition, it seems. */
const endsBare = (tokens: readonly Token[], comma: number): boolean =>
  hasTag(tokens[comma - 2], Tag.Preposition);

const isSpoken = ({ tokens, start, comma }: TrailingClause): boolean =>
  tokens.slice(Math.max(0, start - 1), comma).some(({ lower }) => QUOTES.has(lower));

/** In the bare form these read as nouns, "changes minds and limits"; and behind a plural any bare verb may be its own. */
function looksLikeNoun({ tokens, verb, comma, base }: TrailingClause): boolean {
  const isBare = verb.tense === 'modal' || (verb.tense === 'present' && !hasTag(tokens[verb.at], Tag.S));
  const isPlural = verb.tense === 'present' && tokens[comma - 1]?.lower.endsWith('s') === true;
  return isBare && (isPlural || NOUNS.has(base));
}

const NOUNS = new Set(
  'boost cause cost cut damage display drive force fuel impact limit pressure prompt release shape shift slow spark support waste'.split(
    ' ',
  ),
);

/** What says something of its own. */
const TEXTS = new Set(
  'analysis article book chapter document essay film guide introduction novel paper passage poem project report research review section story study survey thesis work'.split(
    ' ',
  ),
);

const TEXT_VERBS = new Set(
  (
    'address analyze analyse argue assess compare cover define delineate describe detail discuss emphasize evaluate examine explain explore focus highlight identify ' +
    'introduce investigate offer organize outline present propose provide show stress suggest trace underscore urge'
  ).split(' '),
);

const SAYING_VERBS = new Set(
  'argue assert claim conclude contend declare emphasize insist maintain note state stress'.split(' '),
);

/** Who tells something shows by it. */
export const TELLING_VERBS = new Set(
  'advance argue call claim describe introduce note present propose report say state urge warn'.split(' '),
);

const SHOWN = new Set('demonstrate prove show suggest'.split(' '));

const LONG = 7;

/** "This paper compares the two, examining …" → "… and examines …"; "She meets them all, arguing that …" → "…, and argues that …". */
export function sayingLinks(clause: TrailingClause): Link[] {
  const { tokens, start, verb, comma, head, base, embedded, reported, hasEarlier } = clause;
  if (embedded || reported || hasEarlier || isSpoken(clause)) return [];
  const at = lexicalVerb(tokens, verb.at);
  if (at === null || at === comma - 1 || (!verb.certain && verb.tense !== 'past')) return [];
  const isTold = isPersonal(tokens[start]) || TELLING_VERBS.has(tokens[at]?.entry?.base ?? '');
  const says = (SAYING_VERBS.has(base) || (isTold && SHOWN.has(base))) && tokens[head + 1]?.lower === 'that';
  if (hasTag(tokens[start], Tag.Subordinator)) return [];
  if (!says && !(TEXT_VERBS.has(base) && isText(tokens, start, verb.at))) return [];
  if (
    tokens.slice(at, comma).some((token, here) => token.kind === 'mark' && !isMark(token, ',-') && here >= 0)
  )
    return [];
  const between = tokens.slice(at + 1, comma);
  const isClose =
    countWords(tokens, at + 1, comma) <= LONG && !between.some(mayTakeVerb) && !looksLikeNoun(clause);
  // "for the children, and stress the rest": a bare verb behind an aside is not seen for one.
  if (verb.tense === 'modal' && between.some((token) => isMark(token, ','))) return [];
  const link = { text: isClose ? ' and' : ', and', tense: verb.tense, singular: false };
  const pronoun = says ? spokenFor(tokens, start, verb.at) : isText(tokens, start, verb.at) ? 'It' : null;
  if (pronoun === null || (verb.tense !== 'present' && verb.tense !== 'past')) return [link];
  return [{ text: `. ${pronoun}`, tense: verb.tense, singular: false, shape: 'split' }, link];
}

/** "This new paper" before its verb. */
function isText(tokens: readonly Token[], start: number, verb: number): boolean {
  if (!['this', 'the', 'our', 'my'].includes(tokens[start]?.lower ?? '')) return false;
  let noun = verb - 1;
  while (isAdverb(tokens[noun])) noun--;
  return TEXTS.has(tokens[noun]?.lower ?? '') && tokens.slice(start + 1, noun).every(isOpenWord);
}

/** "She", where she is who speaks. */
function spokenFor(tokens: readonly Token[], start: number, verb: number): string | null {
  let at = verb - 1;
  while (isAdverb(tokens[at])) at--;
  const subject = tokens[at];
  return at === start && subject && isPersonal(subject) && subject.lower !== 'you'
    ? capitalise(subject.lower)
    : null;
}
