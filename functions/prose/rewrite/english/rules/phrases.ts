import { english } from '../../../text/english.ts';
import { FORMS, verbForms } from '../../../lexicon/inflect.ts';
import type { PhraseNode, PhraseRule } from '../lexicon/phrase-trie.ts';
import { hasTag, isMark, isWord, sentencesBeside, type Context } from '../context.ts';
import { closedClasses, Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { RULES, type RuleId } from '../../precedence.ts';
import { isFormal } from '../../options.ts';
import { hides, type Level } from '../../proposal.ts';
import { hasStem, repeatsShort, stemOf } from '../repeats.ts';
import { keepsListed, keepsTerm } from '../terms.ts';
import { CONTRACTED_BY_WRITER, contractsEnough } from './contractions.ts';
import { inTurn, isFree, Rewordings } from '../wording.ts';
import { isDoublePlural, isOutOfPlace } from './phrase-places.ts';
import { carriesLink } from './signposts.ts';
import { asksInLetter, goesOnWithTo } from './verbs.ts';
import {
  beforeAdverbs,
  COUNTS,
  isDegree,
  isAdverb,
  isAfterAuxiliary,
  isBareVerbPlace,
  isFollowedBy,
  looksAdjective,
  opensNoun,
  opensPlural,
} from '../grammar/word-class.ts';

/** "not only" keeps its "not": it does not negate. */
const STRESSED = new Set([...english.facts.stressed, 'solely', 'necessarily']);

type Match = { id: RuleId; rule: PhraseRule; to: number; caught: Token | null };

/** The longest phrase of the list that begins at a token, reworded; and the longest that a lesser strength takes. */
export function proposePhrase(context: Context, sentence: Sentence, from: number, root: PhraseNode): void {
  const matches: Match[] = [];
  collect(sentence.tokens, from + 1, root, null, matches);
  if (from === 0)
    for (const match of bothOpenings(sentence.tokens, matches)) propose(context, sentence, from, match, 0);
  let proposed: Level | null = null;
  let told = 0;
  for (let at = matches.length - 1; at >= 0; at--) {
    const match = matches[at];
    if (!match || hides(proposed, match.rule.level) || !context.hears(match.rule.level)) continue;
    if (!propose(context, sentence, from, match, told)) continue;
    proposed = match.rule.level;
    told = Math.max(told, RULES[match.id].tell);
  }
}

/** "Moreover, it is important to note that": the one announces the other, and both go where there is room for it. */
function bothOpenings(tokens: readonly Token[], matches: readonly Match[]): Match[] {
  const first = matches.at(-1);
  const root = tokens[first?.to ?? 0]?.entry?.phrases;
  if (!first || !root || !first.rule.opening || !first.rule.options.includes('')) return [];
  const seconds: Match[] = [];
  collect(tokens, first.to + 1, root, null, seconds);
  return seconds.flatMap(({ rule, to, caught }): Match[] =>
    rule.telling && rule.form === null && !caught ? [{ id: 'phrase-opening', rule, to, caught }] : [],
  );
}

function collect(
  tokens: readonly Token[],
  at: number,
  node: PhraseNode,
  caught: Token | null,
  matches: Match[],
): void {
  for (const rule of node.rules) matches.push({ id: idOf(rule), rule, to: at, caught });
  const token = tokens[at];
  if (!token || token.gap === 'other') return;
  if (node.ing && hasTag(token, Tag.Ing) && token.entry?.base) {
    collect(tokens, at + 1, node.ing, token, matches);
  }
  if (node.base && hasTag(token, Tag.Base) && token.entry?.base === token.lower) {
    collect(tokens, at + 1, node.base, token, matches);
  }
  const next = node.next.get(token.lower);
  if (next) collect(tokens, at + 1, next, caught, matches);
}

function idOf({ level, telling, quiet, formal, informal }: PhraseRule): RuleId {
  if (formal) return 'phrase-formal';
  if (informal) return 'phrase-talk';
  if (telling && level !== 'strong') return level === 'light' ? 'phrase-telling' : 'phrase-sign';
  if (telling) return 'phrase-marked';
  if (level === 'strong') return 'phrase-strong';
  return quiet ? 'phrase-plain' : 'phrase';
}

function propose(context: Context, sentence: Sentence, from: number, match: Match, told: number): boolean {
  const { id, rule, caught, to } = match;
  const { tokens } = sentence;
  if (rule.opening && from !== 0) return false;
  if (rule.ungraded && isDegree(tokens[from - 1])) return false;
  if (rule.notAfterBe && hasTag(beforeAdverbs(tokens, from), Tag.Be)) return false;
  const isOfVoice = isContraction(rule) && context.contractsMore();
  if (isContraction(rule) && !isOfVoice && (contractsEnough(context) || !context.contracts())) return false;
  if (rule.informal && !isOfVoice && !context.informal()) return false;
  if (rule.casual && context.settings.tone !== 'casual') return false;
  if (rule.formal && !isFormal(context.settings.tone)) return false;
  if (rule.academic && context.settings.tone !== 'academic') return false;
  if (keepsPhrase(context, tokens, { from, to, rule })) return false;
  // "extremely hard, if not impossible": a step is missing without it.
  if (isMark(tokens[to], ',') && tokens[to + 1]?.lower === 'if' && tokens[to + 2]?.lower === 'not')
    return false;
  if (
    LETS.test(rule.options[0] ?? '') &&
    (goesOnWithTo(tokens, to - 1) || asksInLetter(context, tokens, from))
  )
    return false;
  if (isOutOfPlace(rule, tokens, { from, to })) return false;
  // "I cannot ensure you of it": there it assures.
  if (tokens[to]?.lower === 'of' && SURE.test(rule.options[0] ?? '')) return false;
  // A study turns by “However”.
  if (
    rule.options[0] === 'but' &&
    rule.opening &&
    (context.register() === 'science' || turnsTwice(context, sentence))
  )
    return false;
  if (rule.opening && carriesLink(context, sentence)) return false;
  if (!isFree(tokens, from, to) || !fitsForm(rule, tokens, from)) return false;
  if (isFollowedBy(tokens, caught ? to - 1 : to, rule.barred)) return false;
  if (caught && breaksPair(rule, caught, tokens, to)) return false;
  if (caught && rule.options[0]?.startsWith('to ') && tokens[from - 1]?.kind === 'mark') return false;
  const participle = rule.participles !== null && isAfterAuxiliary(tokens, from);
  const options = participle && rule.participles ? rule.participles : rule.options;
  const rewordings = new Rewordings();
  let ahead = 0;
  for (const index of inTurn(context, rule.source, options.length)) {
    if (!suitsTone(context, options[index] ?? '', rule)) continue;
    // "So I can't say": too much of talk for one who declines.
    if (rule.opening && options[index] === 'so' && tokens[to]?.lower === 'i') continue;
    const filled = fill(context, sentence, from, match, options[index] ?? '');
    if (filled === null) continue;
    rewordings.add({ context, sentence, from, to: filled.to }, filled.after, filled.brings, index);
    ahead = Math.max(ahead, filled.to - from);
  }
  const { claim, wordings } = rewordings;
  if (wordings.length === 0) return false;
  context.propose(sentence, {
    rule: isOfVoice ? 'voice-contraction' : id,
    reason: isOfVoice ? CONTRACTED_BY_WRITER : rule.reason,
    claim,
    wordings,
    line: rule.source,
    ahead,
    told,
  });
  return true;
}

const LETS = /^let(?:s|ting)? /;
const SURE = /^(?:mak(?:e|es|ing)|made) sure /;

/** "However, it is no tool but a toy": one "but" is enough, in a sentence and in two that follow each other. */
function turnsTwice(context: Context, sentence: Sentence): boolean {
  if (sentence.tokens.slice(1).some(({ lower }) => lower === 'but' || lower === 'yet')) return true;
  return sentencesBeside(context, sentence).some(({ tokens }) => TURNS.has(tokens[0]?.lower ?? ''));
}

const TURNS = new Set(['but', 'yet', 'still', 'however', 'nevertheless', 'nonetheless']);

const isContraction = ({ options }: PhraseRule): boolean => options[0]?.endsWith("n't") ?? false;

/** Words that no report uses, in any form of their verb. */
const OF_TALK =
  /^(?:mak(?:e|es|ing) sure|made sure|a lot|get|let|lets|letting|look(?:s|ed|ing)? at|plenty|so|but|much)\b/;

/** “But” and “plenty” are no words for a report; “So” at the head of a sentence is one for talk. */
function suitsTone({ settings: { tone }, informal }: Context, option: string, rule: PhraseRule): boolean {
  if (rule.opening && option === 'so') return informal();
  return rule.formal || !isFormal(tone) || !OF_TALK.test(option);
}

/** A law keeps every phrase but how a sentence opens; science keeps its terms. */
function keepsPhrase(
  context: Context,
  tokens: readonly Token[],
  { from, to, rule }: { from: number; to: number; rule: PhraseRule },
): boolean {
  if (rule.formal) return false;
  if (keepsListed(context)) return !rule.opening;
  return tokens.slice(from, to).some((token) => keepsTerm(context, token));
}

/** An option with the verb in it that the pattern caught, and where it ends; null where it does not fit. */
function fill(
  context: Context,
  sentence: Sentence,
  from: number,
  { rule, caught, to: end }: Match,
  wanted: string,
): { after: string; to: number; brings: readonly string[] } | null {
  const { tokens } = sentence;
  const verb = caught?.entry?.base;
  // "plays a role in helping" is no "helps help".
  if (verb && wanted.startsWith(verb)) return null;
  // The verb stays as it is, so that another change may take it.
  const keepsVerb =
    caught !== null && tokens[end - 1] === caught && wanted.endsWith(' $base') && hasTag(caught, Tag.Base);
  const to = keepsVerb ? end - 1 : end;
  const option = keepsVerb ? wanted.slice(0, -' $base'.length) : wanted;
  let after = caught ? fillVerb(option, caught) : option;
  if (rule.plural && isBareVerbPlace(tokens, from)) after = after.replace(/\bare\b/, 'be');
  const next = tokens[to];
  if (/^\w+ing \w+ing$/.test(after)) return null;
  if (opensNounPhrase(after) && !isWord(next)) return null;
  if (turnsIng(after, tokens[to - 1]) && goesOnInBase(tokens, to)) return null;
  if (after.endsWith("n't") && (!isWord(next) || STRESSED.has(next.lower))) return null;
  if (after.includes("'") && context.apostrophe !== "'") after = after.replaceAll("'", context.apostrophe);
  if (after === '' && isMark(tokens[from - 1], ',') && (next === undefined || next.kind === 'mark'))
    return null;
  if (tokens[to - 1]?.lower === 'that' && !after.endsWith('that') && hasSecondThat(tokens, to)) return null;
  // "Like walking" asks for a second look.
  if (after === 'like' && next?.lower.endsWith('ing') === true) return null;
  const brings = newStems(after, tokens, from, to);
  if (brings.some((stem) => hasStem(context, sentence, stem, { from, to }))) return null;
  if (repeatsShort(sentence, after, { from, to })) return null;
  if (COUNTS.has(after.slice(after.lastIndexOf(' ') + 1)) && !opensPlural(tokens, to)) return null;
  if (from === 0 && COUNTS.has(after) && isDoublePlural(tokens, to)) return null;
  return { after, to, brings };
}

/** "It is worth noting that it rained, and that they stayed": the second hangs on the same words. */
const hasSecondThat = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at > from && token.lower === 'that' && hasTag(tokens[at - 1], Tag.And));

/** The stems of the words of weight that did not stand there before. */
function newStems(after: string, tokens: readonly Token[], from: number, to: number): string[] {
  const stems: string[] = [];
  for (const word of after.split(' ')) {
    const plain = word.replace('\u2019', "'");
    if (plain !== 'like' && closedClasses.has(plain)) continue;
    const stem = stemOf(plain);
    if (stem === null || stems.includes(stem)) continue;
    let stood = false;
    for (let at = from; at < to && !stood; at++) stood = tokens[at]?.lower === plain;
    if (!stood) stems.push(stem);
  }
  return stems;
}

/** "could shed", "has come", "he shed": one spelling stands for several forms, and the words before must show which. */
function fitsTense(rule: PhraseRule, tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (!hasTag(token, Tag.Base) || !hasTag(token, Tag.Past | Tag.Participle)) return true;
  if (isBareVerbPlace(tokens, from)) return rule.form === 'base' || rule.form === null;
  if (isAfterAuxiliary(tokens, from)) return rule.form !== 'base';
  if (!hasTag(token, Tag.Past)) return rule.form !== 'participle' && rule.form !== 'past';
  const subject = beforeAdverbs(tokens, from)?.lower ?? '';
  return rule.form === null || (rule.form === 'past' && ['he', 'she', 'it'].includes(subject));
}

/** "any attempt to", "the result in": the word that opens the pattern is a noun here. */
function fitsForm(rule: PhraseRule, tokens: readonly Token[], from: number): boolean {
  const previous = tokens[from - 1];
  if (!fitsTense(rule, tokens, from)) return false;
  if (rule.form === 'ing')
    return !opensNoun(previous) && !rule.options.some((option) => option.startsWith('being'));
  if (rule.form === 'past' || rule.form === 'participle')
    return !opensNoun(previous) || hasTag(previous, Tag.Subject | Tag.Object);
  if (rule.form !== 'base' && rule.form !== 's') return true;
  if (looksAdjective(previous) || previous?.lower.endsWith("'s") === true) return false;
  if (opensNoun(previous))
    return rule.form === 's' && (previous?.lower === 'this' || previous?.lower === 'that');
  return !hasTag(previous, Tag.Preposition) || previous?.lower === 'to';
}

/** "show a", "in many": a noun must follow, with no mark between. */
const opensNounPhrase = (after: string): boolean => / (?:a|an|the|many|more)$/.test(after);

/** "continue to grow" → "keep growing". */
const turnsIng = (after: string, last: Token | undefined): boolean =>
  after.endsWith('ing') && after.includes(' ') && !(last?.lower.endsWith('ing') ?? false);

const PAIR_REACH = 10;

/** "continue to grow and thrive", "to grow, to thrive": the second verb would have to change as well. */
function goesOnInBase(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length - 1, from + PAIR_REACH); at++) {
    const next = tokens[at + 1];
    if (hasTag(tokens[at], Tag.And) && (hasTag(next, Tag.Base) || isAdverb(next))) return true;
    if (isMark(tokens[at], ',') && next?.lower === 'to') return true;
  }
  return false;
}

/** In "found herself running and laughing" both verbs would have to change. */
function breaksPair(rule: PhraseRule, caught: Token, tokens: readonly Token[], to: number): boolean {
  const wasIng = hasTag(caught, Tag.Ing) && caught.lower.endsWith('ing');
  const staysIng = rule.options.every((option) => option.includes('$ing'));
  if (wasIng === staysIng) return false;
  if (!wasIng) return goesOnInBase(tokens, to);
  for (let at = to; at < Math.min(tokens.length - 1, to + PAIR_REACH); at++) {
    if (hasTag(tokens[at], Tag.And) && tokens[at + 1]?.lower.endsWith('ing') === true) return true;
  }
  return false;
}

function fillVerb(option: string, caught: Token): string {
  const base = caught.entry?.base;
  if (!base) return option;
  const forms = verbForms(base);
  return option.replace(/\$([a-z]+)/, (whole, name: string) => {
    const form = FORMS.find((known) => known === name);
    return form === undefined ? whole : forms[form];
  });
}
