import { countWords, finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, type Context } from '../context.ts';
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
import { gapOf, hasComma, hasListEnd, isRelative, opensWithClause } from './dash-marks.ts';
import { proposeMarks } from './dash-proposals.ts';

const LONGEST_ASIDE = 10;
const LONGEST_EXAMPLE = 12;
const LONGEST_BRACKET = 20;

/** These stand between commas whatever follows them. */
const GIVES_EXAMPLES =
  /^(?:including|such|like|especially|particularly|which|who|whose|where|from|for|but|not|each|most|perhaps|or)$/;

/** "The mill\u2014a ruin since May\u2014burned": commas, or brackets round a list. */
export function proposeDashPair(
  context: Context,
  sentence: Sentence,
  first: number,
  second: number,
): boolean {
  const { tokens } = sentence;
  const one = gapOf(tokens, first);
  const two = gapOf(tokens, second);
  const marks = marksFor(tokens, first, second);
  if (!one || !two || marks === null || (marks[0] === ' (' && context.tale())) return false;
  proposeMarks(context, sentence, 'dash-pair', first, [
    { ...one, after: marks[0] },
    { ...two, after: marks[1] },
  ]);
  return true;
}

function marksFor(tokens: readonly Token[], first: number, second: number): readonly [string, string] | null {
  const next = tokens[first + 1];
  const words = countWords(tokens, first, second);
  if (
    !next ||
    isMark(tokens.at(-1), '?') ||
    tokens.slice(first, second).some((token) => isMark(token, ';:?!'))
  )
    return null;
  const hasVerb =
    !listsActs(tokens, first, second) && finiteVerbs(tokens, first + 1, second).some((verb) => verb.certain);
  const opensAside = GIVES_EXAMPLES.test(next.lower);
  const isThose = next.lower === 'those' && ['who', 'whose'].includes(tokens[first + 2]?.lower ?? '');
  const isPlace = next.lower === 'where' && isOpenWord(tokens[first - 1]);
  if ((hasVerb && !isRelative(next) && !isThose && !isPlace) || (words === 1 && isPersonal(next)))
    return null;
  if (tokens.slice(first, second).some((token) => isMark(token, ',')))
    return fitsBrackets(tokens, first, second) &&
      !/^(?:of|about|who|whom|whose)$/.test(tokens[second + 1]?.lower ?? '')
      ? [' (', ') ']
      : null;
  // "made it safe\u2014kept them dry\u2014so that": what somebody did once more.
  if (hasTag(next, Tag.Past) && hasTag(tokens[first + 2], Tag.Object)) return null;
  // "beneath the liver\u2014the gallbladder\u2014which stores": between commas it would be one more thing.
  if (!opensAside && tokens[second + 1]?.lower === 'which') return null;
  if (words > (opensAside ? LONGEST_EXAMPLE : LONGEST_ASIDE) || tokens[second + 1]?.lower === 'that')
    return null;
  return readsBetweenCommas(tokens, first, second) ? [', ', ', '] : null;
}

/** A clause of its own, whatever its verb. */
const OPENS_REASON = /^(?:because|since|as|if|unless)$/;

/** A comma so near belongs to something else. */
const NEAR = 5;

/** With commas around it, an aside in a sentence that has commas of its own is no longer to be told from them. */
function readsBetweenCommas(tokens: readonly Token[], first: number, second: number): boolean {
  const next = tokens[first + 1];
  const near = [
    ...tokens.slice(Math.max(0, first - NEAR), first),
    ...tokens.slice(second + 1, second + 1 + NEAR),
  ];
  if (opensWithClause(tokens, first)) return false;
  if (near.some((token) => isMark(token, ',')) || hasTag(tokens[second + 1], Tag.And)) return false;
  if (
    next?.lower === 'that' ||
    OPENS_REASON.test(next?.lower ?? '') ||
    (hasTag(next, Tag.And) && hasComma(tokens, 0, first))
  )
    return false;
  if (next?.lower.endsWith('ing') === true && !['including', 'ranging'].includes(next.lower)) return false;
  // "Readers who may object, on either side, find": the subject is long enough as it is.
  const before = tokens.slice(0, first);
  const isHung = next?.lower !== 'where' && (hasTag(next, Tag.Preposition) || isAdverb(next));
  if (isHung && before.some((token) => hasTag(token, Tag.Relative | Tag.Subordinator))) return false;
  return !opensBareNoun(tokens, first, second);
}

/** "flour dust settles", "simultaneous opportunity and constraint": a noun that no word opens is a name for what went before, or a clause. */
function opensBareNoun(tokens: readonly Token[], first: number, second: number): boolean {
  const next = tokens[first + 1];
  if (!isOpenWord(next) || isRelative(next) || isAdverb(next) || second - first === 2) return false;
  if (looksParticiple(next) || hasTag(next, Tag.Ing)) return false;
  const behind = tokens[first + 2];
  return !(looksAdjective(next) && hasTag(behind, Tag.And | Tag.Preposition)) && behind?.lower !== 'than';
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

/** Brackets hold a list together; in a story they would step out of it, and a second pair would be one too many. */
function fitsBrackets(tokens: readonly Token[], first: number, second: number): boolean {
  const [opening] = tokens;
  const next = tokens[first + 1];
  const behind = tokens[second + 1];
  const isTold = tokens.some((token) => TELLS.has(token.lower));
  // The second dash stands for the comma behind "When it rains" as well.
  const isOpened = !hasComma(tokens, 0, first) && hasTag(opening, Tag.Preposition | Tag.Subordinator);
  return (
    countWords(tokens, first, second) <= LONGEST_BRACKET &&
    !isTold &&
    !isOpened &&
    (!next?.held || hasListEnd(tokens, first + 1, second)) &&
    (EXAMPLES.test(next?.lower ?? '') || listsThings(tokens, first, second)) &&
    !hasTag(behind, Tag.And) &&
    (!opensNoun(behind) || opensRelative(tokens, second + 1)) &&
    !isPersonal(behind) &&
    !(looksParticiple(behind) && hasTag(tokens[second + 2], Tag.Preposition)) &&
    !tokens.some((token) => isMark(token, '()'))
  );
}

const EXAMPLES = /^(?:including|such|like)$/;
const LONGEST_THING = 4;

/** "maps, rough plans, and sketches": things with no article, not what somebody is or does. */
function listsThings(tokens: readonly Token[], first: number, second: number): boolean {
  const next = tokens[first + 1];
  // "(say, a tax)", "(angry, tired)"
  const isAlone = isMark(tokens[first + 2], ',');
  if (next?.held === true) return true;
  if (!isOpenWord(next) || isAdverb(next) || (isAlone && (next.lower === 'say' || looksAdjective(next))))
    return false;
  if (looksParticiple(next) || next.lower === 'comprising') return false;
  // "(angry, tired, old)": what a single word is, an "and" or its ending has to show.
  if (isAlone && !hasListEnd(tokens, first + 1, second) && !/(?:s|tion|ment|ity|ing)$/.test(next.lower))
    return false;
  let words = 0;
  for (const token of tokens.slice(first + 1, second)) {
    words = isMark(token, ',') || hasTag(token, Tag.And) ? 0 : words + 1;
    if (words > LONGEST_THING) return false;
  }
  return true;
}

/** "habits (care, thrift, and haste) that can be learned" */
const opensRelative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'that' && hasTag(tokens[at + 1], Tag.Be | Tag.Have | Tag.Modal);

const TELLS = new Set('i my he him his she her'.split(' '));
