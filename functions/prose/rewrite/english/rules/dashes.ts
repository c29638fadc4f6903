import { countWords, finiteVerbs, mainVerb, putsRight } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, openWith, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  isAdverb,
  isOpenWord,
  opensNoun,
  isPersonal,
  looksAdjective,
  looksParticiple,
} from '../grammar/word-class.ts';
import { proposeDashPair } from './dash-pairs.ts';
import { DASH_REASON, gapOf, hasComma, isDash } from './dash-marks.ts';

/** Dashes where a comma, a colon or a full stop is certain to be right. */
export function proposeDashes(context: Context, sentence: Sentence): void {
  if (context.leaning?.dashes === 0) return;
  const { tokens } = sentence;
  const dashes: number[] = [];
  for (let at = 1; at + 1 < tokens.length; at++) if (isDash(tokens[at])) dashes.push(at);
  const [first, second] = dashes;
  if (first === undefined) return;
  if (dashes.length === 2 && second !== undefined) proposeDashPair(context, sentence, first, second);
  else if (dashes.length === 1) replaceOne(context, sentence, first);
}

const POINTING = new Set(['this', 'that', 'these', 'there', "it's", "that's", "there's"]);

/** "it", "they", "that's": what takes up what was said before. */
const takesPlaceOf = (token: Token): boolean =>
  POINTING.has(token.lower) || (isPersonal(token) && !['i', 'you'].includes(token.lower));

function replaceOne(context: Context, sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const span = gapOf(tokens, at);
  const next = tokens[at + 1];
  if (!span || !next || next.held) return;
  if (takesPlaceOf(next) && takesUp(tokens, at)) return;
  if (opensClause(tokens, at)) {
    if (putsRight(tokens, at) || corrects(tokens, at) || announces(tokens, at) || isBroken(tokens, at))
      return;
    context.propose(sentence, {
      rule: 'dash-stop',
      reason: DASH_REASON,
      claim: [{ start: span.start, end: next.end }],
      wordings: [wording([openWith(context, next, span.start, '. ')], 1)],
    });
    return;
  }
  const mark = markFor(tokens, at);
  if (mark === null) return;
  context.propose(sentence, {
    rule: 'dash-comma',
    reason: DASH_REASON,
    claim: [span],
    wordings: [wording([{ ...span, after: mark }], 1)],
  });
}

/** "The love I felt, the grief I bore\u2014they were real": what the pronoun takes up is no sentence of its own. */
const takesUp = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1]?.lower === 'these' && hasComma(tokens, 0, at)) ||
  (['they', 'these', 'it', 'this', 'that'].includes(tokens[at + 1]?.lower ?? '') &&
    opensNoun(tokens[0]) &&
    tokens.slice(1, at).some((token, before) => hasTag(token, Tag.Subject) && isOpenWord(tokens[before])));

/** Whether a sentence of its own stands on either side. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || !isStatement(tokens, 0, at) || endsLoose(tokens, at)) return false;
  if (takesPlaceOf(next)) {
    const isContracted = /'(?:s|re|ll|ve|d|m)$/.test(next.lower);
    if (next.lower === 'that' && !hasTag(tokens[at + 2], Tag.Be | Tag.Modal)) return false;
    return isContracted || finiteVerbs(tokens, at + 1, at + 4).length > 0;
  }
  return isPlainClause(tokens, at + 1);
}

/** "It rained, and the yard\u2014there was no yard": what the second statement would say is not said before the dash. */
function endsLoose(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  return comma > 0 && hasTag(tokens[comma + 1], Tag.And) && finiteVerbs(tokens, comma + 2, at).length === 0;
}

/** A verb with its subject, or an order: "Set your table". */
function isStatement(tokens: readonly Token[], from: number, to: number): boolean {
  const verb = mainVerb(tokens, from, finiteVerbs(tokens, from, to));
  const first = tokens[from];
  const isOrder =
    hasTag(first, Tag.Base) &&
    isWord(tokens[from + 1]) &&
    !hasTag(first, Tag.Be | Tag.Have | Tag.Modal | Tag.Do);
  return (verb !== null && verb.certain && verb.at > from) || (isOrder && to - from > 2);
}

const LONGEST_SUBJECT = 7;

/** "most of the work should happen": a subject of plain words, then a verb that can be nothing else. */
function isPlainClause(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  if (!isWord(first) || first.lower.endsWith('ing')) return false;
  if (/^(?:i|you|we|they|he|she|it)'(?:ll|re|ve|m|d|s)$/.test(first.lower)) return true;
  const isSubject = isPersonal(first) || opensNoun(first) || (isOpenWord(first) && !looksAdjective(first));
  if (!isSubject) return false;
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_SUBJECT); at++) {
    const token = tokens[at];
    if (!isWord(token)) return false;
    const isAuxiliary = hasTag(token, Tag.Be | Tag.Have | Tag.Modal);
    if (at > from && isAuxiliary) return finiteVerbs(tokens, at, at + 1).length > 0;
    if (
      at > from &&
      isPersonal(tokens[at - 1]) &&
      finiteVerbs(tokens, at, at + 1).some(({ certain }) => certain)
    )
      return at === from + 1;
    if (hasTag(token, Tag.Relative | Tag.Subordinator | Tag.And) || token.lower === 'to') return false;
    if (at > from && (isPersonal(token) || looksParticiple(token) || token.lower.endsWith('ing')))
      return false;
  }
  return false;
}

/** "You don't need a plan\u2014you need a map": as two sentences that is a habit of machines as well. */
const corrects = (tokens: readonly Token[], at: number): boolean =>
  isPersonal(tokens[at + 1]) &&
  tokens
    .slice(0, at)
    .some(
      (token, here) =>
        hasTag(token, Tag.Negation) || (token.lower === 'more' && tokens[here + 1]?.lower === 'than'),
    );

/** "There was one problem\u2014": what follows is what was announced, and a stop would part the two. */
const announces = (tokens: readonly Token[], at: number): boolean =>
  ANNOUNCED.has(tokens[at - 1]?.lower ?? '');

const ANNOUNCED = new Set(
  'breakthrough catch condition difference fact lesson news problem question reason rule secret thing truth'.split(
    ' ',
  ),
);

/** "no more than x; a colon, a question": two marks of that weight in one sentence are left as they are. */
const isBroken = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens.at(-1), '?') || tokens.some((token, here) => here !== at && isMark(token, ';:'));

const DETERMINERS = new Set(['one', 'a', 'an', 'the', 'its', 'his', 'her', 'their', 'my', 'our', 'your']);

const LONGEST_CODA = 3;

/** "at least twice", "all of them": a word or two, none of them a subject or a choice of two. */
const isCoda = (tokens: readonly Token[], at: number): boolean =>
  !isMark(tokens.at(-1), '!') &&
  countWords(tokens, at + 1, tokens.length) <= LONGEST_CODA &&
  !tokens.slice(at + 1).some((token) => hasTag(token, Tag.Subject | Tag.And)) &&
  finiteVerbs(tokens, at + 1, tokens.length).length === 0;

/** The mark that stands for a dash before what is no sentence: a comma before a word or two, a colon before a list; else null. */
function markFor(tokens: readonly Token[], at: number): ', ' | ': ' | null {
  const next = tokens[at + 1];
  if (!isWord(next) || isBroken(tokens, at) || at < 4) return null;
  if (mainVerb(tokens, at + 1, finiteVerbs(tokens, at + 1, tokens.length)) !== null) return null;
  if (!hasComma(tokens, at + 1, tokens.length))
    return isCoda(tokens, at) && !isInList(tokens, at) ? ', ' : null;
  const isNoun = DETERMINERS.has(next.lower) || isPlainNoun(tokens, at + 1) || isOpenWord(next);
  if (!isNoun || !endsList(tokens, at) || next.lower.endsWith('ing') || isAdverb(next)) return null;
  return at > shortestBeforeColon(tokens) ? ': ' : null;
}

/** "The result: a map" is a habit of its own. */
const shortestBeforeColon = ([first]: readonly Token[]): number =>
  ['the', 'one', 'my', 'its', 'his', 'her'].includes(first?.lower ?? '') ? 9 : 4;

/** Commas that only part what is listed: "without a map, a plan, or a guide". */
const endsList = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    (token, here) => here > at && isMark(token, ',') && ['and', 'or'].includes(tokens[here + 1]?.lower ?? ''),
  );

/** "drugs, weapons, money". */
const isPlainNoun = (tokens: readonly Token[], at: number): boolean =>
  isOpenWord(tokens[at]) && tokens[at]?.tags === 0 && isMark(tokens[at + 1], ',');

/** "a, b\u2014c": with another comma what follows would be read as one more of the list. */
function isInList(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  if (comma < 0 || at - comma > 8 || hasTag(tokens[comma + 1], Tag.Be | Tag.Have | Tag.Modal)) return false;
  return !tokens.slice(comma, at).some((token) => hasTag(token, Tag.And));
}
