import { endsWithStop, finiteVerbs, openingEnd } from '../grammar/clause.ts';
import type { Span } from '../../../text/words.ts';
import type { Edit } from '../../proposal.ts';
import { hasTag, isMark, reach, sentenceBeside, wording, type Context } from '../context.ts';
import { pronounFor } from '../grammar/subject.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isFree } from '../wording.ts';
import { RESULT_VERBS } from '../words/trailing-verbs.ts';
import { isAdverb, looksAdjective, opensNoun, isSomeone } from '../grammar/word-class.ts';

const LONGEST_FIRST = 14;
const LONGEST_SECOND = 16;
const LONGEST_BOTH = 26;
const SHORT = 12;
const LONG = 14;

/** Of both together, beside the writer's mean: nobody's longest sentence is twice their usual one by our doing. */
export const LONGEST_JOINED = 1.7;

/** "however ," and its kin, as the conjunction that does the same inside a sentence. */
const CONNECTIVES: Record<string, string> = {
  however: 'but',
  nevertheless: 'but',
  nonetheless: 'but',
  meanwhile: 'while',
  'even so': 'but',
  'despite this': 'but',
};

/** A sentence that begins with one of these goes on from the one before. */
const TURNS = new Set(['and', 'but', 'so', 'yet']);

/** A short sentence and the next become one, where the next says how they hang together. */
export function proposeJoins(context: Context, sentence: Sentence): void {
  const next = followerOf(context, sentence);
  if (!next || isFragment(sentence)) return;
  const isShort =
    sentence.words <= LONGEST_FIRST &&
    next.words <= LONGEST_SECOND &&
    sentence.words + next.words <= LONGEST_BOTH;
  if (!isShort && context.leaning === null) return;
  if (
    sentence.words < 3 ||
    next.words < 3 ||
    finiteVerbs(sentence.tokens, 0, sentence.tokens.length).length === 0
  )
    return;
  const stop = sentence.tokens.at(-1);
  const first = next.tokens[0];
  const second = next.tokens[1];
  const third = next.tokens[2];
  if (!stop || !first || !second || stop.held || first.held) return;
  const comma = next.tokens.findIndex((token) => isMark(token, ','));
  if (!isShort && !isWithinVoice(context, sentence, next, addsToIt(next) ? -1 : comma)) return;
  const opening = next.tokens.slice(0, comma);
  const connective = comma > 3 ? undefined : CONNECTIVES[opening.map((token) => token.lower).join(' ')];
  const main = next.tokens[comma + 1];
  if (
    connective &&
    main &&
    main.gap === 'space' &&
    isFree(next.tokens, 0, comma) &&
    !hasWord(sentence.tokens, connective) &&
    !hasSpeech(sentence) &&
    // Where a list stands before it the seam is not seen, and the link alone gives way to the writer's own.
    (context.leaning === null || isUnbroken(sentence.tokens.slice(openingEnd(sentence.tokens)), 0)) &&
    !(connective === 'but' && TURNING.has(sentence.tokens[0]?.lower ?? ''))
  ) {
    join(context, sentence, { from: stop.start, word: main, link: `, ${connective} ` });
    return;
  }
  if (
    addsToIt(next) &&
    !isContrast(sentence) &&
    isUnbroken(sentence.tokens, 1) &&
    isUnbroken(next.tokens, 0) &&
    !hasWord(sentence.tokens, 'and')
  ) {
    join(context, sentence, { from: stop.start, word: first, link: ', and ' });
    return;
  }
  if (!isShort) return;
  if (
    first.lower === 'this' &&
    second.gap === 'space' &&
    !second.held &&
    third?.lower !== 'because' &&
    opensWhich(sentence.tokens.at(-2), second, third) &&
    !hasWord(sentence.tokens, 'which')
  ) {
    proposeJoin(context, sentence, reach(stop, second), {
      start: stop.start,
      end: second.start,
      after: ', which ',
    });
    return;
  }
  if (TURNS.has(first.lower) && second.gap === 'space' && second.kind === 'word') {
    const plain =
      isUnbroken(sentence.tokens, 1) && isUnbroken(next.tokens, 1) && !hasTag(second, Tag.Subordinator);
    if (
      plain &&
      second.lower !== 'then' &&
      !hasJoint(sentence.tokens) &&
      !hasJoint(next.tokens) &&
      !hasWord(sentence.tokens, first.lower)
    )
      join(context, sentence, { from: stop.start, word: first, link: ', ' });
    return;
  }
  if (
    isContrast(sentence) ||
    hasWord(next.tokens, 'and') ||
    hasWord(sentence.tokens, 'and') ||
    !isSomeone(first) ||
    hasTag(second, Tag.Be)
  )
    return;
  if (finiteVerbs(next.tokens, 0, 4).length > 0 && goesOn(sentence, next))
    join(context, sentence, { from: stop.start, word: first, link: ', and ' });
}

/** For somebody whose own sentences are longer two may be so too, as long as no comma of theirs hides the seam. */
function isWithinVoice(
  { leaning }: Context,
  { words, tokens }: Sentence,
  next: Sentence,
  comma: number,
): boolean {
  if (leaning === null) return false;
  const { sentenceLength } = leaning.voice;
  const isLong = words > sentenceLength || next.words > sentenceLength;
  return (
    !isLong &&
    words + next.words <= sentenceLength * LONGEST_JOINED &&
    isUnbroken(tokens.slice(openingEnd(tokens)), 0) &&
    isUnbroken(next.tokens.slice(comma + 1), 0)
  );
}

/** "The firm also sells …": a sentence that says itself that it adds to the one before. */
export function addsToIt({ tokens }: Sentence): boolean {
  const also = tokens.findIndex((token) => token.lower === 'also');
  const first = tokens[0];
  if (also < 1 || also > 5 || !first || tokens.slice(0, also).some((token) => token.kind === 'mark'))
    return false;
  return opensNoun(first) || hasTag(first, Tag.Subject) || (first.held && first.capital);
}

/** "They did not flee. They stood": what is not so and what is take no "and". */
const isContrast = ({ tokens }: Sentence): boolean =>
  tokens.some((token) => hasTag(token, Tag.Negation) || token.lower === 'only');

/** "However, they left": this too may come to open with "but". */
const TURNING = new Set(['but', 'however', 'nevertheless', 'nonetheless', 'still', 'yet']);

const hasSpeech = ({ tokens }: Sentence): boolean => tokens.some((token) => isMark(token, '"\u201c\u201d'));

/** "About the colours of the hall." */
const isFragment = ({ tokens }: Sentence): boolean =>
  hasTag(tokens[0], Tag.Preposition) && !tokens.some((token) => isMark(token, ','));

/** "…, and it", "…, leaving it": one more would make a chain. */
const hasJoint = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isMark(token, ',') && hasTag(tokens[at + 1], Tag.And | Tag.Ing));

/** No more than so many commas, and no other break. */
const isUnbroken = (tokens: readonly Token[], commas: number): boolean =>
  !tokens.slice(0, 6).some((token) => isMark(token, ',')) &&
  !tokens.some((token) => isMark(token, ':;()\u2014\u2013?!')) &&
  tokens.filter((token) => isMark(token, ',')).length <= commas;

/** Past an opening such as "In the end,". */
function subjectAt({ tokens }: Sentence): number {
  const comma = tokens.findIndex((token) => isMark(token, ','));
  return hasTag(tokens[0], Tag.Preposition) && comma > 1 && comma < 8 ? comma + 1 : 0;
}

/** Whether the second sentence says more of whom or what the first one is about. */
function goesOn(sentence: Sentence, next: Sentence): boolean {
  const at = subjectAt(sentence);
  const one = sentence.tokens[at];
  const other = next.tokens[0];
  if (!isUnbroken(sentence.tokens.slice(at), 0) || startsAlike(sentence, next)) return false;
  if (other?.lower === one?.lower || other?.lower === topicOf(sentence))
    return sentence.words < LONG && next.words < LONG && isUnbroken(next.tokens, 1);
  return (
    at === 0 && sentence.words < SHORT && next.words < SHORT && !hasTag(one, Tag.Subject | Tag.Preposition)
  );
}

/** "it" for "The firm opened in May". */
function topicOf({ tokens }: Sentence): string | null {
  const [verb, ...others] = finiteVerbs(tokens, 0, tokens.length);
  return verb?.certain === true && others.length === 0 ? pronounFor(tokens, 0, verb.at, tokens.length) : null;
}

/** "He felt the rain. He felt the cold": said twice for effect. */
const startsAlike = (sentence: Sentence, next: Sentence): boolean =>
  sentence.tokens[1]?.lower === next.tokens[1]?.lower;

/** The next sentence of the same paragraph, one space on, with no quotation at the seam. */
export function followerOf(context: Context, sentence: Sentence): Sentence | null {
  const next = sentenceBeside(context, sentence, 1);
  if (!next || !endsWithStop(sentence.tokens) || !endsWithStop(next.tokens)) return null;
  if (next.start !== sentence.end + 1 || context.text.charAt(sentence.end) !== ' ') return null;
  return next;
}

const hasWord = (tokens: readonly Token[], word: string): boolean =>
  tokens.some((token) => token.lower === word);

const SINGULAR = new Set([
  'means',
  'makes',
  'allows',
  'helps',
  'leads',
  'shows',
  'gives',
  'ensures',
  'enables',
  'has',
]);
const ANY_NUMBER = new Set(['led', 'made', 'meant', 'allowed', 'helped', 'gave']);

/** "which" must not seem to belong to a plural noun just before it: "aims, which helps". */
function opensWhich(before: Token | undefined, verb: Token, next: Token | undefined): boolean {
  if (verb.lower === 'is' || verb.lower === 'was') {
    return next?.lower === 'why' || next?.lower === 'because' || looksAdjective(next) || isAdverb(next);
  }
  if (ANY_NUMBER.has(verb.lower) || hasTag(verb, Tag.Modal)) return true;
  return (
    (SINGULAR.has(verb.lower) || (hasTag(verb, Tag.S) && RESULT_VERBS.has(verb.entry?.base ?? ''))) &&
    before?.lower.endsWith('s') !== true
  );
}

function join(context: Context, sentence: Sentence, seam: { from: number; word: Token; link: string }): void {
  const { from, word, link } = seam;
  const keepsCase = word.held || word.lower.startsWith("i'") || word.lower === 'i' || !word.capital;
  const end = keepsCase ? word.start : word.start + 1;
  const after = keepsCase ? link : link + context.text.charAt(word.start).toLowerCase();
  proposeJoin(context, sentence, { start: from, end: word.end }, { start: from, end, after });
}

const proposeJoin = (context: Context, sentence: Sentence, claim: Span, edit: Edit): void =>
  context.propose(sentence, {
    rule: 'join',
    reason: 'One sentence shows how the two statements hang together, and varies the rhythm.',
    claim: [claim],
    wordings: [wording([edit], 1, { kind: 'join', sentence: sentence.index })],
  });
