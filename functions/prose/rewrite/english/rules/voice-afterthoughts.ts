import { countWords, finiteVerbs, isStatement, openingEnd } from '../grammar/clause.ts';
import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isOpenWord, isPersonal, isPluralNoun, opensNoun } from '../grammar/word-class.ts';
import { opensClause as isClause } from './voice-lengths.ts';
import type { DashPlace } from './voice-dash-place.ts';

const LEAST_BEFORE = 5;
const LEAST_BEHIND = 3;
const MOST_BEHIND = 16;

/** What a sentence adds at its end, behind its last comma. */
export function findAfterthought(tokens: readonly Token[]): DashPlace | null {
  if (tokens.some((token) => isMark(token, ';:()'))) return null;
  const start = openingEnd(tokens);
  const at = tokens.findIndex((token, here) => here >= start && isMark(token, ','));
  // "If the wheel turned, the best of it": so long an opening is none of those that were passed over.
  if (at < 0 || !isStatement(tokens, start, at) || hasTag(tokens[start], Tag.Subordinator)) return null;
  const behind = countWords(tokens, at, tokens.length);
  if (countWords(tokens, start, at) < LEAST_BEFORE || behind < LEAST_BEHIND || behind > MOST_BEHIND)
    return null;
  const fit = fitOf(tokens, at);
  return fit === 0 ? null : { marks: [at], fit, does: 'one comes before what is added' };
}

const SETS_APART =
  /^(?:especially (?!if)|particularly |notably |even (?:if|when|though|as|in|for|at|after|before|during|with|without) |no matter |despite |in spite of |regardless of |at least |if not |if only |as if |as though |whether |which (?:is|was) why |which (?:means|meant) |and rightly |and for good |and with good |or at least |and especially |and particularly |and even |and perhaps |and often |and sometimes |but (?:not|only|never|rarely|seldom|always|often|sometimes) )/;

const NAMES =
  /^(?:(?:something|someone|one|those|the \w+|a \w+|an \w+|a \w+ \w+|an \w+ \w+) (?:that|which|who|where) |the (?:first|last|only|latest|largest|biggest|oldest|smallest|best|worst|same|kind|sort) (?!\w+ing ))/;

const HEDGES =
  /^(?:often|sometimes|usually|mostly|perhaps|maybe|largely|partly|mainly|possibly|probably|almost|nearly) /;

function fitOf(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  if (!isWord(next)) return 0;
  const tail = tokens.slice(at + 1, -1);
  const said = `${tail.map(({ lower }) => lower).join(' ')} `;
  const commas = tail.some((token) => isMark(token, ','));
  const last = tokens.findLastIndex((token) => isMark(token, ','));
  const isList = commas && hasTag(tokens[last + 1], Tag.And);
  if (/^(?:including|such as) /.test(said)) return mayList(said, isList) && !hasVerb(tokens, at) ? 0.6 : 0;
  if (commas) return 0;
  if (NAMES.test(said)) return TIMES.test(said) || isListed(tokens, at) ? 0 : 0.8;
  if (SETS_APART.test(said)) return next.lower === 'but' && denies(tokens, at) ? 0 : 0.7;
  if (/^from .+ to /.test(said)) return isOpenWord(tokens[at - 1]) && !hasVerb(tokens, at) ? 0.5 : 0;
  if (/^(?:al)?though$/.test(next.lower)) return 0.5;
  // "a strange, almost painful joy"
  if (HEDGES.test(said)) return hasVerb(tokens, at) || opensNoun(tokens[at - 2]) ? 0 : 0.5;
  return turns(tokens, at) ? 0.4 : 0;
}

const TIMES = /^(?:a|an) (?:few|little|lot|bit|day|week|month|year)\b/;

/** "rooms including a hall, a loft that they let": one more of them, and no name for what was said. */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ lower }, here) => lower === 'including' || (lower === 'as' && tokens[here - 1]?.lower === 'such'),
    );

/** "including a map", "such as maps, plans, and sketches" */
const mayList = (said: string, isList: boolean): boolean =>
  isList || (said.startsWith('including ') && !said.includes(' , '));

const hasVerb = (tokens: readonly Token[], at: number): boolean =>
  finiteVerbs(tokens, at + 1, tokens.length).some(({ certain }) => certain);

/** "The town was against it, but the mill was sold." */
function turns(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at + 2];
  if (!['but', 'yet'].includes(tokens[at + 1]?.lower ?? '') || denies(tokens, at)) return false;
  const isSubject = isPersonal(subject) || opensNoun(subject) || isPluralNoun(subject);
  return isClause(tokens, at + 2) || (isSubject && finiteVerbs(tokens, at + 3, tokens.length).length > 0);
}

const LIMITS = /^(?:only|just|merely|simply|more|less|may|might)$/;

/** "not the wheel, but …", "may be old, but …": the one needs the other. */
const denies = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some((token) => hasTag(token, Tag.Negation) || LIMITS.test(token.lower));
