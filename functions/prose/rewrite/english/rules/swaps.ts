import { rowsOf } from '../../../lexicon/data-line.ts';
import type { Swap } from '../lexicon/index.ts';
import { hasTag, isMark, isWord, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { RULES, type RuleId } from '../../precedence.ts';
import { hides, type Level } from '../../proposal.ts';
import { hasStem, repeatsShort, stemOf } from '../repeats.ts';
import { isBesideNoun } from '../grammar/noun-phrase.ts';
import { keepsListed, keepsTerm } from '../terms.ts';
import { inTurn, Rewordings } from '../wording.ts';
import { KEPT_PAIRS } from '../words/kept-pairs.ts';
import { KEPT_WITH } from '../words/kept-with.ts';
import {
  beforeAdverbs,
  COUNTS,
  isDegree,
  isAfterAuxiliary,
  isBareVerbPlace,
  isFollowedBy,
  isOpenWord,
  isPluralVerbPlace,
  looksAdjective,
  opensNoun,
  opensPlural,
} from '../grammar/word-class.ts';

/** A plainer word in the same form, where the sentence shows that the word is used in the sense of the list. */
export function proposeSwap(context: Context, sentence: Sentence, at: number, swaps: readonly Swap[]): void {
  const { tokens } = sentence;
  let proposed: Level | null = null;
  let told = 0;
  if (keepsListed(context) || keepsTerm(context, tokens[at])) return;
  for (const swap of swaps) {
    if (hides(proposed, swap.level) || !context.hears(swap.level)) continue;
    // A study keeps its words; what tells most of a machine is none of them.
    if (context.settings.tone === 'academic' && swap.level !== 'light') continue;
    if (!fits(swap, tokens, at)) continue;
    const options = swap.participles && isParticiplePlace(tokens, at) ? swap.participles : swap.options;
    if (swap.participles && options === swap.options && !isPastTense(tokens, at)) continue;
    const { claim, wordings } = rewordingsOf(context, sentence, at, swap, options);
    if (wordings.length === 0) continue;
    const rule = swap.telling && swap.level === 'strong' ? 'swap-marked' : RULE_AT[swap.level];
    const word = tokens[at]?.lower ?? '';
    const reason = `A plainer word that says what “${word}” says.`;
    context.propose(sentence, { rule, reason, claim, wordings, line: swap.head, told });
    proposed = swap.level;
    told = Math.max(told, RULES[rule].tell);
  }
}

function rewordingsOf(
  context: Context,
  sentence: Sentence,
  at: number,
  swap: Swap,
  options: readonly string[],
): Rewordings {
  const place = { context, sentence, from: at, to: at + 1 };
  const rewordings = new Rewordings();
  for (const index of inTurn(context, swap.head, options.length)) {
    const option = options[index];
    if (option === undefined || !optionFits(option, swap, sentence.tokens, at)) continue;
    const stem = stemOf(option);
    if (stem !== null && hasStem(context, sentence, stem, { from: at, to: at + 1 })) continue;
    if (repeatsShort(sentence, option, { from: at, to: at + 1 })) continue;
    rewordings.add(place, option, stem === null ? [] : [stem], index);
  }
  return rewordings;
}

const RULE_AT: Record<Level, RuleId> = {
  light: 'swap-telling',
  balanced: 'swap-sign',
  strong: 'swap-synonym',
};

function fits(swap: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  if (isMark(next, '-') || isMark(previous, '-')) return false;
  if (isKept(tokens[at], next) || isKept(previous, tokens[at])) return false;
  if (isFollowedBy(tokens, at + 1, swap.barred)) return false;
  const keepers = keptWith.get(swap.head);
  if (keepers && tokens.some(({ lower }) => keepers.includes(lower))) return false;
  switch (swap.part) {
    case 'verb':
      return fitsVerb(swap, tokens, at);
    case 'noun':
      return fitsNoun(swap, tokens, at);
    case 'adjective':
      return fitsAdjective(swap, tokens, at);
    case 'adverb':
      return swap.beside?.has(next?.lower ?? '') ?? true;
  }
}

const keptPairs = rowsOf(KEPT_PAIRS);
const keptWith = rowsOf(KEPT_WITH);

const isKept = (one: Token | undefined, two: Token | undefined): boolean =>
  keptPairs.get(one?.lower ?? '')?.some((second) => two?.lower === second || two?.lower === `${second}s`) ===
  true;

/** "numerous roads", not "the numerous"; "an ever-changing street", not "ever-changing is". */
function fitsAdjective(swap: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  // "a vibrant, resilient town": beside its fellow “lively” would be too little.
  if (swap.head === 'vibrant' && isMark(next, ',')) return false;
  if (swap.beside) return !isGraded(tokens, at) && isBesideNoun(tokens, at + 1, swap.beside);
  if (swap.head.endsWith('ing') && isOpenWord(next)) {
    const graded = isDegree(previous);
    if (!graded && !opensNoun(previous) && !looksAdjective(previous)) return false;
  }
  const isVerb = opensNoun(next) || hasTag(next, Tag.Object) || (hasTag(previous, Tag.Be) && isWord(next));
  if (swap.head.endsWith('ing') && isVerb) return false;
  if (!swap.ambiguous) return true;
  if (!isOpenWord(next) || next.lower === 'one' || hasTag(next, Tag.Ing) || (next.held && next.capital))
    return false;
  return previous?.lower.endsWith('ly') !== true;
}

/** "more profound", "statistically significant", "a more balanced and comprehensive plan" */
const isGraded = (tokens: readonly Token[], at: number): boolean =>
  isDegree(tokens[at - 1]) ||
  tokens[at - 1]?.lower.endsWith('ly') === true ||
  ((isMark(tokens[at - 1], ',') || tokens[at - 1]?.lower === 'and') && isDegree(tokens[at - 3]));

function fitsVerb(swap: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  const opensObject = opensNoun(next) || hasTag(next, Tag.Object);
  // "Boasting three pools, the inn": “having” them it would be no praise.
  if (swap.head === 'boast' && swap.form === 'ing') return false;
  // "You demonstrate: you kneel": nobody shows without showing something.
  if (swap.head === 'demonstrate' && next?.kind !== 'word') return false;
  if (swap.needsObject && (!beginsObject(next) || hasTag(beforeAdverbs(tokens, at), Tag.Be))) return false;
  switch (swap.form) {
    case 'base':
      if (opensNoun(previous) && !hasTag(previous, Tag.Quantity)) return false;
      if (looksAdjective(previous)) return false;
      if (!swap.ambiguous) return true;
      if (next === undefined || next.kind === 'mark' || hasTag(next, Tag.Preposition | Tag.And)) return false;
      return (
        isBareVerbPlace(tokens, at) ||
        isPluralVerbPlace(tokens, at) ||
        (followsPlural(tokens, at) && (opensObject || opensPlural(tokens, at + 1)))
      );
    case 's':
      if (opensNoun(previous) && !hasTag(previous, Tag.Determiner)) return false;
      if (previous && ['the', 'a', 'an', 'these', 'those'].includes(previous.lower)) return false;
      if (!swap.ambiguous) return true;
      if (hasTag(previous, Tag.Preposition) || looksAdjective(previous)) return false;
      if (opensObject) return true;
      return swap.telling && isNounLike(previous) && opensPlural(tokens, at + 1);
    case 'past':
    case 'participle':
      if (!swap.telling && standsBeforeNoun(tokens, at)) return false;
      return !swap.ambiguous || isAfterAuxiliary(tokens, at) || opensObject || isTold(tokens, at);
    case 'ing':
      if (next?.lower === 'of') return false;
      if (opensNoun(previous)) return false;
      // "a stormwater retaining basin"
      if (swap.level === 'strong' && isOpenWord(previous) && isOpenWord(next)) return false;
      if (!swap.ambiguous || opensObject || hasTag(previous, Tag.Be)) return true;
      return hasTag(previous, Tag.Preposition) && isOpenWord(next);
    default:
      return true;
  }
}

/** "offers her a seat", "offers help"; not "provided that". */
const beginsObject = (next: Token | undefined): boolean =>
  next?.lower !== 'that' &&
  (opensNoun(next) || hasTag(next, Tag.Object) || (isOpenWord(next) && !next.lower.endsWith('ly')));

/** "the retained profits": a participle before its noun is often a term. */
function standsBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const opens = previous === undefined || opensNoun(previous) || hasTag(previous, Tag.Preposition | Tag.And);
  return opens && isOpenWord(tokens[at + 1]) && !hasTag(previous, Tag.Subject | Tag.Object);
}

/** "she encountered problems": a subject just before, so that the word is no noun and no adjective. */
function isTold(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return (hasTag(before, Tag.Subject) || before?.lower === 'who') && isOpenWord(tokens[at + 1]);
}

/** No verb that the lists know: "autonomy leverages skills", not "they hosted showcases". */
const isNounLike = (token: Token | undefined): boolean =>
  isOpenWord(token) &&
  !token.lower.endsWith('ed') &&
  !hasTag(token, Tag.Base | Tag.S | Tag.Past | Tag.Participle | Tag.Ing);

/** "companies leverage": a plural noun just before. */
function followsPlural(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  return isOpenWord(before) && /[^su']s$/.test(before.lower) && !hasTag(before, Tag.S);
}

function fitsNoun(swap: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  if (swap.head === 'individuals' && (isListed(tokens, at) || isMark(next, '('))) return false;
  if (isBareVerbPlace(tokens, at) && !hasTag(previous, Tag.Adverb))
    return previous?.lower === 'to' && !swap.ambiguous;
  if (hasTag(tokens[at], Tag.S | Tag.Base) && (opensNoun(next) || hasTag(next, Tag.Object))) return false;
  if (!swap.ambiguous) return true;
  const before = beforeAdverbs(tokens, at);
  if (swap.form === 'singular' && isOpenWord(next)) return false;
  return (
    opensNoun(previous) ||
    looksAdjective(previous) ||
    (swap.form === 'plural' && !opensNoun(next) && hasTag(before, Tag.Preposition))
  );
}

/** "firms, schools, and individuals": one kind among kinds. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  if (isMark(previous, ',') || hasTag(previous, Tag.And) || hasTag(next, Tag.And)) return true;
  return (
    isMark(next, ',') && tokens.slice(at + 2).some((token) => isMark(token, ',') || hasTag(token, Tag.And))
  );
}

function isParticiplePlace(tokens: readonly Token[], at: number): boolean {
  return isAfterAuxiliary(tokens, at) || tokens[at + 1]?.lower === 'by';
}

/** A subject just before, an object just after: "the study demonstrated that". */
function isPastTense(tokens: readonly Token[], at: number): boolean {
  const before = beforeAdverbs(tokens, at);
  const next = tokens[at + 1];
  if (hasTag(before, Tag.Subject) || before?.lower === 'who') return true;
  if (!isOpenWord(before) || before.held) return false;
  return opensNoun(next) || next?.lower === 'that' || hasTag(next, Tag.Object);
}

function optionFits(option: string, swap: Swap, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  const isPhrase = option.includes(' ');
  if (swap.part === 'adjective') {
    if (isDegree(previous) && isShort(option)) return false;
    if (option === 'enough' && opensNoun(previous)) return false;
    if (COUNTS.has(option) && (opensNoun(previous) || !opensPlural(tokens, at + 1))) return false;
  }
  if (swap.part === 'adverb' && isPhrase && isWord(next)) return false;
  if (swap.head === 'regarding' && (!isOpenWord(previous) || next?.lower.endsWith('self') === true))
    return false;
  if (swap.part === 'verb' && isPhrase) {
    if (isAfterAuxiliary(tokens, at) && swap.form !== 'ing' && !isPerfectActive(tokens, at)) return false;
    if (hasTag(next, Tag.Object) && !hasTag(next, Tag.Possessive)) return false;
    if (swap.form === 'past' || swap.form === 'participle') {
      if (opensNoun(previous) || hasTag(previous, Tag.Preposition | Tag.And) || looksAdjective(previous))
        return false;
      if (previous?.lower.endsWith('ly')) return false;
    }
    if (
      swap.form === 'ing' &&
      !opensNoun(next) &&
      (!hasTag(previous, Tag.Preposition) || previous?.lower === 'of')
    )
      return false;
  }
  return !(isWord(next) && next.lower === option);
}

/** Too short for "more" and "most": "more strong" is "stronger". */
function isShort(word: string): boolean {
  const groups = word.replace(/e$/, '').match(/[aeiouy]{1,3}/g)?.length ?? 0;
  return groups < 2;
}

/** "has sped up the work", not "was sped up". */
const isPerfectActive = (tokens: readonly Token[], at: number): boolean =>
  hasTag(beforeAdverbs(tokens, at), Tag.Have) && opensNoun(tokens[at + 1]);
