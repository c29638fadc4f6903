import {
  countWords,
  finiteVerbs,
  mainClauseStart,
  mainVerb,
  readsAsPast,
  type FiniteVerb,
} from '../clause.ts';
import { hasTag, isMark, isWord, type Scene } from '../scene.ts';
import { Tag } from '../tags.ts';
import type { Token } from '../tokens.ts';
import { isFree } from '../wording.ts';
import { isAdverb, isOpenWord, looksAdjective, opensNoun } from '../word-class.ts';
import { isClause } from './splits.ts';
import { NEVER_TRAILING, RESULT_VERBS } from '../words/trailing-verbs.ts';

const ADVERBS = new Set(
  'thus thereby ultimately further often also effectively thereafter simultaneously eventually'.split(' '),
);

const SAYING = new Set(
  'say report believe think claim hope know argue state note add suggest warn announce'.split(' '),
);

const INTENDING = new Set(
  'aim attempt design expect hope intend mean plan promise propose seek strive try want wish'.split(' '),
);

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
  /** Another such clause, between this one and the main clause. */
  earlier: TrailingClause | null;
  base: string;
};

/** The clause behind one comma, or null where it is something else: a list, an aside, a preposition. */
export function readTrailing(scene: Scene, tokens: readonly Token[], comma: number): TrailingClause | null {
  const adverb = tokens[comma + 1];
  const head = adverb && ADVERBS.has(adverb.lower) ? comma + 2 : comma + 1;
  const token = tokens[head];
  const base = token?.entry?.base;
  if (!token || !base || !hasTag(token, Tag.Ing) || NEVER_TRAILING.has(token.lower)) return null;
  if (!isFree(tokens, comma, head + 1) || token.gap !== 'space') return null;
  const next = tokens[head + 1];
  if (!next || next.gap !== 'space' || hasTag(next, Tag.And | Tag.Be | Tag.Modal)) return null;
  if (isOpenWord(next) && !PARTICLES.has(next.lower) && mayDescribe(tokens, comma)) return null;
  if (isSubject(tokens, head)) return null;
  const start = clauseStart(tokens, comma);
  if (start !== null && opensCleft(tokens, start)) return null;
  if (start === null || countWords(tokens, start, comma) < 2) return null;
  const first = earlierClause(scene, tokens, start, comma);
  if (first) return hasCoordinate(tokens, head) ? null : { ...first, comma, head, base, earlier: first };
  const verbs = finiteVerbs(tokens, start, comma);
  const main = mainVerb(tokens, start, verbs);
  if (main === null || !runsToEnd(tokens, head) || isInList(tokens, start, comma, head)) return null;
  const embedded = isEmbedded(tokens, main.at, comma, verbs);
  const last = verbs.findLast(({ certain }) => certain);
  if (embedded && last?.tense !== main.tense) return null;
  if (isReported(tokens, main, verbs) || isIntended(tokens, main)) return null;
  if (!main.certain && readsAsPast(scene) !== (main.tense === 'past')) return null;
  return {
    tokens,
    comma,
    head,
    start,
    verb: main,
    embedded,
    base,
    reported: isSaid(tokens, start),
    earlier: null,
  };
}

/** "For some, using a map is fun": the "-ing" clause is what the sentence is about. */
export function isSubject(tokens: readonly Token[], head: number): boolean {
  for (let at = head + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'mark' || hasTag(token, Tag.Relative | Tag.Subordinator | Tag.Subject)) return false;
    if (hasTag(token, Tag.Be | Tag.Modal) && !hasTag(tokens[at - 1], Tag.Relative)) return true;
  }
  return false;
}

/** Where the clause begins to which the "-ing" clause belongs: the last of "…, and he …", what somebody shows or says. */
function clauseStart(tokens: readonly Token[], comma: number): number | null {
  for (let at = comma - 3; at > 2; at--) {
    const token = tokens[at];
    if (token?.lower === 'that' && SHOWING.has(tokens[at - 1]?.entry?.base ?? '') && isClause(tokens, at + 1))
      return at + 1;
    if (hasTag(token, Tag.Subordinator | Tag.Relative)) break;
    if (hasTag(token, Tag.And) && isMark(tokens[at - 1], ',') && isClause(tokens, at + 1)) return at + 1;
  }
  return mainClauseStart(tokens, comma);
}

const isSaid = (tokens: readonly Token[], start: number): boolean => tokens[start - 1]?.lower === 'that';

const SHOWING = new Set(
  'argue believe claim demonstrate find indicate note prove report reveal say show state suggest signify imply mean confirm ensure acknowledge stress emphasize recognize'.split(
    ' ',
  ),
);

const PARTICLES = new Set(['off', 'up', 'down', 'out', 'back', 'away', 'everyone', 'everything']);

/** "the final, fading note": the "-ing" word may be an adjective like the one before it. */
function mayDescribe(tokens: readonly Token[], comma: number): boolean {
  const before = tokens[comma - 1];
  if (looksAdjective(before)) {
    let at = comma - 1;
    while (
      looksAdjective(tokens[at]) ||
      isAdverb(tokens[at]) ||
      hasTag(tokens[at], Tag.And) ||
      isMark(tokens[at], ',')
    )
      at--;
    return !hasTag(tokens[at], Tag.Be);
  }
  if (tokens[comma - 2]?.lower === 'like') return true;
  const isPlural = before?.lower.endsWith('s') === true && !before.lower.endsWith('ss');
  return opensNoun(tokens[comma - 2]) && !isPlural;
}

/** In "She stood, holding on, waiting for us" the second clause has the first one's main clause. */
function earlierClause(
  scene: Scene,
  tokens: readonly Token[],
  start: number,
  comma: number,
): TrailingClause | null {
  for (let at = comma - 1; at > start; at--) {
    if (!isMark(tokens[at], ',')) continue;
    if (!looksIng(tokens[at + 1])) return null;
    const earlier = readTrailing(scene, tokens, at);
    return earlier && !earlier.earlier && !hasCoordinate(tokens, earlier.head) ? earlier : null;
  }
  return null;
}

/** "The ministry said the launch will help, making …": "that" is left out, and the clause belongs to what was said. */
function isReported(tokens: readonly Token[], main: FiniteVerb, verbs: readonly FiniteVerb[]): boolean {
  return (
    SAYING.has(tokens[main.at]?.entry?.base ?? '') &&
    verbs.some((verb) => verb.at > main.at && verb.tense !== main.tense)
  );
}

/** "The plan aims to cut costs, making …": nothing has been made yet. */
const isIntended = (tokens: readonly Token[], { at }: FiniteVerb): boolean =>
  tokens
    .slice(at, at + 5)
    .some((token, index, near) => INTENDING.has(token.entry?.base ?? '') && near[index + 1]?.lower === 'to');

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
    if (hasTag(token, Tag.Relative | Tag.Subordinator)) return true;
    if (hasTag(token, Tag.Subject) && !hasTag(token, Tag.Object)) return true;
    if (hasTag(token, Tag.Subject) && hasTag(tokens[at + 1], Tag.Be | Tag.Have | Tag.Modal)) return true;
    if (token?.lower === 'as' && verbs.some((verb) => verb.at > at)) return true;
  }
  return false;
}

/** The clause must not be an aside in the middle: "the man, wearing a hat, came in". */
export function runsToEnd(tokens: readonly Token[], head: number): boolean {
  const dashed = tokens
    .slice(0, head)
    .some((token) => token.kind === 'mark' && '\u2014\u2013'.includes(token.lower));
  for (let at = head + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'mark') continue;
    if (token.lower === ';' || token.lower === ':') return true;
    if ('\u2014\u2013'.includes(token.lower)) return !dashed;
    if ('()'.includes(token.lower)) return false;
    if (token.lower !== ',') continue;
    const next = tokens[at + 1];
    if (hasTag(next, Tag.Be | Tag.Have | Tag.Modal | Tag.Do | Tag.Subject) || next?.lower === 'to')
      return false;
    if (hasTag(next, Tag.S | Tag.Past) && !hasTag(next, Tag.Ing)) return false;
  }
  return true;
}

const NOT_VERBS = new Set(
  'thing something anything nothing everything morning evening king ring spring string during'.split(' '),
);

export const looksIng = (token: Token | undefined): boolean =>
  isWord(token) && token.lower.length > 4 && token.lower.endsWith('ing') && !NOT_VERBS.has(token.lower);

/** "the old, creaking door" */
const describesNoun = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at - 1], ',') &&
  isOpenWord(tokens[at - 2]) &&
  opensNoun(tokens[at - 3]) &&
  isOpenWord(tokens[at + 1]);

/** "by cutting costs, raising prices and closing shops" is a list, not a clause. */
function isInList(tokens: readonly Token[], start: number, comma: number, head: number): boolean {
  for (let at = comma - 1; at >= start; at--) {
    if (!looksIng(tokens[at])) continue;
    const before = tokens[at - 1];
    if (hasTag(before, Tag.Be) || opensNoun(before) || looksAdjective(before) || describesNoun(tokens, at))
      continue;
    if (hasCoordinate(tokens, head) || isMark(before, ',') || isMark(before, ':')) return true;
    const isOther = RESULT_VERBS.has(tokens[head]?.entry?.base ?? '');
    if (before?.lower === 'by' || (!isOther && comma - at < 6 && hasTag(before, Tag.Preposition)))
      return true;
  }
  return false;
}

/** "and boosting", "and then using". */
export const isCoordinate = (tokens: readonly Token[], at: number): boolean =>
  looksIng(tokens[at]) &&
  (hasTag(tokens[at - 1], Tag.And) || (isAdverb(tokens[at - 1]) && hasTag(tokens[at - 2], Tag.And)));

function hasCoordinate(tokens: readonly Token[], head: number): boolean {
  for (let at = head + 2; at < tokens.length; at++) if (isCoordinate(tokens, at)) return true;
  return false;
}
