import { FORMS, verbForms } from '../inflect.ts';
import type { PhraseNode, PhraseRule } from '../phrase-trie.ts';
import { hasTag, isMark, isWord, takeTurn, type Scene } from '../context.ts';
import { closedClasses, Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isRepeated } from '../repeats.ts';
import { isFree, reword } from '../wording.ts';
import {
  beforeAdverbs,
  COUNTS,
  isAdverb,
  isAfterAuxiliary,
  isBareVerbPlace,
  isFollowedBy,
  looksAdjective,
  opensNoun,
  opensPlural,
} from '../word-class.ts';
import { isFormal } from '../../options.ts';

/** "not only" keeps its "not": it does not negate. */
const STRESSED = new Set(['only', 'just', 'merely', 'simply', 'solely', 'necessarily']);

/** "like walking" and "added to knowing" ask for a second look. */
const NEEDS_NOUN = /^(?:like|add(?:s|ed|ing)? to)$/;

type Match = { rule: PhraseRule; to: number; caught: Token | null };

/** The longest phrase of the list that begins at a token, reworded. */
export function proposePhrase(scene: Scene, sentence: Sentence, from: number, root: PhraseNode): void {
  const matches: Match[] = [];
  collect(sentence.tokens, from + 1, root, null, matches);
  if (from === 0)
    for (const match of bothOpenings(sentence.tokens, matches)) propose(scene, sentence, from, match);
  for (let at = matches.length - 1; at >= 0; at--) {
    const match = matches[at];
    if (match && propose(scene, sentence, from, match)) return;
  }
}

/** "Moreover, it is important to note that": the one announces the other, and both go where there is room for it. */
function bothOpenings(tokens: readonly Token[], matches: readonly Match[]): Match[] {
  const first = matches.at(-1);
  const root = tokens[first?.to ?? 0]?.entry?.phrases;
  if (!first || !root || !first.rule.opening || !first.rule.options.includes('')) return [];
  const seconds: Match[] = [];
  collect(tokens, first.to + 1, root, null, seconds);
  return seconds
    .filter(({ rule, caught }) => rule.level === 'light' && rule.form === null && !caught)
    .map(({ rule, to, caught }) => ({ rule: { ...rule, quiet: true }, to, caught }));
}

function collect(
  tokens: readonly Token[],
  at: number,
  node: PhraseNode,
  caught: Token | null,
  matches: Match[],
): void {
  for (const rule of node.rules) matches.push({ rule, to: at, caught });
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

function propose(scene: Scene, sentence: Sentence, from: number, match: Match): boolean {
  const { rule, caught } = match;
  let { to } = match;
  const { tokens } = sentence;
  if (rule.level === 'strong' && scene.settings.strength !== 'strong') return false;
  if (rule.opening && from !== 0) return false;
  if (rule.notAfterBe && hasTag(beforeAdverbs(tokens, from), Tag.Be)) return false;
  if (rule.informal && isFormal(scene.settings.tone)) return false;
  if (!isFree(tokens, from, to) || !fitsForm(rule, tokens, from)) return false;
  if (isFollowedBy(tokens, caught ? to - 1 : to, rule.barred)) return false;
  if (caught && breaksPair(rule, caught, tokens, to)) return false;
  if (caught && rule.options[0]?.startsWith('to ') && tokens[from - 1]?.kind === 'mark') return false;
  const participle = rule.participles !== null && isAfterAuxiliary(tokens, from);
  const verb = caught?.entry?.base;
  // "plays a role in helping" is no "helps help".
  const options = (participle && rule.participles ? rule.participles : rule.options).filter(
    (option) => !verb || !option.startsWith(verb),
  );
  const key = rule.source;
  let option = options[takeTurn(scene, key, options.length)];
  if (option === undefined) return false;
  if (caught && tokens[to - 1] === caught && option.endsWith(' $base') && hasTag(caught, Tag.Base)) {
    // The verb stays as it is, so that another change may take it.
    option = option.slice(0, -' $base'.length);
    to--;
  }
  let after = caught ? fillVerb(option, caught) : option;
  if (rule.plural && isBareVerbPlace(tokens, from)) after = after.replace(/\bare\b/, 'be');
  const next = tokens[to];
  if (/^\w+ing \w+ing$/.test(after)) return false;
  if (opensNounPhrase(after) && !isWord(next)) return false;
  if (turnsIng(after, tokens[to - 1]) && goesOnInBase(tokens, to)) return false;
  if (after.endsWith("n't") && (!isWord(next) || STRESSED.has(next.lower))) return false;
  if (after.includes("'") && scene.apostrophe !== "'") after = after.replaceAll("'", scene.apostrophe);
  if (after === '' && isMark(tokens[from - 1], ',') && (next === undefined || next.kind === 'mark'))
    return false;
  if (tokens[to - 1]?.lower === 'that' && !after.endsWith('that') && hasSecondThat(tokens, to)) return false;
  if (NEEDS_NOUN.test(after) && next?.lower.endsWith('ing') === true) return false;
  if (isNewWord(after, tokens, from, to) && isRepeated(scene, sentence, from, after, to)) return false;
  if (COUNTS.has(after.slice(after.lastIndexOf(' ') + 1)) && !opensPlural(tokens, to)) return false;
  const edited = reword({ scene, sentence, from, to, after });
  if (!edited) return false;
  scene.propose({
    ...edited,
    reason: rule.reason,
    level: rule.level,
    weight: 20 + (to - from),
    tell: rule.quiet ? 0 : rule.level === 'light' ? 2 : 0.5,
    shape: null,
  });
  return true;
}

/** "It is worth noting that it rained, and that they stayed": the second hangs on the same words. */
const hasSecondThat = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at > from && token.lower === 'that' && hasTag(tokens[at - 1], Tag.And));

/** Whether it begins with a word of weight that did not stand there before. */
function isNewWord(after: string, tokens: readonly Token[], from: number, to: number): boolean {
  const [word = ''] = after.split(' ');
  if (word !== 'like' && closedClasses.has(word)) return false;
  return !tokens.slice(from, to).some((token) => token.lower === word);
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

/** "with one", "so many": a noun must follow, with no mark between. */
const opensNounPhrase = (after: string): boolean => / (?:a|an|the|one|many|more)$/.test(after);

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
