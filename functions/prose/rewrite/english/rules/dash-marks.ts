import type { Span } from '#prose/text/words.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { FiniteVerb, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, looksParticiple, opensNoun } from '../grammar/word-class.ts';

export const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.lower === '\u2014' || (token.lower === '\u2013' && token.gap === 'space'));

export const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isMark(token, ',;:('));

/** Whether a comma precedes "and": "maps, plans, and sketches". */
const hasListEnd = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token, at) => isMark(token, ',') && hasTag(tokens[from + at + 1], Tag.And));

/** Returns the dash with the spaces around it; null when another mark is beside it, or when speech breaks off. */
export function gapOf(tokens: readonly Token[], at: number): Span | null {
  const before = tokens[at - 1];
  const dash = tokens[at];
  const next = tokens[at + 1];
  if (!before || !dash || !next || dash.held || dash.gap === 'other' || next.gap === 'other') return null;
  if (hasTag(before, Tag.Determiner | Tag.Possessive) && !/^(?:this|that)$/.test(before.lower)) return null;
  if ((before.kind === 'mark' && before.lower !== ')') || next.kind === 'mark') return null;
  return { start: before.end, end: next.start };
}

/** "When the mill, a ruin since May, burned": with commas nobody could tell where the clause begins. */
export const opensWithClause = (tokens: readonly Token[], dash: number): boolean =>
  (hasTag(tokens[0], Tag.Subordinator) || tokens[0]?.lower === 'as') && !hasComma(tokens, 0, dash);

/** Whether the position is inside brackets, where no sentence can end. */
export const isBracketed = (tokens: readonly Token[], at: number): boolean =>
  tokens.findLastIndex((token, here) => here < at && isMark(token, '(')) >
  tokens.findLastIndex((token, here) => here < at && isMark(token, ')'));

/** Returns the verbs that certainly have a subject. */
export const clausesIn = (tokens: readonly Token[], from: number, to: number): FiniteVerb[] =>
  finiteVerbs(tokens, from, to).filter(({ certain }) => certain);

const LONGEST_THING = 12;

/** Whether short things are listed: "maps, plans, and sketches", "the laws, the schools". */
export function listsThings(tokens: readonly Token[], first: number, end: number): boolean {
  const commas = tokens.flatMap((token, at) => (at > first && at < end && isMark(token, ',') ? at : []));
  const starts = [first + 1, ...commas.map((at) => (hasTag(tokens[at + 1], Tag.And) ? at + 2 : at + 1))];
  const isClosed = hasListEnd(tokens, first, end) || hasTag(tokens[end - 2], Tag.And);
  if (commas.length === 0 || (commas.length === 1 && !isClosed)) return false;
  if (starts.some((start, at) => (commas[at] ?? end) - start > LONGEST_THING)) return false;
  // "a source of hope, trust, and care" is one thing, "leaving maps, plans, and notes" one action.
  const [opener, ...others] = starts.map((start) => tokens[start]);
  if (/^(?:an?|the)$/.test(opener?.lower ?? '') && !others.some(opensNoun)) return false;
  if (/[^g]ing$/.test(opener?.lower ?? '') && !others.every((other) => other?.lower.endsWith('ing')))
    return false;
  if (tokens.slice(first, end).some(({ lower }) => lower === 'but' || lower === 'not')) return false;
  // "angry, tired, old": single words count as nouns only when an "and" or their ending shows it.
  return starts.every((start) => isThing(tokens, start, isClosed)) && !hasClause(tokens, first + 1, end);
}

/** Whether a noun phrase starts here, not a quality or an action. */
function isThing(tokens: readonly Token[], at: number, isClosed: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || NO_THING.test(token.lower)) return false;
  if (opensNoun(token) || token.held || token.lower.endsWith('ing')) return true;
  if (['even', 'including', 'such'].includes(token.lower)) return true;
  if (!isOpenWord(token) || isAdverb(token) || looksParticiple(token)) return false;
  const isAlone = tokens[at + 1]?.kind === 'mark';
  return !isAlone || (!looksAdjective(token) && (isClosed || NOUN.test(token.lower)));
}

const NO_THING = /^(?:no|say|that|those|one|whether|what|how)$/;
const NOUN = /(?:[^su]s|tion|ment|ity|ness|[ae]nce)$/;

/** Whether there is a clause that does not modify a noun of the list. */
const hasClause = (tokens: readonly Token[], from: number, to: number): boolean =>
  clausesIn(tokens, from, to).length >
  tokens.slice(from, to).filter((token) => hasTag(token, Tag.Relative | Tag.Subordinator)).length;
