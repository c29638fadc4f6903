import type { RuleId } from '../../precedence.ts';
import type { Edit } from '../../proposal.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, looksParticiple } from '../grammar/word-class.ts';
import { hasComma, hasListEnd, isDash } from './dash-marks.ts';

export const DASH_REASON =
  'A comma or a full stop does what this dash does; a page full of dashes reads as a machine’s.';

/** One change that puts a mark in the place of each dash, the first of which stands at `at`. */
export function proposeMarks(
  context: Context,
  sentence: Sentence,
  rule: RuleId,
  at: number,
  marks: readonly Edit[],
): void {
  if (readsWorse(context, sentence.tokens, at, marks[0]?.after)) return;
  context.propose(sentence, { rule, reason: DASH_REASON, claim: marks, wordings: [wording(marks, 1)] });
}

/** Where the dash keeps apart what the mark would not. */
function readsWorse(
  context: Context,
  tokens: readonly Token[],
  at: number,
  mark: string | undefined,
): boolean {
  // A sentence that opens with a dash, as a speaker's line may, is not judged.
  if (isDash(tokens[0])) return false;
  if (mark === ' (') return bracketsTooMuch(context, tokens, at);
  if (mark !== ': ' && mark !== ', ') return false;
  // "forests, seas, and air\u2014the drivers of it": it would be one more of the list, or be said of its last thing alone.
  if (isBehindList(tokens, at)) return true;
  if (mark === ': ') return listsQualities(tokens, at);
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
