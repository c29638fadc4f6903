import { countWords, finiteVerbs, openingEnd } from '../grammar/clause.ts';
import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksParticiple } from '../grammar/word-class.ts';
import { hasListEnd } from './dash-marks.ts';
import type { DashPlace } from './voice-dash-place.ts';

const DOES = 'two of them set an aside off';

/** What stands between brackets or commas and could be left out: a dash parts it as well. */
export const findAside = (tokens: readonly Token[]): DashPlace | null =>
  betweenBrackets(tokens) ?? betweenCommas(tokens);

const LEAST_BRACKETED = 3;
const MOST_BRACKETED = 16;

/** "the tools (maps, plans, and sketches) that" */
function betweenBrackets(tokens: readonly Token[]): DashPlace | null {
  const open = tokens.findIndex((token) => isMark(token, '('));
  const close = tokens.findIndex((token) => isMark(token, ')'));
  if (open < 2 || close < open || tokens.some((token) => isMark(token, ';:'))) return null;
  if (tokens.filter((token) => isMark(token, '()')).length > 2) return null;
  const inner = tokens.slice(open + 1, close);
  const [first] = inner;
  const words = countWords(inner, 0, inner.length);
  if (!isWord(first) || first.capital || first.held || words < LEAST_BRACKETED || words > MOST_BRACKETED)
    return null;
  if (
    inner.some((token) => token.kind === 'number' || isMark(token, '.')) ||
    NEVER_FIRST.test(first.lower) ||
    isAct(first)
  )
    return null;
  const behind = tokens[close + 1];
  const before = tokens[open - 1];
  if (!isWord(before) || !mayFollow(behind)) return null;
  return {
    marks: [open, close],
    fit: isMark(behind, '.') ? 0.9 : 1,
    does: isMark(behind, '.') ? LAST : DOES,
  };
}

/** "sites (safe or not) that", "the tool (a plain one)."; not "plain (not safe) sites", where one word needs the other. */
const mayFollow = (token: Token | undefined): boolean =>
  isMark(token, '.') ||
  token?.lower === 'to' ||
  looksParticiple(token) ||
  hasTag(token, Tag.Preposition | Tag.And | Tag.Be | Tag.Have | Tag.Modal | Tag.Relative);

const LAST = 'one sets an aside off';

const isAct = ({ lower }: Token): boolean => lower.endsWith('ing') && lower !== 'including';

/** Units, sources, other names. */
const NEVER_FIRST =
  /^(?:in|that|per|by|at|of|see|aka|eg|ie|or|also|about|around|approximately|via|est|formerly|cf|vs|i\.e|e\.g)$/;

const LEAST_ASIDE = 4;
const MOST_ASIDE = 14;

/** "The mill, a ruin since the war, burned": between a subject and its verb. */
function betweenCommas(tokens: readonly Token[]): DashPlace | null {
  const start = openingEnd(tokens);
  const commas = tokens.flatMap((token, at) => (at >= start && isMark(token, ',') ? at : []));
  const [first, ...others] = commas;
  if (first === undefined || others.length === 0 || tokens.some((token) => isMark(token, ';:()')))
    return null;
  const noun = tokens[first - 1];
  if (!isOpenWord(noun) || isAdverb(noun) || first - start < 2) return null;
  if (finiteVerbs(tokens, start, first).length > 0) return null;
  if (tokens.slice(start, first).some((token) => hasTag(token, Tag.Subordinator | Tag.Relative))) return null;
  const second = others.find((at) => isVerbAt(tokens, at + 1));
  if (second === undefined || commas.some((at) => at > second)) return null;
  const fit = fitOf(tokens, first, second);
  return fit === 0 ? null : { marks: [first, second], fit, does: DOES };
}

/** "was", "also has", "burned the": a verb that can be nothing else. */
function isVerbAt(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (isAdverb(tokens[at])) at++;
  const verb = tokens[at];
  if (hasTag(verb, Tag.Modal | Tag.Be | Tag.Have)) return !hasTag(verb, Tag.Ing) && verb?.lower !== 'been';
  return hasTag(verb, Tag.S | Tag.Past) && finiteVerbs(tokens, at, at + 1).length > 0;
}

const EXAMPLES = /^(?:including|such|especially|particularly|even|whether)$/;

function fitOf(tokens: readonly Token[], first: number, second: number): number {
  const inner = tokens.slice(first + 1, second);
  const words = countWords(inner, 0, inner.length);
  const next = tokens[first + 1];
  if (!isWord(next) || words < LEAST_ASIDE || words > MOST_ASIDE) return 0;
  const isList = inner.some((token) => isMark(token, ','));
  if (isList && !hasListEnd(tokens, first + 1, second)) return 0;
  const hasVerb = finiteVerbs(tokens, first + 1, second).some(({ certain }) => certain);
  if (EXAMPLES.test(next.lower)) return hasVerb ? 0 : isList ? 1 : 0.8;
  if (isList || hasVerb) return 0;
  const isNamed =
    ['a', 'an'].includes(next.lower) || (next.lower === 'once' && !looksParticiple(tokens[first + 2]));
  return isNamed ? 0.6 : 0;
}
