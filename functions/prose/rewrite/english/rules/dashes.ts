import { styleReasons } from '#prose/voice/reasons.ts';
import { countWords, finiteVerbs, isStatement, openingEnd, putsRight } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, openWith, wording, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  isAdverb,
  isOpenWord,
  isPersonal,
  looksAdjective,
  looksParticiple,
  opensNoun,
} from '../grammar/word-class.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Edit, Wording } from '../../proposal.ts';
import { hasDashesToSpare } from '../../style-targets.ts';
import {
  clausesIn,
  gapOf,
  hasComma,
  isBracketed,
  isDash,
  listsThings,
  opensWithClause,
} from './dash-marks.ts';
import { NAMES } from './voice-dashes.ts';

// Replaces dashes where another mark certainly does the same: those that an author, or without a writing sample most people, would
// not set. Others are found and left unchanged. Without a sample so is one before an addition, whose pause readers missed, and one
// beside a very short sentence. The table below is complete; any other dash stays.
//   two  round a list of things     costs—coats, lunches—rise   →  costs (coats, lunches) rise
//   one  before a list of things    three tools—a saw, a …      →  three tools: a saw, a …
//   one  before a question          one thing—how it began      →  one thing: how it began
//   two  round an aside             the mill—a ruin now—burned  →  the mill, a ruin now, burned
//   one  before an addition         the mill burned—and fell    →  the mill burned, and fell
//   one  before a sentence          It held—nobody knew how.    →  It held. Nobody knew how.
// Skips questions, speech that breaks off, sentences with other strong marks, and dashes after a series.

type Place = { context: Context; tokens: readonly Token[]; first: number; second: number };
type Shape = { fits: (place: Place) => boolean; marks: readonly string[]; ofVoiceAlone?: true };

const PAIRS: readonly Shape[] = [
  { fits: holdsList, marks: [' (', ') '] },
  { fits: holdsAside, marks: [', ', ', '] },
];

const SINGLES: readonly Shape[] = [
  { fits: announcesList, marks: [': '] },
  { fits: announcesQuestion, marks: [': '] },
  { fits: opensAddition, marks: [', '], ofVoiceAlone: true },
];

export function proposeDashes(context: Context, sentence: Sentence): void {
  if (context.settings.voice !== null && !mayGo(context)) return;
  const { tokens } = sentence;
  const dashes = tokens.flatMap((token, at) => (at > 0 && isDash(token) ? at : []));
  const [first, second = 0] = dashes;
  if (first === undefined || dashes.length > 2 || isMark(tokens.at(-1), '?')) return;
  const place = { context, tokens, first, second: second || tokens.length };
  const gaps = dashes.map((at) => gapOf(tokens, at));
  if (gaps.includes(null)) return;
  const shape = (second > 0 ? PAIRS : SINGLES).find(({ fits }) => fits(place));
  if (shape === undefined) {
    if (second === 0) proposeStop(sentence, place);
    return;
  }
  const edits = gaps.flatMap((gap, at): Edit[] => (gap ? [{ ...gap, after: shape.marks[at] ?? '' }] : []));
  context.propose(sentence, {
    rule: second > 0 ? 'dash-pair' : 'dash',
    reason: reasonOf(context),
    line: shape.marks.join('').trim(),
    claim: edits,
    wordings: shape.ofVoiceAlone && context.settings.voice === null ? [] : wordingsOf(context, edits),
  });
}

const mayGo = ({ targets }: Context): boolean => targets !== null && hasDashesToSpare(targets);

const reasonOf = ({ settings }: Context): string =>
  settings.voice === null ? 'Most people set fewer dashes. Another mark works here.' : styleReasons.dashes;

const wordingsOf = (context: Context, edits: readonly Edit[]): readonly Wording[] =>
  mayGo(context) ? [wording(edits, 1)] : [];

const LONGEST_LIST = 12;
/** In a text of this many characters, the last sentence is an ending and keeps its dashes around a list. */
const LONG_TEXT = 600;

/** Two dashes around a list. Brackets would interrupt the narration of a tale or news, and a second pair would be too many. */
function holdsList({ context, tokens, first, second }: Place): boolean {
  const behind = tokens[second + 1];
  if (context.tale() || tokens.some((token) => isMark(token, '()')) || opensWithClause(tokens, first))
    return false;
  if (tokens.slice(first, second).some((token) => isMark(token, ';:?!'))) return false;
  if (countWords(tokens, first, second) > LONGEST_LIST || !listsThings(tokens, first, second)) return false;
  if (clausesIn(tokens, 0, first).some(({ tense }) => tense === 'past')) return false;
  const endsText = context.text.slice(tokens.at(-1)?.end).trim() === '';
  if (endsText && (tokens[0]?.start ?? 0) > LONG_TEXT) return false;
  // After the brackets the sentence must continue with its verb, not with a modifier of the noun or a new clause.
  const isClause =
    isPersonal(behind) || hasTag(behind, Tag.And) || (behind?.lower !== 'that' && opensNoun(behind));
  const isHung = /^(?:of|about|who|whom|whose|which|so|thereby|\w+ing)$/.test(behind?.lower ?? '');
  return (
    isWord(behind) && !isOpening(tokens, first) && !isClause && !isHung && !looksPassive(tokens, second + 1)
  );
}

/** "By turning a screw", "In a town": the second dash also replaces the comma after this opening. */
const isOpening = (tokens: readonly Token[], first: number): boolean =>
  !hasComma(tokens, 0, first) &&
  (hasTag(tokens[0], Tag.Subordinator | Tag.Preposition) || tokens[0]?.lower.endsWith('ing') === true);

/** "laws (a, b) made in": the participle modifies the noun, from which the brackets would separate it. */
const looksPassive = (tokens: readonly Token[], at: number): boolean =>
  looksParticiple(tokens[at]) && hasTag(tokens[at + 1], Tag.Preposition);

const NEAR = 5;

const LEAST_BEFORE_COLON = 4;
const LEAST_BEHIND_ARTICLE = 6;

/** Whether a full statement precedes, ending with a noun that the text after the dash can specify. */
function mayAnnounce(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  // "The result: a map" is a mannerism as well.
  const isShort =
    at <
    (['the', 'one', 'my', 'its', 'his', 'her'].includes(tokens[0]?.lower ?? '')
      ? LEAST_BEHIND_ARTICLE
      : LEAST_BEFORE_COLON);
  if (
    isShort ||
    isBracketed(tokens, at) ||
    tokens.some((token, here) => here !== at && isMark(token, ';:?!'))
  )
    return false;
  if (!isOpenWord(last) || last.held || isAdverb(last) || looksParticiple(last) || PARTICLES.has(last.lower))
    return false;
  if (finiteVerbs(tokens, at - 1, at).length > 0 || /^(?:not|just|no|only)$/.test(tokens[0]?.lower ?? ''))
    return false;
  return isStatement(tokens, openingEnd(tokens.slice(0, at)), at) && !endsSeries(tokens, at);
}

const PARTICLES = new Set('away back down off out over up enough anyway'.split(' '));

/** "maps, plans, and sketches—": what follows would seem to refer only to the last of them. */
function endsSeries(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  return comma > 0 && at - comma <= NEAR + 1 && hasTag(tokens[comma + 1], Tag.And);
}

function announcesList({ tokens, first }: Place): boolean {
  return mayAnnounce(tokens, first) && listsThings(tokens, first, tokens.length - 1);
}

function announcesQuestion({ tokens, first }: Place): boolean {
  return ['how', 'what', 'why'].includes(tokens[first + 1]?.lower ?? '') && mayAnnounce(tokens, first);
}

const LONGEST_ASIDE = 10;

/** Two dashes around a few words that say more about a subject: "the mill—a ruin since May—burned". */
function holdsAside({ tokens, first, second }: Place): boolean {
  const inner = tokens[first + 1];
  const length = countWords(tokens, first, second);
  if (length < 2 || length > LONGEST_ASIDE || hasOtherMarks(tokens)) return false;
  if (hasComma(tokens, openingEnd(tokens), tokens.length) || opensWithClause(tokens, first)) return false;
  const isAside = opensNoun(inner) || ADDS.test(wordsFrom(tokens, first + 1));
  const behind = tokens[second + 1];
  const goesOn = behind?.lower === 'but' || finiteVerbs(tokens, second + 1, second + 3).length > 0;
  return isAside && goesOn && !opensNoun(behind) && clausesIn(tokens, first + 1, second).length === 0;
}

/** What a comma adds as well as a dash does. */
const ADDS =
  /^(?:and|or|yet|something|one of|but|with|without|including|despite|because|although|though|which|who|whether|like|from|if|unless|until|since|so (?:that|i|you|he|she|it|we|they)|such as|at least(?! ,)|as if|as though|no matter|regardless of|thanks to|along with|instead of|rather than|even (?:if|when|though|as|in|for|at|after|before|during|with|without)|all (?:while|without)) /;
/** What no other comma makes the end of a list. */
const SURE = /^(?!(?:and|or|yet|something|one|someone|those|the|an?) )/;
/** What it adds only without a verb: "no tools needed"; "not one of them came" is a sentence. */
const ADDS_WORDS = /^(?:not|no|just|only|especially|particularly|notably|perhaps|maybe|usually|often) /;

const wordsFrom = (tokens: readonly Token[], from: number): string =>
  [...tokens.slice(from, from + 4).map(({ lower }) => lower), ''].join(' ');

const hasOtherMarks = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isMark(token, ';:()[]?!"\u201c\u201d\u2018*_`'));

/** A dash before an addition: "The mill burned—and the yard with it." */
function opensAddition({ tokens, first }: Place): boolean {
  const said = wordsFrom(tokens, first + 1);
  const start = openingEnd(tokens);
  const isOfList = hasComma(tokens, start, tokens.length) && !SURE.test(said);
  if (hasOtherMarks(tokens) || isOfList || opensWithClause(tokens, first)) return false;
  const hasVerb = finiteVerbs(tokens, first + 1, tokens.length).length > 0;
  if (!ADDS.test(said) && !NAMES.test(said) && (hasVerb || !ADDS_WORDS.test(said))) return false;
  if (putsRight(tokens, first) || endsSeries(tokens, first)) return false;
  return (
    isStatement(tokens, start, first) || tokens.slice(0, first).some(({ lower }) => SHORT_SUBJECT.test(lower))
  );
}

const LEAST_IN_SENTENCE = 4;

/** Replaces the dash between two sentences with a full stop. */
function proposeStop(sentence: Sentence, { context, tokens, first: at }: Place): void {
  const span = gapOf(tokens, at);
  const next = tokens[at + 1];
  if (!span || !next || next.held || isBracketed(tokens, at) || !isStatement(tokens, 0, at)) return;
  const shorter = Math.min(countWords(tokens, 0, at), countWords(tokens, at, tokens.length));
  if (context.settings.voice === null && shorter < LEAST_IN_SENTENCE) return;
  // "You don't need a plan—you need a map": as two sentences this is typical of machines too.
  const denies = tokens.slice(0, at).some((token) => hasTag(token, Tag.Negation));
  if (
    endsLoose(tokens, at) ||
    putsRight(tokens, at) ||
    (denies && isPersonal(next)) ||
    takesUpNoun(tokens, at)
  )
    return;
  if (tokens.some((token, here) => here !== at && isMark(token, ';:')) || !opensSentence(tokens, at + 1))
    return;
  context.propose(sentence, {
    rule: 'dash',
    reason: reasonOf(context),
    line: '.',
    claim: [{ start: span.start, end: next.end }],
    wordings: wordingsOf(context, [openWith(context, next, span.start, '. ')]),
  });
}

/** "It rained, and the yard—there was no yard": the second statement breaks off before the dash. */
function endsLoose(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex((token, here) => here < at && isMark(token, ','));
  return comma > 0 && hasTag(tokens[comma + 1], Tag.And) && finiteVerbs(tokens, comma + 2, at).length === 0;
}

/** "The love I felt, the grief I bore—they were real": a pronoun that refers back to the noun does not start a new sentence. */
const takesUpNoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:they|these|it|this|that)$/.test(tokens[at + 1]?.lower ?? '') &&
  ((tokens[at + 1]?.lower === 'these' && hasComma(tokens, 0, at)) ||
    (opensNoun(tokens[0]) &&
      tokens.slice(1, at).some((token, before) => hasTag(token, Tag.Subject) && isOpenWord(tokens[before]))));

const LONGEST_SUBJECT = 7;
/** "it's", "they've" */
const SHORT_SUBJECT = /^(?:i|you|we|they|he|she|it|that|there)'(?:ll|re|ve|m|d|s)$/;

/** Whether a sentence starts here: "it's", "they came", "most of the work should": a subject of plain words, then an unambiguous verb. */
function opensSentence(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  if (!isWord(first) || first.lower.endsWith('ing')) return false;
  if (SHORT_SUBJECT.test(first.lower)) return true;
  if (['this', 'that', 'these', 'there'].includes(first.lower))
    return hasTag(tokens[from + 1], Tag.Be | Tag.Modal);
  if (!isPersonal(first) && !opensNoun(first) && (!isOpenWord(first) || looksAdjective(first))) return false;
  for (let at = from + 1; at < Math.min(tokens.length, from + LONGEST_SUBJECT); at++) {
    const token = tokens[at];
    if (!isWord(token)) return false;
    if (hasTag(token, Tag.Be | Tag.Have | Tag.Modal)) return finiteVerbs(tokens, at, at + 1).length > 0;
    if (isPersonal(tokens[at - 1]) && finiteVerbs(tokens, at, at + 1).some(({ certain }) => certain))
      return at === from + 1;
    if (hasTag(token, Tag.Relative | Tag.Subordinator | Tag.And) || token.lower === 'to') return false;
    if (isPersonal(token) || looksParticiple(token) || token.lower.endsWith('ing')) return false;
  }
  return false;
}
