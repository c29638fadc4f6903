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
import { DASH_REASON, gapOf, hasComma, isRelative } from './dash-marks.ts';

const LONGEST_ASIDE = 12;
const LONGEST_BRACKET = 20;

/** These stand between commas whatever follows them. */
const GIVES_EXAMPLES =
  /^(?:including|such|like|especially|particularly|which|who|whose|where|from|for|but|not|each|most|perhaps|or)$/;

/** "The mill\u2014a ruin since May\u2014burned": commas, or brackets round a list. */
export function proposeDashPair(context: Context, sentence: Sentence, first: number, second: number): void {
  const { tokens } = sentence;
  const one = gapOf(tokens, first);
  const two = gapOf(tokens, second);
  const marks = marksFor(tokens, first, second);
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
  const opensAside = GIVES_EXAMPLES.test(next.lower);
  const isThose = next.lower === 'those' && ['who', 'whose'].includes(tokens[first + 2]?.lower ?? '');
  const isPlace = next.lower === 'where' && isOpenWord(tokens[first - 1]);
  if ((hasVerb && !isRelative(next) && !isThose && !isPlace) || (words === 1 && isPersonal(next)))
    return null;
  if (tokens.slice(first, second).some((token) => isMark(token, ',')) && !opensAside)
    return fitsBrackets(tokens, first, second) ? [' (', ') '] : null;
  if (words > (opensAside ? LONGEST_BRACKET : LONGEST_ASIDE)) return null;
  if (tokens[second + 1]?.lower === 'that') return null;
  if (hasTag(next, Tag.And) && hasComma(tokens, 0, first)) return null;
  return mayHideClause(tokens, first, second) ? null : [', ', ', '];
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
