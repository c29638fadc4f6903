import { countWords, finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, wording, type Context } from '../context.ts';
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
import { looksIng } from './trailing-lists.ts';
import { DASH_REASON, gapOf, hasComma, isRelative } from './dash-marks.ts';

const LONGEST_ASIDE = 6;
const LONGEST_BRACKET = 20;

/** "The mill\u2014a ruin since May\u2014burned": commas, or brackets round a list. */
export function proposeDashPair(context: Context, sentence: Sentence, first: number, second: number): void {
  const { tokens } = sentence;
  const one = gapOf(tokens, first);
  const two = gapOf(tokens, second);
  const marks = marksFor(tokens, first, second);
  // Brackets would step out of a story.
  if (marks?.[0] === ' (' && context.story()) return;
  if (!one || !two || marks === null) return;
  const edits = [
    { ...one, after: marks[0] },
    { ...two, after: marks[1] },
  ];
  context.propose(sentence, {
    rule: 'dash-pair',
    reason: DASH_REASON,
    claim: [one, two],
    wordings: [wording(edits, 1)],
  });
}

function marksFor(tokens: readonly Token[], first: number, second: number): readonly [string, string] | null {
  const next = tokens[first + 1];
  const words = countWords(tokens, first, second);
  if (!next || tokens.slice(first, second).some((token) => isMark(token, ';:?!'))) return null;
  const hasVerb =
    !listsActs(tokens, first, second) && finiteVerbs(tokens, first + 1, second).some((verb) => verb.certain);
  const isThose = next.lower === 'those' && ['who', 'whose'].includes(tokens[first + 2]?.lower ?? '');
  const isPlace = next.lower === 'where' && isOpenWord(tokens[first - 1]);
  if ((hasVerb && !isRelative(next) && !isThose && !isPlace) || (words === 1 && isPersonal(next)))
    return null;
  if (tokens.slice(first, second).some((token) => isMark(token, ',')))
    return isPlainList(tokens, first, second) && fitsBrackets(tokens, first, second) ? [' (', ') '] : null;
  if (words > LONGEST_ASIDE || hasOtherMark(tokens, first, second)) return null;
  // The second dash stands for the comma behind "By milling less" as well.
  if (hasTag(tokens[0], Tag.Preposition | Tag.Subordinator) && looksIng(tokens[1])) return null;
  if (hasTag(next, Tag.Preposition | Tag.And) || /^(?:to|such|including)$/.test(next.lower)) return null;
  if (tokens.slice(first, second).some(looksIng)) return null;
  return mayHideClause(tokens, first, second) ? null : [', ', ', '];
}

/** With another comma, "and", or "that" behind it, the aside would read as one of a list. */
const hasOtherMark = (tokens: readonly Token[], first: number, second: number): boolean =>
  hasComma(tokens, 0, tokens.length) ||
  ['that', 'and', 'or', 'but'].includes(tokens[second + 1]?.lower ?? '') ||
  tokens.slice(first, second).some((token) => hasTag(token, Tag.And));

/** Things that are named, and nothing but them: no "about memory, power, and form", no "often meant well, always flawed". */
function isPlainList(tokens: readonly Token[], first: number, second: number): boolean {
  const next = tokens[first + 1];
  const commas = tokens.flatMap((token, at) => (at > first && at < second && isMark(token, ',') ? [at] : []));
  const ends = ['and', 'or'].includes(tokens[(commas.at(-1) ?? 0) + 1]?.lower ?? '');
  // "one of trust, thrift, and care" is a single thing.
  const isOne = tokens
    .slice(first, commas[0])
    .some((token) => ['of', 'by', 'a', 'an', 'one', 'such'].includes(token.lower));
  const isQuality = next?.held !== true && looksAdjective(next) && commas[0] === first + 2;
  const isName = next?.held === true || isOpenWord(next) || opensNoun(next);
  const tells =
    next?.held !== true &&
    (hasTag(next, Tag.Preposition | Tag.Relative) || isAdverb(next) || looksParticiple(next));
  const acts = next?.lower.endsWith('ing') === true && !listsActs(tokens, first, second);
  return isName && !isOne && !tells && !acts && !isQuality && (ends || commas.length > 1);
}

/** "drafting reports, sorting mail, writing code": no noun in it is a verb. */
function listsActs(tokens: readonly Token[], first: number, second: number): boolean {
  const items = tokens.flatMap((token, at) =>
    at >= first && at < second && (at === first || isMark(token, ',')) ? [at + 1] : [],
  );
  const isAct = (at: number): boolean =>
    tokens[hasTag(tokens[at], Tag.And) ? at + 1 : at]?.lower.endsWith('ing') === true;
  return items.length > 1 && items.every(isAct);
}

/** "flour dust settles": a noun that no word opens, and maybe a verb that no list knows. */
function mayHideClause(tokens: readonly Token[], first: number, second: number): boolean {
  const next = tokens[first + 1];
  if (!isOpenWord(next) || looksParticiple(next) || looksAdjective(next) || isAdverb(next)) return false;
  const rest = tokens.slice(first + 2, second);
  return rest.length > 1 && !rest.some((token) => hasTag(token, Tag.And | Tag.Preposition));
}

/** Brackets hold a list together; in a story they would step out of it, and a second pair would be one too many. */
function fitsBrackets(tokens: readonly Token[], first: number, second: number): boolean {
  const opening = hasTag(tokens[0], Tag.And) ? tokens[1] : tokens[0];
  const next = tokens[first + 1];
  const behind = tokens[second + 1];
  const isTold = tokens.some((token) => TELLS.has(token.lower));
  // The second dash stands for the comma behind "When it rains" as well.
  const isOpened = !hasComma(tokens, 0, first) && hasTag(opening, Tag.Preposition | Tag.Subordinator);
  return (
    countWords(tokens, first, second) <= LONGEST_BRACKET &&
    !isTold &&
    !isOpened &&
    (!next?.held || closesWithAnd(tokens, first, second)) &&
    !hasTag(next, Tag.And | Tag.Negation) &&
    !hasTag(behind, Tag.And) &&
    (!opensNoun(behind) || opensRelative(tokens, second + 1)) &&
    !isPersonal(behind) &&
    !(looksParticiple(behind) && hasTag(tokens[second + 2], Tag.Preposition)) &&
    !tokens.some((token) => isMark(token, '()'))
  );
}

/** "habits (care, thrift, and haste) that can be learned" */
const opensRelative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'that' && hasTag(tokens[at + 1], Tag.Be | Tag.Have | Tag.Modal);

/** "York, Hull, and many smaller towns": a list of names, whose last part is told. */
const closesWithAnd = (tokens: readonly Token[], first: number, second: number): boolean =>
  tokens.some(
    (token, at) => at > first && at < second && isMark(token, ',') && hasTag(tokens[at + 1], Tag.And),
  );

const TELLS = new Set('i my he him his she her'.split(' '));
