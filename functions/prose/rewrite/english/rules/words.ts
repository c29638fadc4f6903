import { hasTag, isMark, isWord, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  beforeAdverbs,
  belongsToPeople,
  isAfterAuxiliary,
  isBareVerbPlace,
  isFollowedBy,
  isOpenWord,
  isPluralVerbPlace,
  looksAdjective,
  opensNoun,
  opensPlural,
} from '../grammar/word-class.ts';
import type { Swap } from '../lexicon/index.ts';
import { Tag } from '../lexicon/tags.ts';
import { LIKENESS } from '../lists/row.ts';
import { hasStem, repeatsShort, stemOf } from '../repeats.ts';
import { keepsListed, keepsTerm } from '../terms.ts';
import { inTurn, Rewordings } from '../wording.ts';

// Replaces listed words: "They utilized it." → "They used it."
// Skips words whose class and sense the sentence does not show, terms, and replacements that would repeat a word.

export function proposeWord(context: Context, sentence: Sentence, at: number, swaps: readonly Swap[]): void {
  const { tokens } = sentence;
  const token = tokens[at];
  if (token === undefined || keepsListed(context) || keepsTerm(context, token)) return;
  for (const swap of swaps) {
    const { word, level = 'balanced' } = swap.row;
    const likeness = LIKENESS[level] / 2;
    // An academic text keeps its words; only the surest signs of a machine are replaced.
    if (!context.hears(level) || (context.settings.tone === 'academic' && level !== 'light')) continue;
    if (!fits(swap, tokens, at)) continue;
    const { claim, wordings } = rewordingsOf(context, sentence, at, swap);
    if (wordings.length === 0) continue;
    const reason = `A plainer word for “${token.lower}”.`;
    context.propose(sentence, { rule: 'word', reason, claim, wordings, line: word, level, likeness });
    return;
  }
}

function rewordingsOf(context: Context, sentence: Sentence, at: number, swap: Swap): Rewordings {
  const { tokens } = sentence;
  const place = { from: at, to: at + 1 };
  const rewordings = new Rewordings();
  const { options } = swap;
  for (const index of inTurn(swap.row.word, options.length)) {
    const option = options[index];
    if (option === undefined) continue;
    if (isWord(tokens[at + 1]) && tokens[at + 1]?.lower === option) continue;
    const stem = stemOf(option);
    if (stem !== null && hasStem(context, sentence, stem, place)) continue;
    if (repeatsShort(sentence, option, place)) continue;
    rewordings.add({ context, sentence, ...place }, option, stem === null ? [] : [stem], index);
  }
  return rewordings;
}

function fits(swap: Swap, tokens: readonly Token[], at: number): boolean {
  const { word, part, not = [] } = swap.row;
  const previous = tokens[at - 1];
  if (isMark(tokens[at + 1], '-') || isMark(previous, '-')) return false;
  if (isFollowedBy(tokens, at + 1, not)) return false;
  if (KEPT[word]?.(tokens, at) === true) return false;
  return part === 'adverb' || fitsVerb(swap, tokens, at);
}

/** Where a word is a term, or means something else. */
const KEPT: Readonly<Record<string, (tokens: readonly Token[], at: number) => boolean>> = {
  // "the purchasing manager", "purchasing power"
  purchase: (tokens, at) => /^(?:manager|power)s?$/.test(tokens[at + 1]?.lower ?? ''),
  leverage: (tokens, at) => belongsToPeople(tokens, at + 1),
};

function fitsVerb({ row, form }: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  const opensObject = opensNoun(next) || hasTag(next, Tag.Object);
  const isSure = row.ambiguous !== true;
  switch (form) {
    case 'base':
      if (opensNoun(previous) && !hasTag(previous, Tag.Quantity)) return false;
      if (looksAdjective(previous)) return false;
      if (isSure) return true;
      if (next === undefined || next.kind === 'mark' || hasTag(next, Tag.Preposition | Tag.And)) return false;
      return (
        isBareVerbPlace(tokens, at) ||
        isPluralVerbPlace(tokens, at) ||
        (followsPlural(tokens, at) && (opensObject || opensPlural(tokens, at + 1)))
      );
    case 's':
      if (opensNoun(previous) && !hasTag(previous, Tag.Determiner)) return false;
      if (previous && ['the', 'a', 'an', 'these', 'those'].includes(previous.lower)) return false;
      if (isSure) return true;
      return !hasTag(previous, Tag.Preposition) && !looksAdjective(previous) && opensObject;
    case 'past':
    case 'participle':
      if (row.level === 'strong' && standsBeforeNoun(tokens, at)) return false;
      return isSure || isAfterAuxiliary(tokens, at) || opensObject || isTold(tokens, at);
    case 'ing':
      if (next?.lower === 'of' || opensNoun(previous)) return false;
      // "the paint purchasing fund"
      if (row.level === 'strong' && isOpenWord(previous) && isOpenWord(next)) return false;
      if (isSure || opensObject || hasTag(previous, Tag.Be)) return true;
      return hasTag(previous, Tag.Preposition) && isOpenWord(next);
    default:
      return true;
  }
}

/** "the purchased goodwill": a participle before its noun is often a term. */
function standsBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const opens = previous === undefined || opensNoun(previous) || hasTag(previous, Tag.Preposition | Tag.And);
  return opens && isOpenWord(tokens[at + 1]) && !hasTag(previous, Tag.Subject | Tag.Object);
}

/** Whether a subject precedes, so that the word is neither a noun nor an adjective: "she impacted sales". */
function isTold(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return (hasTag(before, Tag.Subject) || before?.lower === 'who') && isOpenWord(tokens[at + 1]);
}

/** Whether a plural noun precedes: "companies leverage". */
function followsPlural(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return isOpenWord(before) && /[^su']s$/.test(before.lower) && !hasTag(before, Tag.S);
}
