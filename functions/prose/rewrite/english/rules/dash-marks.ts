import type { Span } from '../../../text/words.ts';
import type { RuleId } from '../../precedence.ts';
import type { Edit } from '../../proposal.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  isAdverb,
  isOpenWord,
  isPersonal,
  looksAdjective,
  looksParticiple,
  opensNoun,
} from '../grammar/word-class.ts';

export const DASH_REASON =
  'A comma or a full stop does what this dash does; a page full of dashes reads as a machine’s.';

/** One change that puts a mark in the place of each dash. */
export function proposeMarks(
  context: Context,
  sentence: Sentence,
  rule: RuleId,
  marks: readonly Edit[],
): void {
  if (marks.some((mark) => readsWorse(context, sentence, mark))) return;
  context.propose(sentence, { rule, reason: DASH_REASON, claim: marks, wordings: [wording(marks, 1)] });
}

/** Where a dash keeps apart what no other mark would. */
function readsWorse(context: Context, { tokens }: Sentence, { start, end, after }: Edit): boolean {
  const at = tokens.findIndex((token) => isDash(token) && token.start >= start && token.end <= end);
  if (at < 0 || tokens.findIndex(isDash) < at) return false;
  if (after === ' (') return bracketsTooMuch(context, tokens, at);
  if (after !== ': ' && after !== ', ') return false;
  // "forests, seas, and air\u2014the drivers of it": it would be one more of the list, or be said of its last thing alone.
  if (isBehindList(tokens, at)) return true;
  if (after === ': ') return listsQualities(tokens, at);
  if (explainsNothing(tokens, at)) return true;
  return isCrowded(tokens, at, tokens.findLastIndex(isDash));
}

/** "a, b, and the c": three or more of a kind, the last of them just before the dash. */
function isBehindList(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  return (
    hasTag(tokens[comma + 1], Tag.And) && at - comma <= 6 && hasComma(tokens, Math.max(0, comma - 10), comma)
  );
}

/** Among several commas one more tells nobody what it parts; `close` is the second dash of a pair. */
function isCrowded(tokens: readonly Token[], at: number, close: number): boolean {
  const commasFrom = (from: number, to: number): number =>
    tokens.filter((token, here) => here >= from && here < to && isMark(token, ',') && !isSetIn(tokens, here))
      .length;
  const earlier = commasFrom(0, at);
  const later = commasFrom(close, tokens.length);
  const next = tokens[at + 1];
  if (close > at) {
    // "others like me, immortals, stay": one bare noun would be read on with what stands before it.
    const isBare = close - at === 2 && isOpenWord(next) && !isAdverb(next) && !next.held;
    return isBare || earlier + later > 2 || (earlier === 0 && hasTag(tokens[0], Tag.Subordinator));
  }
  if (later > 0 && (next?.lower === 'not' || hasTag(next, Tag.Preposition))) return true;
  return earlier > 1 || earlier + later > 2;
}

/** "A roof, for instance, would cost": either comma of such a pair. */
const isSetIn = (tokens: readonly Token[], comma: number): boolean =>
  [comma, comma - 3].some(
    (open) => tokens[open + 1]?.lower === 'for' && isMark(tokens[open], ',') && isMark(tokens[open + 3], ','),
  );

const LONGEST_IN_BRACKETS = 12;
/** From there on a text has an ending. */
const LONG_TEXT = 600;

/** Brackets make little of what they hold: not of what is long, nor of what a long text ends with. */
function bracketsTooMuch({ text }: Context, tokens: readonly Token[], at: number): boolean {
  const close = tokens.findIndex((token, here) => here > at && isDash(token));
  if (tokens.slice(at + 1, close).filter(isWord).length > LONGEST_IN_BRACKETS) return true;
  // In what is told, news or a tale, they step out of it.
  const isTold = finiteVerbs(tokens, 0, at).some(({ tense, certain }) => certain && tense === 'past');
  const isExample = /^(?:including|such|like|most)$/.test(tokens[at + 1]?.lower ?? '');
  if (isTold && !isExample && tokens[close + 1]?.lower !== 'that') return true;
  return (tokens[0]?.start ?? 0) > LONG_TEXT && text.slice(tokens.at(-1)?.end).trim() === '';
}

/** "It began well enough\u2014a chance meeting", "sang for an hour\u2014a song": behind a comma it would be the thing just named, and that is none. */
function explainsNothing(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  const isSingle = tokens.findLastIndex(isDash) === at;
  // "errors\u2014mistakes that last": behind a comma the second would be one more of a list.
  if (isSingle && PLURAL.test(last?.lower ?? '') && PLURAL.test(tokens[at + 1]?.lower ?? '')) return true;
  if (!isSingle || !/^(?:an?|the|one|my|our|his|her|its|their)$/.test(tokens[at + 1]?.lower ?? ''))
    return false;
  if (!isOpenWord(last) || isAdverb(last) || looksParticiple(last) || LOOSE.test(last.lower)) return true;
  if (TIMES.test(last.lower) && tokens.slice(at - 3, at - 1).some(({ lower }) => lower === 'for'))
    return true;
  return !last.held && finiteVerbs(tokens, at - 1, at).some(({ certain }) => certain);
}

const PLURAL = /[^suio]s$/;
const LOOSE = /^(?:enough|anyway|away|back)$/;
const TIMES = /^(?:breath|moment|while|(?:second|minute|hour|day|night|week|month|year|decade)s?)$/;

/** "rituals\u2014small, shared, old", "a grin\u2014smaller now": what something is, and no thing. */
function listsQualities(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = tokens.slice(at + 1);
  if (next === undefined || next.held) return false;
  if (/[a-z]{3}er$/.test(next.lower) && (isMark(behind, ',') || behind?.lower === 'now')) return true;
  if (behind?.lower === 'enough') return true;
  const isBare = !hasListEnd(tokens, at + 1, tokens.length) && !THING.test(next.lower);
  return isMark(behind, ',') && (isBare || looksAdjective(next));
}

const THING = /(?:[^su]s|tion|ment|ity|ness|ing|[ae]nce)$/;

export const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.lower === '\u2014' || (token.lower === '\u2013' && token.gap === 'space'));

export const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isMark(token, ',;:('));

/** "maps, plans, and sketches": a comma before "and". */
export const hasListEnd = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token, at) => isMark(token, ',') && hasTag(tokens[from + at + 1], Tag.And));

/** The dash with the spaces on both its sides; `quoted` lets it stand behind a quotation. */
export function gapOf(tokens: readonly Token[], at: number, quoted = false): Span | null {
  const before = tokens[at - 1];
  const dash = tokens[at];
  const next = tokens[at + 1];
  if (!before || !dash || !next || dash.held || dash.gap === 'other' || next.gap === 'other') return null;
  // "the light that came through the—I": somebody breaks off.
  if (hasTag(before, Tag.Determiner | Tag.Possessive) && before.lower !== 'this' && before.lower !== 'that')
    return null;
  const marks = quoted ? ')"\u201d' : ')';
  if ((before.kind === 'mark' && !marks.includes(before.lower)) || next.kind === 'mark') return null;
  return { start: before.end, end: next.start };
}

/** "a cold, wet night": the comma stands between two adjectives. */
export const partsAdjectives = (tokens: readonly Token[], comma: number): boolean =>
  (opensNoun(tokens[comma - 2]) || looksAdjective(tokens[comma - 1])) &&
  isOpenWord(tokens[comma + 1]) &&
  isOpenWord(tokens[comma + 2]) &&
  !tokens[comma + 1]?.lower.endsWith('ing');

/** "The result: a map" is a habit of its own. */
export const shortestBeforeColon = ([first]: readonly Token[]): number =>
  ['the', 'one', 'my', 'its', 'his', 'her'].includes(first?.lower ?? '') ? 9 : 4;

/** "the truth", "one thing": what follows is what was announced. */
export const announces = (token: Token | undefined): boolean =>
  ANNOUNCED.has(token?.lower ?? '') || token?.lower.endsWith('self') === true;

const ANNOUNCED = new Set(
  'answer breakthrough catch conclusion discovery fact idea lesson message news point problem question realization reason result revelation rule secret simple something thing truth'.split(
    ' ',
  ),
);

/** "mine", "hers" */
export const isOwned = (token: Token | undefined): boolean =>
  /^(?:mine|yours|ours|hers|theirs)$/.test(token?.lower ?? '');

/** "which", "who", "whose"; not "that", which never stands behind a comma, nor "what". */
export const isRelative = (token: Token): boolean =>
  hasTag(token, Tag.Relative) && token.lower !== 'that' && token.lower !== 'what';

/** Whether brackets are open there: what they hold is no sentence to end. */
export const isBracketed = (tokens: readonly Token[], at: number): boolean =>
  tokens.findLastIndex((token, here) => here < at && isMark(token, '(')) >
  tokens.findLastIndex((token, here) => here < at && isMark(token, ')'));

/** Whether a clause of its own stands between two tokens: "something he had never done" is none. */
export function hasOwnVerb(tokens: readonly Token[], from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (opensHung(tokens, at) && token && (at > from || isRelative(token))) open++;
    const verb = finiteVerbs(tokens, at, at + 1)[0];
    if (verb?.certain !== true && !isShortVerb(token)) continue;
    if (open === 0) return true;
    open--;
  }
  return false;
}

const isShortVerb = (token: Token | undefined): boolean =>
  /^(?:i|you|he|she|it|we|they|that|there)'(?:s|re|ve|ll|d|m)$/.test(token?.lower ?? '');

/** "a name the Fleet chose", "a thing Ada had" */
const isNameBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.capital === false &&
  (tokens[at]?.capital === true || (opensNoun(tokens[at]) && tokens[at + 1]?.capital === true));

/** "the one who", "whatever", "the man I knew" */
function opensHung(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (hasTag(token, Tag.Relative | Tag.Subordinator) || token?.lower === 'than') return true;
  const isSubject = isPersonal(token) || isShortVerb(token) || isNameBehind(tokens, at);
  const before = tokens[at - 1];
  return (
    isSubject &&
    before !== undefined &&
    before.kind === 'word' &&
    (['everything', 'something', 'anything'].includes(before.lower) || isOpenWord(before)) &&
    !hasTag(before, Tag.Preposition | Tag.Relative | Tag.Subordinator)
  );
}
