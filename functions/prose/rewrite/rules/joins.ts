import { endsWithStop, finiteVerbs } from '../clause.ts';
import { hasTag, isMark, type Scene } from '../scene.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isAdverb, looksAdjective } from '../word-class.ts';

const LONGEST_FIRST = 22;
const LONGEST_SECOND = 28;
const SHORT = 16;

/** "however ," and its kin, as the conjunction that does the same inside a sentence. */
const CONNECTIVES: Record<string, string> = {
  however: 'but',
  therefore: 'so',
  thus: 'so',
  consequently: 'so',
  additionally: 'and',
  furthermore: 'and',
  moreover: 'and',
};

const PRONOUNS = new Set(['he', 'she', 'they', 'it', 'we', 'i']);

/** A short sentence and the next become one, where the next says how they hang together. */
export function proposeJoins(scene: Scene, sentence: Sentence): void {
  const next = followerOf(scene, sentence);
  if (!next || sentence.words > LONGEST_FIRST || next.words > LONGEST_SECOND) return;
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
  const connective = CONNECTIVES[first.lower];
  if (
    connective &&
    isMark(second, ',') &&
    third &&
    third.gap === 'space' &&
    !hasWord(sentence.tokens, connective)
  ) {
    join(scene, sentence, { from: stop.start, word: third, link: `, ${connective} ` });
    return;
  }
  if (
    first.lower === 'this' &&
    second.gap === 'space' &&
    !second.held &&
    opensWhich(sentence.tokens.at(-2), second, third) &&
    !hasWord(sentence.tokens, 'which')
  ) {
    scene.propose({
      edits: [{ start: stop.start, end: second.start, after: ', which ' }],
      claim: [{ start: stop.start, end: second.end }],
      ...shared(sentence),
    });
    return;
  }
  const short = sentence.words < SHORT && next.words < SHORT && !hasWord(sentence.tokens, 'and');
  if (
    short &&
    PRONOUNS.has(first.lower) &&
    !hasTag(second, Tag.Be) &&
    finiteVerbs(next.tokens, 0, 4).length > 0
  ) {
    join(scene, sentence, { from: stop.start, word: first, link: ', and ' });
  }
}

/** The next sentence of the same paragraph, one space on, with no quotation at the seam. */
function followerOf(scene: Scene, sentence: Sentence): Sentence | null {
  const first = scene.sentences[0]?.index ?? 0;
  const next = scene.sentences[sentence.index - first + 1];
  if (!next || !endsWithStop(sentence.tokens) || !endsWithStop(next.tokens)) return null;
  if (next.start !== sentence.end + 1 || scene.text.charAt(sentence.end) !== ' ') return null;
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
  return SINGULAR.has(verb.lower) && before?.lower.endsWith('s') !== true;
}

const shared = (sentence: Sentence) =>
  ({
    reason: 'One sentence shows how the two statements hang together, and varies the rhythm.',
    level: 'balanced',
    weight: 29,
    tell: 0,
    cost: 1,
    shape: { kind: 'join', sentence: sentence.index },
  }) as const;

function join(scene: Scene, sentence: Sentence, seam: { from: number; word: Token; link: string }): void {
  const { from, word, link } = seam;
  const keepsCase = word.held || word.lower.startsWith("i'") || word.lower === 'i' || !word.capital;
  const end = keepsCase ? word.start : word.start + 1;
  const after = keepsCase ? link : link + scene.text.charAt(word.start).toLowerCase();
  scene.propose({
    edits: [{ start: from, end, after }],
    claim: [{ start: from, end: word.end }],
    ...shared(sentence),
  });
}
