import type { Source, SourceBlock } from '../text/source.ts';
import type { Span } from '../text/words.ts';
import { isEmpty } from './announcements.ts';
import { isRule, isText, leans, read, sentencesOf } from './blocks.ts';
import type { Frame } from './frame.ts';
import { speaksOfSelf } from './writer.ts';

/** Replies to the person who asked: "Certainly!", "Great question!". */
const CONSENT =
  /^(?:certainly|sure(?: thing)?|of course|gladly|happy to help|my pleasure|(?:that['\u2019]s |what )?an? (?:great|good|excellent|interesting) question|(?:great|good|excellent) question)[!.]$/i;

/** Replies such as "Absolutely!" that may answer yes or no; they count only when the rest reads as a chatbot's answer. */
const WEAK_CONSENT = /^(?:absolutely|definitely|yes|understood|got it|no problem)[!.]$/i;

/** "I'd be happy to help with that." */
const WILLING =
  /^(?:(?:certainly|sure|of course|absolutely)[,!] )?I(?:['\u2019]d| would|['\u2019]m| am|['\u2019]ll)(?: be)? (?:happy|glad|delighted|pleased) to (?:help|assist|provide|share|explain|write|draft|create|design|give|walk)\b[^.!?:"\u201c]*[.!]$/i;

/** Start of a sentence such as "Here is an essay about …", up to the words that name what is presented. */
const PRESENTS =
  /^(?:(?:certainly|sure(?: thing)?|of course|absolutely|definitely|okay|ok|great)[,!] )?(?:here(?:['\u2019]s| is| are)|below (?:is|are)|the following is) /i;

/** Kinds of text that can be presented as a whole. */
const WHOLE =
  /^(?:(?:a|an|the|your|my|some|one) )?(?:[\w'\u2019-]+(?:, | and | )){0,5}?(?:essay|article|blog post|post|piece|text|draft|version|rewrite|summary|e-?mail|letter|poem|story|speech|script|statement|response|reply|answer|caption|description|paragraph|translation)s?\b/i;

/** More kinds, accepted only at the end of a block and before a colon: "Here's a short note for your neighbors:". */
const SENT =
  /^(?:(?:a|an|the|your|my) )?(?:[\w'\u2019-]+(?:, | and | )){0,5}?(?:note|message|memo|announcement|bio|invitation|newsletter|notice|proposal|toast)\b/i;

/** More kinds, accepted only at the end of a block and without a colon, which would introduce a list. */
const INSTRUCTS =
  /^(?:(?:a|an|the|your) )?(?:[\w'\u2019-]+(?:, | and | )){0,5}?(?:recipe|guide|tutorial|explanation|overview|outline|plan|template|itinerary)\b/i;

/** The requested length: "… of approximately 1,000 words". */
const LENGTH = /\b(?:(?:approximately|about|around|roughly|nearly|exactly) )?\d[\d,]*[- ]words? ?\b/gi;

/** Returns what a sentence presents as the whole text; null when it presents nothing. */
function presented(sentence: string, isAlone: boolean): string | null {
  const opening = PRESENTS.exec(sentence);
  if (opening === null || !/[.:!]$/.test(sentence)) return null;
  const rest = sentence.slice(opening[0].length).replace(LENGTH, '');
  const isKind = WHOLE.test(rest) || (isAlone && (rest.endsWith(':') ? SENT : INSTRUCTS).test(rest));
  return isKind ? rest : null;
}

/** Length of the reply before a statement: "Absolutely, koldskål is a dish"; 0 when there is none. */
function consentLength(sentence: string): number {
  const [consent] = /^(?:certainly|absolutely|of course|sure)[,!] (?=\S+ \S+ \S+)/i.exec(sentence) ?? [];
  return consent?.length ?? 0;
}

/** Whether a text starts like "Sure, a kettle helps." and no "but" in this sentence or at the head of the next takes it back. */
function isSure(source: Source, [first, second]: readonly Span[]): boolean {
  if (first === undefined || second === undefined) return false;
  const said = read(source, first);
  return (
    /^sure, [a-z]/i.test(said) &&
    !/\bbut\b/i.test(said) &&
    !/^(?:but|yet|still|however|though)\b/i.test(read(source, second))
  );
}

/** Finds the reply and the presentation at the head of a text. */
export function findOpening(source: Source): Frame[] {
  const isAnswer = answers(source);
  const frames: Frame[] = [];
  for (let at = 0; at < 3; at++) {
    const block = source.blocks[at];
    if (!isText(source, block)) break;
    const sentences = sentencesOf(source, block);
    const gone = sentences.findIndex(
      (sentence, place) => !isOpening(source, block, read(source, sentence), isAnswer, at + place > 0),
    );
    const rest = sentences[gone];
    if (rest !== undefined) {
      const mayConsent = at + gone === 0 && (isAnswer || isSure(source, sentences));
      frames.push(...openingBefore(source, sentences, gone, mayConsent));
      break;
    }
    const next = isRule(source, source.blocks[at + 1]) ? source.blocks[at + 2] : source.blocks[at + 1];
    if (next === undefined) break;
    frames.push({ kind: 'opening', start: block.start, end: next.start, after: '' });
  }
  const end = frames.at(-1)?.end ?? 0;
  // "Of course! I never liked it.": an answer by the author, so it is kept.
  return !isAnswer && speaksOfSelf(source.text.slice(end)) ? [] : frames;
}

function isOpening(
  source: Source,
  block: SourceBlock,
  sentence: string,
  isAnswer: boolean,
  follows: boolean,
): boolean {
  if (CONSENT.test(sentence)) return true;
  if (isAnswer && (WEAK_CONSENT.test(sentence) || WILLING.test(sentence))) return true;
  return (follows && isEmpty(sentence)) || presentsWhole(source, sentence, block);
}

/** Returns the frames in the first block that does not consist of frames alone. */
function openingBefore(
  source: Source,
  sentences: readonly Span[],
  gone: number,
  mayConsent: boolean,
): Frame[] {
  const rest = sentences[gone];
  if (rest === undefined) return [];
  const said = read(source, rest);
  const frames: Frame[] = [];
  const [first] = sentences;
  const before = sentences.slice(0, gone).map((sentence) => read(source, sentence));
  if (first !== undefined && gone > 0) {
    if (leans(said) && !before.every((sentence) => CONSENT.test(sentence))) return [];
    frames.push({ kind: 'opening', start: first.start, end: rest.start, after: '' });
  }
  const length = mayConsent ? consentLength(said) : 0;
  if (length > 0 && !speaksOfSelf(said)) frames.push(withoutHead(source, rest, length));
  return frames;
}

/** Whether a text reads as a chatbot's answer: its first block presents something, or it has code, list items or a table. */
function answers(source: Source): boolean {
  const [block] = source.blocks;
  if (!isText(source, block)) return false;
  const presents = /\b(?:here(?:['\u2019]s| is| are)|below (?:is|are))\b/i.test(read(source, block));
  return presents || source.blocks.some(({ kind }) => kind === 'code' || kind === 'item' || kind === 'table');
}

/** Whether "Here is an essay on maps." presents the text below: every name in it occurs there, and no list, code or table is next. */
function presentsWhole(source: Source, sentence: string, block: SourceBlock): boolean {
  const said = presented(sentence, read(source, block).endsWith(sentence));
  if (said === null) return false;
  const next = source.blocks.find(({ start }) => start >= block.end);
  if (next !== undefined && ['item', 'code', 'table'].includes(next.kind)) return false;
  const names = said.match(/(?<=\s)\p{Lu}[\p{L}-]*|\d[\d,.]*/gu) ?? [];
  const rest = source.text.replace(sentence, ' ');
  return names.every((name) => rest.includes(name));
}

/** "Certainly, a map is a drawing" → "A map is a drawing". */
function withoutHead({ text }: Source, { start }: Span, length: number): Frame {
  const first = start + length;
  const letter = text.charAt(first);
  const capital = letter.toUpperCase();
  return letter === capital
    ? { kind: 'presentation', start, end: first, after: '' }
    : { kind: 'presentation', start, end: first + 1, after: capital };
}
