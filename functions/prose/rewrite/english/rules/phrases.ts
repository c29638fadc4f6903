import type { Strength } from '#contract/humanize.ts';
import { factWords } from '#prose/text/english.ts';
import { FORMS, verbForms } from '#prose/lexicon/inflect.ts';
import { isMark, isWord, hasTag, type Context } from '../context.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  beforeAdverbs,
  COUNTS,
  isAdverb,
  isAfterAuxiliary,
  isBareVerbPlace,
  isFollowedBy,
  isOpenWord,
  looksAdjective,
  opensNoun,
  opensPlural,
} from '../grammar/word-class.ts';
import type { Phrase, PhraseNode } from '../lexicon/phrase-trie.ts';
import { closedClasses, Tag } from '../lexicon/tags.ts';
import { isFormal } from '../../options.ts';
import { hides } from '../../proposal.ts';
import type { RuleId } from '../../rules.ts';
import { hasStem, repeatsShort, stemOf } from '../repeats.ts';
import { keepsListed, keepsTerm } from '../terms.ts';
import { inTurn, isFree, Rewordings } from '../wording.ts';
import { styleReasons } from '#prose/voice/reasons.ts';
import { isOutOfPlace } from './phrase-places.ts';

// Replaces listed phrases: "It is worth noting that the mill serves as a school." → "The mill is a school."
// Skips phrases that the words around them require (phrase-places.ts), terms of law and science, protected words,
// and replacements that would repeat a word.

/** Before these words "not" is not contracted, because it does not negate: "not only". */
const STRESSED = new Set([...factWords.stressed, 'solely', 'necessarily']);

type Match = { phrase: Phrase; to: number; caught: Token | null };

/** Proposes rewordings of the longest phrase that begins at a token, and of the longest that a lower strength uses. */
export function proposePhrase(context: Context, sentence: Sentence, from: number, root: PhraseNode): void {
  const matches: Match[] = [];
  collect(sentence.tokens, from + 1, root, null, matches);
  let proposed: Strength | null = null;
  let told = 0;
  for (const match of matches.toReversed()) {
    const { level, likeness } = match.phrase;
    if (hides(proposed, level) || !context.hears(level)) continue;
    if (!propose(context, sentence, from, match, told)) continue;
    proposed = level;
    told = Math.max(told, likeness);
  }
}

function collect(
  tokens: readonly Token[],
  at: number,
  node: PhraseNode,
  caught: Token | null,
  matches: Match[],
): void {
  for (const phrase of node.phrases) matches.push({ phrase, to: at, caught });
  const token = tokens[at];
  if (!token || token.gap === 'other') return;
  if (node.ing && hasTag(token, Tag.Ing) && token.entry?.base)
    collect(tokens, at + 1, node.ing, token, matches);
  if (node.base && hasTag(token, Tag.Base) && token.entry?.base === token.lower)
    collect(tokens, at + 1, node.base, token, matches);
  const next = node.next.get(token.lower);
  if (next) collect(tokens, at + 1, next, caught, matches);
}

const ruleOf = ({ tones }: Phrase): RuleId =>
  tones === null ? 'phrase' : tones.includes('casual') ? 'phrase-casual' : 'phrase-formal';

function propose(context: Context, sentence: Sentence, from: number, match: Match, told: number): boolean {
  const { phrase, caught, to } = match;
  const { tokens } = sentence;
  const { row, level, likeness, line } = phrase;
  const isContraction = phrase.options[0]?.endsWith("n't") === true;
  const contractsMore = isContraction && context.contractsMore();
  if (!contractsMore && !suitsTone(context, phrase)) return false;
  if (row.opening === true && from !== 0) return false;
  if (keepsPhrase(context, tokens, { from, to, phrase })) return false;
  if (isOutOfPlace(phrase, tokens, { from, to })) return false;
  if (!isFree(tokens, from, to) || !fitsForm(phrase, tokens, from)) return false;
  if (isFollowedBy(tokens, caught ? to - 1 : to, row.not ?? [])) return false;
  if (caught && breaksPair(phrase, caught, tokens, to)) return false;
  const isParticiple = phrase.participles !== null && isAfterAuxiliary(tokens, from);
  const options = isParticiple && phrase.participles ? phrase.participles : phrase.options;
  const found = { rule: ruleOf(phrase), reason: phrase.reason, level, likeness, line, told };
  if (options.length === 0) {
    const claim = [{ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }];
    context.propose(sentence, { ...found, claim, wordings: [] });
    return true;
  }
  const rewordings = new Rewordings();
  let ahead = 0;
  for (const index of inTurn(line, options.length)) {
    const filled = fill(context, sentence, from, match, options[index] ?? '');
    if (filled === null) continue;
    rewordings.add({ context, sentence, from, to: filled.to }, filled.after, filled.brings, index);
    ahead = Math.max(ahead, filled.to - from);
  }
  const { claim, wordings } = rewordings;
  if (wordings.length === 0) return false;
  const { voice } = context.settings;
  const ofHabit = !contractsMore
    ? {}
    : voice === null
      ? ({ rule: 'contraction' } as const)
      : ({ rule: 'voice-contraction', reason: styleReasons.contractions } as const);
  context.propose(sentence, { ...found, ...ofHabit, claim, wordings, ahead });
  return true;
}

const suitsTone = ({ settings: { tone } }: Context, { tones }: Phrase): boolean =>
  tones === null || tones.includes(tone);

/** Whether a phrase stays: a law keeps all phrases, science keeps its terms. */
function keepsPhrase(
  context: Context,
  tokens: readonly Token[],
  { from, to, phrase }: { from: number; to: number; phrase: Phrase },
): boolean {
  if (phrase.tones !== null && isFormal(context.settings.tone)) return false;
  return keepsListed(context) || tokens.slice(from, to).some((token) => keepsTerm(context, token));
}

/** Fills the matched verb into an option. Returns the words, and the token at which they end; null when the option does not fit. */
function fill(
  context: Context,
  sentence: Sentence,
  from: number,
  { phrase, caught, to: end }: Match,
  wanted: string,
): { after: string; to: number; brings: readonly string[] } | null {
  const { tokens } = sentence;
  const verb = caught?.entry?.base;
  // "begin starting" does not become "start starting".
  if (verb && wanted.startsWith(verb)) return null;
  // The verb stays outside the edit, so that another change can replace it.
  const keepsVerb =
    caught !== null && tokens[end - 1] === caught && wanted.endsWith(' $base') && hasTag(caught, Tag.Base);
  const to = keepsVerb ? end - 1 : end;
  const option = keepsVerb ? wanted.slice(0, -' $base'.length) : wanted;
  let after = caught ? fillVerb(option, caught) : option;
  if (phrase.plural && isBareVerbPlace(tokens, from)) after = after.replace(/\bare\b/, 'be');
  const next = tokens[to];
  if (/ (?:a|an|the|many|more)$/.test(after) && !isWord(next)) return null;
  if (after.endsWith("n't") && (!isWord(next) || STRESSED.has(next.lower))) return null;
  if (after.includes("'") && context.apostrophe !== "'") after = after.replaceAll("'", context.apostrophe);
  if (after === '' && isMark(tokens[from - 1], ',') && (next === undefined || next.kind === 'mark'))
    return null;
  if (tokens[to - 1]?.lower === 'that' && !after.endsWith('that') && hasSecondThat(tokens, to)) return null;
  const brings = newStems(after, tokens, from, to);
  if (brings.some((stem) => hasStem(context, sentence, stem, { from, to }))) return null;
  if (repeatsShort(sentence, after, { from, to })) return null;
  if (COUNTS.has(after.slice(after.lastIndexOf(' ') + 1)) && !opensPlural(tokens, to)) return null;
  return from === 0 && COUNTS.has(after) && isDoublePlural(tokens, to) ? null : { after, to, brings };
}

/** "It is worth noting that it rained, and that they stayed": the second "that" depends on the same words. */
const hasSecondThat = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at > from && token.lower === 'that' && hasTag(tokens[at - 1], Tag.And));

/** "jobs losses": a mistake in the source, which would move to the head of the sentence. */
const isDoublePlural = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 1]].every((token) => isOpenWord(token) && /[^su']s$/.test(token.lower)) &&
  finiteVerbs(tokens, at + 2, at + 3).length > 0;

/** Returns the stems of content words that were not there before. */
function newStems(after: string, tokens: readonly Token[], from: number, to: number): string[] {
  const stood = new Set(tokens.slice(from, to).map(({ lower }) => lower));
  const stems = after
    .split(' ')
    .map((word) => word.replace('\u2019', "'"))
    .filter((word) => (word === 'like' || !closedClasses.has(word)) && !stood.has(word))
    .map(stemOf);
  return [...new Set(stems)].filter((stem) => stem !== null);
}

/** "could shed", "has come", "he shed": one spelling can be several forms, and the words before it must show which one it is. */
function fitsTense(phrase: Phrase, tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (!hasTag(token, Tag.Base) || !hasTag(token, Tag.Past | Tag.Participle)) return true;
  if (isBareVerbPlace(tokens, from)) return phrase.form === 'base' || phrase.form === null;
  if (isAfterAuxiliary(tokens, from)) return phrase.form !== 'base';
  if (!hasTag(token, Tag.Past)) return phrase.form !== 'participle' && phrase.form !== 'past';
  const subject = beforeAdverbs(tokens, from)?.lower ?? '';
  return phrase.form === null || (phrase.form === 'past' && ['he', 'she', 'it'].includes(subject));
}

/** Whether the form fits; in "any attempt to", "the result in" the word that opens the pattern is a noun. */
function fitsForm(phrase: Phrase, tokens: readonly Token[], from: number): boolean {
  const previous = tokens[from - 1];
  if (!fitsTense(phrase, tokens, from)) return false;
  if (phrase.form === 'ing')
    return !opensNoun(previous) && !phrase.options.some((option) => option.startsWith('being'));
  if (phrase.form === 'past' || phrase.form === 'participle')
    return !opensNoun(previous) || hasTag(previous, Tag.Subject | Tag.Object);
  if (phrase.form !== 'base' && phrase.form !== 's') return true;
  if (looksAdjective(previous) || previous?.lower.endsWith("'s") === true) return false;
  if (opensNoun(previous))
    return phrase.form === 's' && (previous?.lower === 'this' || previous?.lower === 'that');
  return !hasTag(previous, Tag.Preposition) || previous?.lower === 'to';
}

const PAIR_REACH = 10;

/** In "found herself running and laughing" both verbs would have to change. */
function breaksPair(phrase: Phrase, caught: Token, tokens: readonly Token[], to: number): boolean {
  const wasIng = hasTag(caught, Tag.Ing) && caught.lower.endsWith('ing');
  if (wasIng === phrase.options.every((option) => option.includes('$ing'))) return false;
  const near = tokens.slice(to, to + PAIR_REACH + 1);
  return near.some((token, at) => {
    const next = near[at + 1];
    if (wasIng) return hasTag(token, Tag.And) && next?.lower.endsWith('ing') === true;
    return (
      (hasTag(token, Tag.And) && (hasTag(next, Tag.Base) || isAdverb(next))) ||
      (isMark(token, ',') && next?.lower === 'to')
    );
  });
}

function fillVerb(option: string, caught: Token): string {
  const base = caught.entry?.base;
  if (!base) return option;
  const forms = verbForms(base);
  return option.replace(/\$([a-z]+)/, (whole, name: string) => {
    const form = FORMS.find((known) => known === name);
    return form ? forms[form] : whole;
  });
}
