import { finiteVerbs, isStatement, mainVerb, putsRight } from '../grammar/clause.ts';
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
import { hasDashesToSpare } from '../../leaning.ts';
import { proposeAside } from './dash-asides.ts';
import { proposeEnding } from './dash-endings.ts';
import { proposeDashPair } from './dash-pairs.ts';
import {
  announces,
  gapOf,
  hasComma,
  DETERMINERS,
  hasListEnd,
  isBehindVerb,
  isBracketed,
  isDash,
  isOwned,
  isRelative,
  listsNouns,
  shortestBeforeColon,
} from './dash-marks.ts';
import { DASH_REASON, proposeMarks } from './dash-proposals.ts';

/** Dashes where a comma, a colon or a full stop is certain to be right. */
export function proposeDashes(context: Context, sentence: Sentence): void {
  if (context.leaning !== null && !hasDashesToSpare(context.leaning)) return;
  const { tokens } = sentence;
  const dashes: number[] = [];
  for (let at = 1; at + 1 < tokens.length; at++) if (isDash(tokens[at])) dashes.push(at);
  const [first, second] = dashes;
  if (first === undefined) return;
  if (dashes.length === 2 && second !== undefined) {
    if (!proposeDashPair(context, sentence, first, second)) proposeAside(context, sentence, first, second);
  } else if (dashes.length === 1 && !replaceOne(context, sentence, first))
    proposeEnding(context, sentence, first);
}

const POINTING = new Set(['this', 'that', 'these', 'there', "it's", "that's", "there's"]);

/** "it", "they", "that's": what takes up what was said before. */
const takesPlaceOf = (token: Token): boolean =>
  POINTING.has(token.lower) || (isPersonal(token) && !['i', 'you'].includes(token.lower));

function replaceOne(context: Context, sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const span = gapOf(tokens, at);
  const next = tokens[at + 1];
  if (!span || !next || next.held || isBracketed(tokens, at)) return false;
  if (takesPlaceOf(next) && takesUp(tokens, at)) return false;
  if (opensClause(tokens, at)) {
    if (putsRight(tokens, at) || corrects(tokens, at) || isBroken(tokens, at) || announces(tokens[at - 1]))
      return false;
    context.propose(sentence, {
      rule: 'dash-stop',
      reason: DASH_REASON,
      claim: [{ start: span.start, end: next.end }],
      wordings: [wording([openWith(context, next, span.start, '. ')], 1)],
    });
    return true;
  }
  const mark = markFor(tokens, at);
  if (mark === null) return false;
  proposeMarks(context, sentence, 'dash-comma', at, [{ ...span, after: mark }]);
  return true;
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
  isPersonal(tokens[at + 1]) && tokens.slice(0, at).some((token) => hasTag(token, Tag.Negation));

/** "no more than x; a colon, a question": two marks of that weight in one sentence are left as they are. */
const isBroken = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens.at(-1), '?') || tokens.some((token, here) => here !== at && isMark(token, ';:'));

const JOINS = new Set('and but or yet so then because like as'.split(' '));
const OPENS_PHRASE = new Set(
  (
    'with without not never especially particularly often sometimes usually mostly mainly just only almost nearly whether from ' +
    'regardless'
  ).split(' '),
);
/** "all of which", "each with its own"; not "many launch in spring". */
const COUNTED =
  /^(?:(?:all|each|some|many|most|both|one) of|(?:each|all) (?:with|while|in|for|the)|even (?:if|when|though|as|in|with|without|after|before|at|for|from))$/;

/** The mark that stands for a dash before what is no sentence: a comma, a colon before a list; null where neither is certain. */
function markFor(tokens: readonly Token[], at: number): ', ' | ': ' | null {
  const next = tokens[at + 1];
  if (!isWord(next) || isBroken(tokens, at) || at < 4) return null;
  const commas = hasComma(tokens, at + 1, tokens.length);
  // "numbered\u2014or, more accurately, plotted", "dear\u2014for example, by train": a comma comes at once.
  const breaksOff = isMark(tokens[at + 2], ',') || isMark(tokens[at + 3], ',');
  if (JOINS.has(next.lower))
    return breaksOff ||
      isMark(tokens[at + 4], ',') ||
      endsSeries(tokens, at) ||
      isBehindSeries(tokens, at) ||
      addsDeed(tokens, at)
      ? null
      : ', ';
  if (isPhrase(tokens, at) || isTail(tokens, at))
    return breaksOff || isInList(tokens, at) || (commas && !endsList(tokens, at)) ? null : ', ';
  const verbs = finiteVerbs(tokens, at + 1, tokens.length);
  // "one linked to the mill": the participle is none of a sentence.
  const isOne = next.lower === 'one' && looksParticiple(tokens[at + 2]);
  if (mainVerb(tokens, at + 1, isOne ? verbs.filter((verb) => verb.at !== at + 2) : verbs) !== null)
    return null;
  const isNoun = DETERMINERS.has(next.lower);
  if (isNoun && isBehindVerb(tokens, at)) return null;
  if (isNoun && !commas) return isInList(tokens, at) || tokens[at + 2]?.held === true ? null : ', ';
  if (!commas) return null;
  if (tokens.some((token, here) => here > at + 1 && ['but', 'yet'].includes(token.lower))) return null;
  const isList = isNoun || isPlainNoun(tokens, at + 1) || (isOpenWord(next) && endsList(tokens, at));
  if (!isList || next.lower.endsWith('ing')) return null;
  if (isNoun && isSplitLate(tokens, at)) return isInList(tokens, at) || listsNouns(tokens, at) ? null : ', ';
  const isCounted = endsList(tokens, at) || hasComma(tokens, at + 1, at + 4) || listsNouns(tokens, at);
  return isCounted && at > shortestBeforeColon(tokens) ? ': ' : null;
}

/** "dull, slow\u2014and dear": with a comma it would be three of a kind. */
const endsSeries = (tokens: readonly Token[], at: number): boolean =>
  ['and', 'or'].includes(tokens[at + 1]?.lower ?? '') &&
  (isMark(tokens[at - 2], ',') ||
    (!isPersonal(tokens[at + 2]) && !opensNoun(tokens[at + 2]) && hasComma(tokens, Math.max(0, at - 4), at)));

/** "a bag, a date, and a grind\u2014then rest": behind the commas of a series one more parts nothing. */
function isBehindSeries(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  return hasTag(tokens[comma + 1], Tag.And) && hasComma(tokens, Math.max(0, comma - 8), comma);
}

/** "I fell asleep\u2014and woke up again": the dash holds back what the same subject did next. */
function addsDeed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.lower !== 'and') return false;
  let verb = at + 2;
  while (isAdverb(tokens[verb])) verb++;
  return finiteVerbs(tokens, verb, verb + 1).length > 0;
}

/** "a thin light behind the clouds, trembling": one comma, and that far from the noun. */
function isSplitLate(tokens: readonly Token[], at: number): boolean {
  const [comma = 0, second] = tokens.flatMap((token, here) => (here > at && isMark(token, ',') ? here : []));
  return second === undefined && comma - at > 5 && !hasTag(tokens[comma + 1], Tag.And);
}

/** What a comma can part from the sentence before it, as far as no clause stands in it. */
function isPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!isWord(next)) return false;
  if (isRelative(next)) return true;
  // "I looked in the bag\u2014just a book": a comma would make the bag the book.
  if (['just', 'only'].includes(next.lower) && ['a', 'an'].includes(tokens[at + 2]?.lower ?? ''))
    return false;
  // "Rain doubles the harvest\u2014simply by falling": there the dash makes a pause.
  if (next.lower === 'simply') return false;
  const isOpening =
    OPENS_PHRASE.has(next.lower) ||
    COUNTED.test(`${next.lower} ${tokens[at + 2]?.lower ?? ''}`) ||
    (isAdverb(next) && next.lower.endsWith('ly'));
  const verbs = finiteVerbs(tokens, at + 1, tokens.length);
  // "not limited to this year": what may be a participle is one.
  if (next.lower === 'not' && looksParticiple(tokens[at + 2])) return !verbs.some((verb) => verb.at > at + 2);
  return isOpening && mainVerb(tokens, at + 1, verbs) === null;
}

const TAIL_OPENERS = new Set('perfect ready ideal complete free worthy more less'.split(' '));

/** "ready for rain", "by drawing a map", "more than the whole budget": words that hang on the clause before. */
function isTail(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!isWord(next) || finiteVerbs(tokens, at + 1, tokens.length).some(({ certain }) => certain))
    return false;
  // "cloth, wool, and felt\u2014perfect for winter": behind a list it would be one more.
  if (TAIL_OPENERS.has(next.lower) && hasListEnd(tokens, 0, at)) return false;
  if (TAIL_OPENERS.has(next.lower))
    return hasTag(tokens[at + 2], Tag.Preposition) || ['to', 'than'].includes(tokens[at + 2]?.lower ?? '');
  return hasTag(next, Tag.Preposition) && next.lower !== 'per' && tokens[at + 2]?.kind !== 'number';
}

/** Commas that only part what is listed: "without a map, a plan, or a guide". */
const endsList = (tokens: readonly Token[], at: number): boolean => hasListEnd(tokens, at + 1, tokens.length);

/** "drugs, weapons, money". */
const isPlainNoun = (tokens: readonly Token[], at: number): boolean =>
  isOpenWord(tokens[at]) && !isOwned(tokens[at]) && tokens[at]?.tags === 0 && isMark(tokens[at + 1], ',');

/** "a, b\u2014c": with another comma what follows would be read as one more of the list. */
function isInList(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  if (comma < 0 || at - comma > 8 || hasTag(tokens[comma + 1], Tag.Be | Tag.Have | Tag.Modal)) return false;
  return !tokens.slice(comma, at).some((token) => hasTag(token, Tag.And));
}
