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
import { NEVER_TRAILING } from '../words/trailing-verbs.ts';

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
  const before = tokens[comma - 1];
  if (isOpenWord(next) && (looksAdjective(before) || opensNoun(tokens[comma - 2]))) return null;
  const start = mainClauseStart(tokens, comma);
  if (start !== null && opensCleft(tokens, start)) return null;
  if (start === null || countWords(tokens, start, comma) < 3) return null;
  const verbs = finiteVerbs(tokens, start, comma);
  const main = mainVerb(tokens, start, verbs);
  if (main === null || !runsToEnd(tokens, head) || isInList(tokens, start, comma, head)) return null;
  const embedded = isEmbedded(tokens, main.at, comma, verbs);
  const last = verbs.findLast(({ certain }) => certain);
  if (embedded && last?.tense !== main.tense) return null;
  if (isReported(tokens, main, verbs) || isIntended(tokens, main)) return null;
  if (!main.certain && readsAsPast(scene) !== (main.tense === 'past')) return null;
  return { tokens, comma, head, start, verb: main, embedded, base };
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
    if (token?.lower === 'as' && verbs.some((verb) => verb.at > at)) return true;
  }
  return false;
}

/** The clause must not be an aside in the middle: "the man, wearing a hat, came in". */
function runsToEnd(tokens: readonly Token[], head: number): boolean {
  for (let at = head + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'mark') continue;
    if (';:()\u2014\u2013'.includes(token.lower)) return false;
    if (token.lower !== ',') continue;
    const next = tokens[at + 1];
    if (hasTag(next, Tag.Be | Tag.Have | Tag.Modal | Tag.Do | Tag.Subject)) return false;
    if (hasTag(next, Tag.S | Tag.Past) && !hasTag(next, Tag.Ing)) return false;
  }
  return true;
}

const NOT_VERBS = new Set(
  'thing something anything nothing everything morning evening king ring spring string during'.split(' '),
);

export const looksIng = (token: Token | undefined): boolean =>
  isWord(token) && token.lower.length > 4 && token.lower.endsWith('ing') && !NOT_VERBS.has(token.lower);

/** "by cutting costs, raising prices and closing shops" is a list, not a clause. */
function isInList(tokens: readonly Token[], start: number, comma: number, head: number): boolean {
  for (let at = comma - 1; at >= start; at--) {
    if (!looksIng(tokens[at])) continue;
    const before = tokens[at - 1];
    if (hasTag(before, Tag.Be) || opensNoun(before)) continue;
    if (hasCoordinate(tokens, head) || isMark(before, ',') || isMark(before, ':')) return true;
    if (before?.lower === 'by' || (comma - at < 6 && hasTag(before, Tag.Preposition))) return true;
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
