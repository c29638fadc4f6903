import { countWords, finiteVerbs, openingEnd } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, isPersonal, looksParticiple, opensNoun } from '../grammar/word-class.ts';
import { gapOf, hasComma, hasListEnd, hasOwnVerb, opensWithClause, partsAdjectives } from './dash-marks.ts';
import { proposeMarks } from './dash-proposals.ts';

type Marks = readonly [string, string];

const COMMAS: Marks = [', ', ', '];
const LONGEST_BETWEEN_COMMAS = 14;
const LONGEST_OF_NOUN = 16;
const LONGEST_NAME = 3;
const LONGEST_CLAUSE = 8;
const LONGEST_BRACKET = 12;
const LONGEST_THING = 8;

/** Pairs of dashes that commas or brackets replace as well, where no surer rule has taken them. */
export function proposeAside(context: Context, sentence: Sentence, first: number, second: number): void {
  const { tokens } = sentence;
  const one = gapOf(tokens, first, true);
  const two = gapOf(tokens, second, true);
  if (!one || !two) return;
  const inner = tokens.slice(first + 1, second);
  if (isMark(tokens.at(-1), '?') || inner.some((token) => isMark(token, ';:?!'))) return;
  if (opensWithClause(tokens, first)) return;
  if (AFTER_COMMA.test(tokens[second + 1]?.lower ?? '') || isInAside(tokens, first)) return;
  const isQuoted = isQuote(tokens[first - 1]) || isQuote(tokens[second - 1]);
  const commas = isQuoted ? null : betweenCommas(tokens, first, second);
  const isHung =
    hasTag(tokens[first + 1], Tag.Preposition) || (tokens[second + 1]?.lower.startsWith('who') ?? false);
  const mayStand = !isHung && mayBracket(context, sentence);
  const marks = commas ?? (mayStand ? inBrackets(tokens, first, second) : null);
  if (marks === null) return;
  proposeMarks(context, sentence, 'dash-aside', first, [
    { ...one, after: marks[0] },
    { ...two, after: marks[1] },
  ]);
}

/** "Ada, keeper of the books—old maps and charts—spoke": the second dash closes what the comma opened. */
function isInAside(tokens: readonly Token[], first: number): boolean {
  const comma = tokens.findLastIndex((token, at) => at < first && isMark(token, ','));
  if (comma < 0 || hasTag(tokens[comma + 1], Tag.And) || openingOf(tokens, first) > comma) return false;
  return finiteVerbs(tokens, 0, first).length === 0;
}

/** Before these the second dash is a comma of its own as well. */
const AFTER_COMMA = /^(?:which|so|thereby|\w+ing)$/;

const isQuote = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && '"\u201d'.includes(token.lower);

/** A short clause that hangs on the sentence: "as they often do", "if one must name one". */
const HANGS = /^(?:as|if|though|although|when|where|until|unless|whatever|no)$/;

function betweenCommas(tokens: readonly Token[], first: number, second: number): Marks | null {
  const next = tokens[first + 1];
  const behind = tokens[second + 1];
  // “Others like me, immortals, stay”, “him, not his power, and”: such an aside reads on from what stands before it.
  if (isWord(next) && (/^(?:not|or|one)$/.test(next.lower) || (isOpenWord(next) && second - first <= 3)))
    return null;
  if (!isWord(next) || !isWord(behind) || next.lower === 'from' || hasComma(tokens, first + 1, second))
    return null;
  if (hasTag(next, Tag.And) && hasComma(tokens, Math.max(openingOf(tokens, first), first - NEAR_JOIN), first))
    return null;
  const words = countWords(tokens, first, second);
  // "and, perhaps most of all, bread"
  if (hasTag(tokens[first - 1], Tag.And) && isAdverb(next) && !hasTag(behind, Tag.And)) return COMMAS;
  if (words > (opensNoun(next) || next.lower === 'where' ? LONGEST_OF_NOUN : LONGEST_BETWEEN_COMMAS))
    return null;
  if (isCrowded(tokens, first, second, words)) return null;
  if (hasTag(behind, Tag.And) && !(opensNoun(next) && ['but', 'yet'].includes(behind.lower))) return null;
  if (next.lower.endsWith('ing') || (words === 1 && (isPersonal(next) || next.lower === 'me'))) return null;
  if (HANGS.test(next.lower)) return words <= LONGEST_CLAUSE || next.lower === 'where' ? COMMAS : null;
  if (next.lower === 'that') return isSaid(tokens, first) ? COMMAS : null;
  const isHung = hasTag(next, Tag.Preposition) || isAdverb(next);
  // "Readers who may object, on either side, find": the subject is long enough as it is.
  if (isHung && tokens.slice(0, first).some(({ lower }) => lower === 'who' || lower === 'which')) return null;
  const isReduced =
    ['once', 'long', 'now'].includes(next.lower) || (isAdverb(next) && !hasTag(next, Tag.Subject));
  const relative = opensNoun(next)
    ? tokens.findIndex(
        (token, at) => at > first && at < Math.min(second, first + 7) && hasTag(token, Tag.Relative),
      )
    : -1;
  if (hasOwnVerb(tokens, isReduced ? first + 3 : first + 1, relative > 0 ? relative : second)) return null;
  const isBare = isOpenWord(next) && !isAdverb(next) && !looksParticiple(next);
  // "sick days call for a lie": what no word opens may be a clause.
  if (isBare && (words > LONGEST_NAME || finiteVerbs(tokens, first + 1, second).length > 0)) return null;
  return behind.lower === 'that' && !isAdverb(next) ? null : COMMAS;
}

/** "the claim that people choose"; "such joy, that it" would be what the joy led to. */
const isSaid = (tokens: readonly Token[], first: number): boolean => {
  const subject = tokens[first + 2];
  const isSubject = opensNoun(subject) || isPersonal(subject) || isOpenWord(subject);
  return isOpenWord(tokens[first - 1]) && isSubject && tokens[first - 2]?.lower !== 'such';
};

const NEAR = 5;
/** "dull, slow, or dear" would be three of a kind. */
const NEAR_JOIN = 8;

/** A comma so near belongs to something else, unless it closes an opening, parts adjectives or comes before "and". */
function isCrowded(tokens: readonly Token[], first: number, second: number, words: number): boolean {
  const near = words <= LONGEST_NAME ? 2 : NEAR;
  const opening = openingOf(tokens, first);
  return tokens.some((token, at) => {
    if (!isMark(token, ',') || partsAdjectives(tokens, at)) return false;
    if (at < first) return at >= opening && first - at <= near;
    return at > second && at - second <= near && !hasTag(tokens[at + 1], Tag.And);
  });
}

const OPENS =
  /^(?:however|moreover|furthermore|instead|indeed|first|second|third|inside|outside|later|today|meanwhile|worse|better)$/;

/** Past "Inside," or "In those years,". */
const openingOf = (tokens: readonly Token[], first: number): number =>
  openingEnd(tokens.slice(0, first), ({ lower }) => OPENS.test(lower));

/** In a story brackets step out of it, and a second pair would be one too many. */
const mayBracket = (context: Context, { tokens }: Sentence): boolean =>
  !context.tale() && !tokens.some((token) => isMark(token, '()'));

function inBrackets(tokens: readonly Token[], first: number, second: number): Marks | null {
  const next = tokens[first + 1];
  const behind = tokens[second + 1];
  // “nothing (no bread, no salt)” has lost its weight, “the strike (caused by low pay)” its cause.
  if (!isWord(next) || !isWord(behind) || next.lower === 'no' || looksParticiple(next)) return null;
  const words = countWords(tokens, first, second);
  if (words > LONGEST_BRACKET || hasOwnVerb(tokens, first + 1, second)) return null;
  const isName =
    isOpenWord(next) && !hasComma(tokens, first, second) && !next.lower.endsWith('ing') && words > 2;
  if (!OPENS_BRACKET.test(next.lower) && !isName && !isList(tokens, first, second)) return null;
  if (looksParticiple(behind) && hasTag(tokens[second + 2], Tag.Preposition)) return null;
  if (hasTag(behind, Tag.And)) return joins(tokens, second + 1);
  const isSubject =
    behind.lower !== 'that' && (opensNoun(behind) || isPersonal(behind) || behind.lower === 'there');
  if (!isSubject) return isOpened(tokens, first) && isOpenWord(behind) ? null : [' (', ') '];
  return isOpened(tokens, first) ? [' (', '), '] : null;
}

/** Before "but it is" and "and these are" a comma stands, before "and needs it" none. */
function joins(tokens: readonly Token[], at: number): Marks | null {
  const next = tokens[at + 1];
  const isClause = isPersonal(next) || /^(?:this|that|these|those)$/.test(next?.lower ?? '');
  if (isClause || (tokens[at]?.lower !== 'and' && opensNoun(next))) return [' (', '), '];
  return finiteVerbs(tokens, at + 1, at + 2).length > 0 || hasTag(next, Tag.S | Tag.Past)
    ? [' (', ') ']
    : null;
}

const OPENS_BRACKET =
  /^(?:whether|sometimes|often|from|including|such|like|those|each|one|particularly|especially|notably|most|or|be|both|either|say|many|some)$/;

/** "When it rains", "In towns": the second dash stands for the comma behind it as well. */
function isOpened(tokens: readonly Token[], first: number): boolean {
  if (hasComma(tokens, 0, first)) return false;
  const hasVerb = finiteVerbs(tokens, 0, first).some(({ certain }) => certain);
  if (hasTag(tokens[0], Tag.Subordinator)) return true;
  return !hasVerb && (hasTag(tokens[0], Tag.Preposition) || tokens[0]?.lower.endsWith('ing') === true);
}

/** Things of one kind beside each other, none of them long: "maps, plans, and sketches", "the laws, the schools". */
function isList(tokens: readonly Token[], first: number, second: number): boolean {
  const starts = [first + 1];
  const stops = tokens.flatMap((token, at) => (at > first && at < second && isMark(token, ',') ? at : []));
  for (const at of stops) starts.push(hasTag(tokens[at + 1], Tag.And) ? at + 2 : at + 1);
  if (stops.length === 0) return false;
  const isLong = starts.some((start, at) => (stops[at] ?? second) - start > LONGEST_THING);
  const isEven = starts.every((start) => opensNoun(tokens[start]) === opensNoun(tokens[first + 1]));
  if (isLong || !isEven) return false;
  const isClosed = hasListEnd(tokens, first + 1, second) || hasTag(tokens[second - 2], Tag.And);
  // "(short, human, old)": what single words are, an "and" or an ending has to show.
  const isShort = second - first - 1 <= starts.length + stops.length;
  return (
    isClosed ||
    !isShort ||
    starts.some((start) => /(?:[^su]s|tion|ment|ity|ing)$/.test(tokens[start]?.lower ?? ''))
  );
}
