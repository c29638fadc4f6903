import { countWords, endsWithStop, finiteVerbs } from '../grammar/clause.ts';
import { isFormal } from '../../options.ts';
import { capitalise, hasTag, isMark, isWord, openWith, reach, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import { proposeCut } from './cuts.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isOpenWord, opensNoun, isPersonal } from '../grammar/word-class.ts';

const JOINTS = new Set(['and', 'but', 'so', 'while', 'yet']);
const LEAST_WORDS = 3;

/** "…, and it grew" becomes two sentences, where both halves stand by themselves. */
export function proposeSplits(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!endsWithStop(tokens)) return;
  for (let at = LEAST_WORDS; at + LEAST_WORDS < tokens.length; at++) {
    const token = tokens[at];
    if (isMark(token, ',') && JOINTS.has(tokens[at + 1]?.lower ?? '')) splitAtJoint(context, sentence, at);
    else if (token?.lower === 'and' && opensBare(context, tokens[at + 1]))
      splitAtBareJoint(context, sentence, at);
  }
}

function splitAtJoint(context: Context, sentence: Sentence, comma: number): void {
  const { tokens } = sentence;
  const mark = tokens[comma];
  const joint = tokens[comma + 1];
  const subject = tokens[comma + 2];
  if (
    !mark ||
    !joint ||
    !subject ||
    mark.held ||
    joint.held ||
    joint.gap !== 'space' ||
    subject.gap !== 'space'
  )
    return;
  if (dependsOnOpening(tokens, comma)) return;
  if (joint.lower === 'but' ? deniesOne(tokens, comma) : isOrder(tokens)) return;
  const opens = !(joint.lower === 'but' && denies(tokens, comma)) && opensLater(tokens, comma + 2);
  if (!opens && !isClause(tokens, comma + 2) && !isClauseOfVoice(context, tokens, comma + 2)) return;
  const isList = joint.lower === 'and' && !opensClause(subject) ? hasItems : hasClauses;
  if (isList(tokens, comma)) return;
  if (finiteVerbs(tokens, 0, comma).length === 0) return;
  if (joint.lower === 'while' && !isContrast(tokens, comma)) return;
  const word = ['and', 'while'].includes(joint.lower) ? '' : `${capitalise(joint.lower)} `;
  if (word !== '' && isFormal(context.settings.tone)) return;
  if (word === '' && subject.held && !subject.capital) return;
  proposeCut(context, sentence, {
    rule: 'split-and',
    at: comma,
    claim: reach(mark, subject),
    edit:
      word === ''
        ? openWith(context, subject, mark.start, '. ')
        : { start: mark.start, end: subject.start, after: `. ${word}` },
  });
}

/** "Some stay, while others leave", "the one is old, while the other is new": not what went on meanwhile. */
const isContrast = (tokens: readonly Token[], comma: number): boolean =>
  !tokens.slice(comma + 2).some((token) => isMark(token, ',')) &&
  (tokens[comma + 2]?.lower === 'others' ||
    (!opensClause(tokens[comma + 2]) &&
      finiteVerbs(tokens, 0, tokens.length).every(({ tense }) => tense !== 'past')));

/** "it's late", "now he knew": for somebody whose own sentences are shorter these open one too. */
function isClauseOfVoice({ leaning }: Context, tokens: readonly Token[], at: number): boolean {
  if (leaning === null) return false;
  if (CONTRACTED.test(tokens[at]?.lower ?? '')) return countWords(tokens, at, tokens.length) >= LEAST_WORDS;
  return THEN.has(tokens[at]?.lower ?? '') && opensClause(tokens[at + 1]) && isClause(tokens, at + 1);
}

const CONTRACTED = /^(?:i|he|she|it|we|they|there)'(?:s|m|re|d|ll|ve)$/;
const THEN = new Set(['now', 'then', 'soon', 'later', 'suddenly', 'finally', 'still']);

/** Not "I": "Ada and I'd" may be one subject. */
const opensBare = ({ leaning }: Context, token: Token | undefined): boolean =>
  BARE_SUBJECTS.has(token?.lower ?? '') ||
  (leaning !== null && CONTRACTED.test(token?.lower ?? '') && !token?.lower.startsWith("i'"));

const BARE_SUBJECTS = new Set(['he', 'she', 'they', 'it', 'we', 'this']);

/** "… and it grew", without a comma. */
function splitAtBareJoint(context: Context, sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const before = tokens[at - 1];
  const joint = tokens[at];
  const subject = tokens[at + 1];
  if (!before || !joint || !subject || joint.held || joint.gap !== 'space' || subject.gap !== 'space') return;
  if (before.kind === 'mark' || dependsOnOpening(tokens, at)) return;
  if (!isClause(tokens, at + 1) && !isClauseOfVoice(context, tokens, at + 1)) return;
  if (finiteVerbs(tokens, 0, at).length === 0 || hasTag(before, Tag.Preposition | Tag.Base)) return;
  proposeCut(context, sentence, {
    rule: 'split-and',
    at,
    claim: reach(before, subject),
    edit: openWith(context, subject, before.end, '. '),
  });
}

/** A condition, a reported statement or a list before the cut would lose its reach over what follows. */
function dependsOnOpening(tokens: readonly Token[], to: number): boolean {
  if (countWords(tokens, 0, to) < LEAST_WORDS) return true;
  for (let at = 0; at < to; at++) {
    const token = tokens[at];
    if (!token) continue;
    if (hasTag(token, Tag.Subordinator) && !isRelative(tokens, at)) return true;
    if (isMark(token, ';:(\u2014\u2013"\u201c')) return true;
    if (token.lower === 'not' && tokens[at + 1]?.lower === 'only') return true;
  }
  return false;
}

/** "the plan that failed", "the town where": it describes a noun, and reaches no further. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower;
  if (word !== 'that' && word !== 'where') return false;
  const before = tokens[at - 1];
  return (word === 'that' && hasTag(tokens[at + 1], Tag.Be)) || (isOpenWord(before) && before.tags === 0);
}

/** "Tell them you left, and you see it in their eyes": a condition; "bend it, so it's level": what it is for. */
const isOrder = ([first, next]: readonly Token[]): boolean =>
  hasTag(first, Tag.Base) &&
  !opensNoun(first) &&
  (hasTag(next, Tag.Determiner | Tag.Possessive | Tag.Object) || next?.lower === 'someone');

/** "not just the hearts of men, but the will of dragons": what is more than that belongs with it. */
export const deniesOne = (tokens: readonly Token[], to: number): boolean =>
  tokens
    .slice(0, to)
    .some(
      (token, at) =>
        hasTag(token, Tag.Negation) && ['just', 'merely', 'simply'].includes(tokens[at + 1]?.lower ?? ''),
    );

const opensClause = (token: Token | undefined): boolean =>
  isPersonal(token) || ['this', 'these', 'there'].includes(token?.lower ?? '');
export const AUXILIARIES = Tag.Be | Tag.Have | Tag.Modal | Tag.Do;

/** A subject with a verb of its own soon after it: "it has", "the old roof was", "prices rose". */
export function isClause(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at];
  if (!subject || countWords(tokens, at, tokens.length) < LEAST_WORDS) return false;
  if (opensClause(subject) && !(subject.lower === 'this' && !hasTag(tokens[at + 1], AUXILIARIES | Tag.S))) {
    return finiteVerbs(tokens, at, at + 4).length > 0;
  }
  const isName = subject.held && subject.capital;
  const isPlural =
    isOpenWord(subject) &&
    subject.lower.endsWith('s') &&
    (hasTag(tokens[at + 1], AUXILIARIES) ||
      (subject.lower === 'others' && finiteVerbs(tokens, at, at + 3).length > 0));
  if (isPlural) return true;
  if (!opensNoun(subject) && !isName) return false;
  // "and that our secrecy", "so that it": it hangs on what stands before it.
  if (subject.lower === 'that' && (opensNoun(tokens[at + 1]) || isPersonal(tokens[at + 1]))) return false;
  const verb = finiteVerbs(tokens, at + 1, Math.min(tokens.length, at + 8)).find(({ certain }) => certain);
  if (!verb) return false;
  for (let here = at + 1; here < verb.at; here++) {
    const token = tokens[here];
    if (!isWord(token) || hasTag(token, Tag.Relative | Tag.And | Tag.Subordinator)) return false;
    // "the impact they can have": it is about a noun, and nothing is said of it.
    const isObject = hasTag(tokens[here - 1], Tag.Preposition);
    if (isPersonal(token) && !isObject && subject.lower !== 'that') return false;
  }
  // "the will of the people"
  const isNoun = hasTag(tokens[verb.at], Tag.Modal) && verb.at === at + 1;
  return !(isNoun && (hasTag(subject, Tag.Possessive) || ['a', 'the'].includes(subject.lower)));
}

const NOT_OPENING = new Set(
  'for rather also instead not only even never more less as of with like to than'.split(' '),
);

const denies = (tokens: readonly Token[], to: number): boolean =>
  tokens.slice(0, to).some((token) => hasTag(token, Tag.Negation));

const CLAUSE_OPENERS = new Set(['after', 'as', 'before', 'if', 'once', 'since', 'when']);

/** ", but within a week the roof was done": a clause with an opening of its own. */
function opensLater(tokens: readonly Token[], at: number): boolean {
  const opener = tokens[at];
  if (CLAUSE_OPENERS.has(opener?.lower ?? '')) {
    const comma = tokens.findIndex((token, here) => here > at + 2 && token.kind === 'mark');
    return isMark(tokens[comma], ',') && isClause(tokens, comma + 1);
  }
  if (!hasTag(opener, Tag.Preposition | Tag.Adverb) || NOT_OPENING.has(opener?.lower ?? '')) return false;
  for (let here = at + 1; here < Math.min(tokens.length, at + 7); here++) {
    if (tokens[here]?.kind === 'mark' && !isMark(tokens[here], ',')) return false;
    if (hasTag(tokens[here], Tag.Relative | Tag.Subordinator | Tag.Ing)) return false;
    if (hasTag(tokens[here], Tag.Subject) && !hasTag(tokens[here], Tag.Object)) {
      const isBound = hasTag(opener, Tag.Preposition) && tokens[at - 1]?.lower === 'and';
      return (!isBound || isMark(tokens[here - 1], ',')) && finiteVerbs(tokens, here, here + 3).length > 0;
    }
  }
  return false;
}

/** "lamps, rope"; not "In the end, it rained". */
function hasItems(tokens: readonly Token[], to: number): boolean {
  const [first, ...others] = tokens.flatMap((token, at) => (at < to && isMark(token, ',') ? [at] : []));
  if (first === undefined) return false;
  return (
    others.length > 0 ||
    first > 7 ||
    !hasTag(tokens[0], Tag.Preposition) ||
    finiteVerbs(tokens, first, to).length === 0
  );
}

/** "The food was good, the room was warm, but …": three statements, which a cut would part unevenly. */
const hasClauses = (tokens: readonly Token[], to: number): boolean =>
  !hasTag(tokens[0], Tag.Preposition) &&
  tokens.some(
    (token, at) =>
      at < to &&
      isMark(token, ',') &&
      (isClause(tokens, at + 1) || isBareClause(tokens, at + 1) || isPredicate(tokens, at + 1)),
  );

/** "held the rope, watched it shake": one thing done after another. */
const isPredicate = (tokens: readonly Token[], at: number): boolean =>
  hasTag(tokens[at], Tag.Past) &&
  isWord(tokens[at + 1]) &&
  !hasTag(tokens[at + 1], Tag.Preposition | Tag.Quantity);

/** "lights flared" */
const isBareClause = (tokens: readonly Token[], at: number): boolean =>
  isOpenWord(tokens[at]) && tokens[at + 1]?.lower.endsWith('ed') === true;
