import { countWords, finiteVerbs, mainClauseStart, mainVerb, readsAsPast } from '../grammar/clause.ts';
import { hasTag, isMark, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { FiniteVerb, Token } from '../grammar/tokens.ts';
import { isFree } from '../wording.ts';
import { isOpenWord, looksAdjective, opensNoun, looksParticiple } from '../grammar/word-class.ts';
import { isClause } from './splits.ts';
import { NEVER_TRAILING, PERCEPTION_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import {
  hasCoordinate,
  isInList,
  isListed,
  isSubject,
  looksIng,
  mayDescribe,
  NEVER_ADJECTIVES,
  PARTICLES,
  QUOTES,
  runsToEnd,
} from './trailing-lists.ts';

const ADVERBS = new Set(
  'thus thereby ultimately further often also effectively thereafter simultaneously eventually'.split(' '),
);

const SAYING = new Set(
  'say report believe think claim hope know argue state note add suggest warn announce'.split(' '),
);

const INTENDING = new Set(
  'aim attempt expect hope intend mean plan promise propose seek strive try want wish'.split(' '),
);

/** Who tries does something, and may do more; what comes of it is not known. */
const TRYING = new Set(['attempt', 'seek', 'try']);

export type TrailingClause = {
  tokens: readonly Token[];
  comma: number;
  /** The "-ing" word. */
  head: number;
  /** Where the main clause before the comma begins. */
  start: number;
  verb: FiniteVerb;
  /** A clause hangs on the main one before the comma: what follows may belong to it. */
  embedded: boolean;
  /** The main clause is something that is said or shown: a cut would part the two. */
  reported: boolean;
  /** Whether another such clause stands between this one and the main clause. */
  hasEarlier: boolean;
  base: string;
};

/** The clause behind one comma, or null where it is something else: a list, an aside, a preposition. */
export function readTrailing(
  context: Context,
  tokens: readonly Token[],
  comma: number,
): TrailingClause | null {
  const adverb = tokens[comma + 1];
  const head = adverb && ADVERBS.has(adverb.lower) ? comma + 2 : comma + 1;
  const token = tokens[head];
  const base = token ? (token.entry?.base ?? stemOf(tokens, head)) : null;
  if (!token || !base || NEVER_TRAILING.has(token.lower)) return null;
  if (token.entry && !hasTag(token, Tag.Ing)) return null;
  if (!isFree(tokens, comma, head + 1) || token.gap !== 'space') return null;
  const next = tokens[head + 1];
  if (!next || next.gap !== 'space' || hasTag(next, Tag.And | Tag.Be | Tag.Modal) || next.lower === 'of')
    return null;
  const opensObject = hasTag(next, Tag.Object) || PARTICLES.has(next.lower);
  if (isOpenWord(next) && !opensObject && !NEVER_ADJECTIVES.has(base) && mayDescribe(tokens, comma))
    return null;
  if (isSubject(tokens, head) || isListed(tokens, head)) return null;
  const start = clauseStart(tokens, comma);
  if (start === null || countWords(tokens, start, comma) < 2) return null;
  if (tokens.slice(start + 1, comma).some(isContracted) || opensCleft(tokens, start)) return null;
  if (isMark(tokens[comma - 1], '.')) return null;
  const first = earlierClause(context, tokens, start, comma);
  if (first && !token.entry) return null;
  if (first) return hasCoordinate(tokens, head) ? null : { ...first, comma, head, base, hasEarlier: true };
  const verbs = finiteVerbs(tokens, start, comma);
  const main = mainVerb(tokens, start, verbs) ?? lastVerb(tokens, start, comma);
  if (main === null || !runsToEnd(tokens, head) || isInList(tokens, main.at, comma, head)) return null;
  if (main.at === start + 1 && isContracted(tokens[start])) return null;
  const embedded = isEmbedded(tokens, main.at, comma, verbs);
  const last = verbs.findLast(({ certain }) => certain);
  const relative = embedded && saysWhichNoun(tokens, main, comma);
  if (embedded && last?.tense !== main.tense && !relative) return null;
  if (isReported(tokens, main, verbs) || isIntended(tokens, main.at, comma, base)) return null;
  if (isHypothetical(tokens, main) || (isUndated(tokens, main) && !readsAsPast(context))) return null;
  if (!main.certain && readsAsPast(context) !== (main.tense === 'past')) return null;
  const isBare = main.tense === 'present' && !hasTag(tokens[main.at], Tag.S | Tag.Be | Tag.Have | Tag.Do);
  if (isBare && readsAsPast(context)) return null;
  if (!token.entry && !['past', 'perfect'].includes(main.tense)) return null;
  return {
    tokens,
    comma,
    head,
    start,
    verb: main,
    embedded,
    base,
    reported: isSaid(tokens, start),
    hasEarlier: false,
  };
}

/**
 * What "-ed" can follow in an unknown regular verb: "smooth", "battl". It will not do for any other form; with an object after it, it
 * is no adjective.
 */
function stemOf(tokens: readonly Token[], head: number): string | null {
  const next = tokens[head + 1];
  const isVerb =
    looksIng(tokens[head]) &&
    (hasTag(next, Tag.Object | Tag.Possessive | Tag.Preposition) ||
      ['the', 'a', 'an', 'back'].includes(next?.lower ?? '') ||
      (isOpenWord(next) && tokens.slice(head + 2, head + 4).some((token) => hasTag(token, Tag.Preposition))));
  const stem = tokens[head]?.lower.slice(0, -3) ?? '';
  return isVerb && !IRREGULAR.test(stem) ? stem : null;
}

/** How the stems of verbs end that would not take "-ed": "withhold", "overtak". */
const IRREGULAR =
  /^un|(?:[iea]nd|[aeo]ld|e[aelp]d|[aeio]k|a[wy]|ow|e[ea]r?|ell|eep|eav|i[gn]|ing|it|iv|ose?|oos|om|is|id|u[tnry]|ead|et|all|each|ight|ink|ick)$/;

/** "They might have grown, making …": the second would have to be "have made". */
const isHypothetical = (tokens: readonly Token[], { at, tense }: FiniteVerb): boolean =>
  tense === 'modal' && tokens[at + 1]?.lower === 'have' && looksParticiple(tokens[at + 2]);

/** "They lay the ground": now, or in the past? */
const isUndated = (tokens: readonly Token[], { at, tense }: FiniteVerb): boolean =>
  tense === 'past' &&
  hasTag(tokens[at], Tag.Base) &&
  !['he', 'she', 'it'].includes(tokens[at - 1]?.lower ?? '');

/** Where the clause begins to which the "-ing" clause belongs: the last of "…, and he …", what somebody shows or says. */
function clauseStart(tokens: readonly Token[], comma: number): number | null {
  const speech = tokens.findLastIndex((token, at) => at < comma - 1 && QUOTES.has(token.lower));
  if (speech > 0 && !tokens[speech + 1]?.held) return speech + 1;
  for (let at = comma - 3; at > 2; at--) {
    const token = tokens[at];
    if (
      token?.lower === 'that' &&
      SHOWING.has(tokens[at - 1]?.entry?.base ?? '') &&
      hasVerb(tokens, at, comma)
    )
      return at + 1;
    if (hasTag(token, Tag.Subordinator | Tag.Relative)) break;
    if (hasTag(token, Tag.And) && isMark(tokens[at - 1], ',') && isClause(tokens, at + 1)) return at + 1;
  }
  return mainClauseStart(tokens, comma);
}

/** "it's", "they've": a verb that has no place of its own. */
const isContracted = (token: Token | undefined): boolean =>
  token?.held === false && /^(?:i|you|he|she|it|we|they|that|there)'/.test(token.lower);

const hasVerb = (tokens: readonly Token[], from: number, to: number): boolean =>
  finiteVerbs(tokens, from + 1, to).some(({ certain }) => certain);

const isSaid = (tokens: readonly Token[], start: number): boolean => tokens[start - 1]?.lower === 'that';

const SHOWING = new Set(
  'argue believe claim demonstrate find indicate note prove report reveal say show state suggest signify imply mean confirm ensure acknowledge stress emphasize recognize'.split(
    ' ',
  ),
);

/** "The patient nods, …": nothing follows the verb that could show it for one, and no other word can be it. */
function lastVerb(tokens: readonly Token[], start: number, comma: number): FiniteVerb | null {
  const at = comma - 1;
  const verb = tokens[at];
  const first = tokens[start];
  const opens = opensNoun(first) || hasTag(first, Tag.Subject) || first?.held === true;
  if (!verb || verb.held || at <= start || at - start > 3 || !opens || hasTag(verb, Tag.Base)) return null;
  if (looksAdjective(tokens[at - 1]) || opensNoun(tokens[at - 1]) || hasTag(tokens[at - 1], Tag.Preposition))
    return null;
  if (hasTag(verb, Tag.S)) return { at, tense: 'present', certain: true };
  return hasTag(verb, Tag.Past) ? { at, tense: 'past', certain: true } : null;
}

/** In "She stood, holding on, waiting for us" the second clause has the first one's main clause. */
function earlierClause(
  context: Context,
  tokens: readonly Token[],
  start: number,
  comma: number,
): TrailingClause | null {
  for (let at = comma - 1; at > start; at--) {
    if (!isMark(tokens[at], ',')) continue;
    if (!looksIng(tokens[at + 1])) return null;
    const earlier = readTrailing(context, tokens, at);
    return earlier && !earlier.hasEarlier && !hasCoordinate(tokens, earlier.head) ? earlier : null;
  }
  return null;
}

/** "It has a gauge that can warn the crew, saving …": the one clause that hangs on the main one says no more than which noun is meant. */
function saysWhichNoun(tokens: readonly Token[], main: FiniteVerb, comma: number): boolean {
  const verb = tokens[main.at]?.entry?.base ?? '';
  if (main.tense === 'modal' || SAYING.has(verb) || PERCEPTION_VERBS.has(verb)) return false;
  if (
    tokens.some(
      (token, at) => at > main.at && at < comma && isMark(token, ',') && hasTag(tokens[at + 1], Tag.And),
    )
  )
    return false;
  const opens = Tag.Relative | Tag.Subordinator | Tag.Subject;
  const hanging = tokens.flatMap((token, at) =>
    at > main.at && at < comma && hasTag(token, opens) ? [at] : [],
  );
  const [at] = hanging;
  if (at === undefined || hanging.length > 1) return false;
  const noun = tokens[at - 1];
  return (
    ['that', 'which', 'who'].includes(tokens[at]?.lower ?? '') &&
    (noun?.lower === 'those' || (isOpenWord(noun) && noun.tags === 0))
  );
}

/** "The ministry said the launch will help, making …": "that" is left out, and the clause belongs to what was said. */
function isReported(tokens: readonly Token[], main: FiniteVerb, verbs: readonly FiniteVerb[]): boolean {
  return (
    SAYING.has(tokens[main.at]?.entry?.base ?? '') &&
    verbs.some((verb) => verb.at > main.at && verb.tense !== main.tense)
  );
}

/** "The plan aims to cut costs, making …", "There is a need for roads, making …": nothing has been made yet. */
function isIntended(tokens: readonly Token[], verb: number, comma: number, base: string): boolean {
  const near = tokens.slice(verb, Math.min(verb + 5, comma));
  const isNeed = near.some(({ lower }, at) => lower === 'need' && (at === 0 || hasTag(near[0], Tag.Be)));
  const intends = near.some(
    ({ entry }, at) =>
      INTENDING.has(entry?.base ?? '') &&
      near[at + 1]?.lower === 'to' &&
      !opensNoun(near[at - 1]) &&
      !(TRYING.has(entry?.base ?? '') && !RESULT_VERBS.has(base)),
  );
  return isNeed || intends;
}

/** "All I can move are my eyes", "what she wanted was time": the first verb is not the main one. */
const opensCleft = (tokens: readonly Token[], start: number): boolean =>
  ['all', 'what', 'whatever', 'everything'].includes(tokens[start]?.lower ?? '') &&
  hasTag(tokens[start + 1], Tag.Subject | Tag.Determiner | Tag.Possessive);

function isEmbedded(
  tokens: readonly Token[],
  from: number,
  to: number,
  verbs: readonly FiniteVerb[],
): boolean {
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at];
    if (token?.held === true) continue;
    const opens = hasTag(token, Tag.Relative | Tag.Subordinator);
    const points = token?.lower === 'that' && at - 1 === from;
    if (opens && !(points && !verbs.some((verb) => verb.at > at))) return true;
    if (hasTag(token, Tag.Subject) && !hasTag(token, Tag.Object) && token?.lower !== 'there') return true;
    if (hasTag(token, Tag.Subject) && hasTag(tokens[at + 1], Tag.Be | Tag.Have | Tag.Modal)) return true;
    if (token?.lower === 'as' && verbs.some((verb) => verb.at > at)) return true;
  }
  return false;
}
