import type { Source } from '#prose/text/source.ts';
import type { Span } from '#prose/text/words.ts';
import type { Edit } from '../../proposal.ts';
import { isOfPersons, isStory } from '../../../kind/story.ts';
import { isCommon, isSmall } from './common.ts';
import { NAMES, PHRASES, TITLES } from './names.ts';
import { capitalsSeenIn, plainOf, type Seen, WORD } from './seen.ts';

type Word = Span & {
  raw: string;
  plain: string;
  /** The text between this word and the one before. */
  gap: string;
  /** Whether a sentence would have a capital here too. */
  opens: boolean;
  held: boolean;
};

/**
 * Returns a function that lowers a heading from title case to sentence case; words in `held` stay. The text is read only once, for the
 * first heading in title case.
 */
export function sentenceCaseOf(source: Source): (title: Span, held: readonly Span[]) => Edit[] {
  let seen: Seen | null = null;
  return (title, held) => {
    if (isTitleOfWork(source, title)) return [];
    const words = wordsOf(source.text, title, held);
    if (!hasCapitalsOfTitle(words)) return [];
    seen ??= capitalsSeenIn(source);
    return loweredWords(words, seen);
  };
}

/** Whether a heading is the title of a work ("Title: The Last Ferry", or the title of a story), so that its capitals stay. */
const isTitleOfWork = ({ text, blocks }: Source, { start, end }: Span): boolean =>
  /^\W*title\W/i.test(text.slice(start, end)) ||
  (start < (blocks[0]?.end ?? 0) &&
    !NAMES_KIND.test(text.slice(start, end)) &&
    (isStory(text) || (isAlone(blocks) && isOfPersons(text))));

/** Headings that say what the text is: "Personal Statement". */
const NAMES_KIND = /\b(?:application|letter|report|review|statement)\b/i;

/** Whether a text has no other heading and no list, so that it is read continuously from its title to its end. */
const isAlone = (blocks: Source['blocks']): boolean =>
  blocks.slice(1).every(({ kind }) => kind !== 'heading' && kind !== 'item');

function wordsOf(text: string, { start, end }: Span, held: readonly Span[]): Word[] {
  const title = text.slice(start, end);
  const words: Word[] = [];
  let from = 0;
  for (const found of title.matchAll(WORD)) {
    const [raw] = found;
    const at = start + found.index;
    const gap = title.slice(from, found.index);
    from = found.index + raw.length;
    const before = words.at(-1);
    words.push({
      start: at,
      end: at + raw.length,
      raw,
      plain: plainOf(raw),
      gap,
      opens: before === undefined || (opensBehind(before, gap) && !endsWith(title, gap, from)),
      held: held.some((span) => span.start < at + raw.length && at < span.end),
    });
  }
  return words;
}

/** "A life well lived: Yours": a single word after a colon does not start a new part. */
const endsWith = (title: string, gap: string, from: number): boolean =>
  /^:\s/.test(gap) && !/[\p{L}\p{N}]/u.test(title.slice(from));

/** Whether a new part of the title starts: "Step 1: The plan", "1.2 The plan", "Step 1 – The plan", "Stop. Start." */
function opensBehind(before: Word, gap: string): boolean {
  if (/\s[-\u2013\u2014]\s/.test(gap)) return /^\d+$/.test(before.raw);
  if (/[:.?!\u2026|]|["\u201c\u2018[]$/.test(gap)) return !/^\.$/.test(gap) || before.opens;
  return before.opens && /^\d+$/.test(before.raw) && gap === ' ' && before.gap.endsWith('.');
}

const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw);
/** Whether a word is a capital followed by lower-case letters: "Guide", not "AI", "GitHub" or "5GHz". */
const isCapitalised = ({ raw }: Word): boolean => /^\p{Lu}(?:[\p{Ll}'\u2019]+)?$/u.test(raw);

/** Whether all long words are capitalised, at least one of them after the first word. */
function hasCapitalsOfTitle(words: readonly Word[]): boolean {
  const telling = words.filter((word) => !word.opens && !word.held && word.gap !== '-' && isTelling(word));
  return telling.length > 0 ? telling.every(isCapital) : hasOnlyCapitals(words);
}

/** Whether a title of short and small words has a capital on each: "The Day Before", "Elevate It". */
function hasOnlyCapitals(words: readonly Word[]): boolean {
  const all = words.filter((word) => !word.opens && !word.held && /^\p{L}{2,}$/u.test(word.raw));
  const hasTwo = all.filter(isCapital).length > 1;
  // "Laugh and Have Fun": title case also has "and" in lower case.
  const inside = hasTwo ? all.filter((word) => isCapital(word) || !JOINS.has(word.plain)) : all;
  return (
    inside.length > 0 &&
    inside.every((word) => isCapitalised(word) && (isSmall(word.plain) || isCommon(word.plain)))
  );
}

const JOINS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);

const isTelling = ({ raw, plain }: Word): boolean => raw.length >= 4 && !/\d/.test(raw) && !isSmall(plain);

function loweredWords(words: readonly Word[], seen: Seen): Edit[] {
  const kept: boolean[] = [];
  const edits: Edit[] = [];
  for (const [at, word] of words.entries()) {
    const isName =
      !word.opens && !word.held && isCapitalised(word) ? readsAsName(words, at, kept, seen) : true;
    if (isName === null) return [];
    const isLowered = !isName;
    kept.push(isCapital(word) && !isLowered && !(word.opens && isCommonHere(word.plain, seen)));
    if (isLowered) edits.push({ start: word.start, end: word.end, after: word.raw.toLowerCase() });
  }
  return keepsHalf(words, kept, seen) ? [] : edits;
}

const isEveryday = (word: Word): boolean =>
  !word.opens && !word.held && isCapitalised(word) && isCommon(word.plain);

/** "The role of time for School Principals": a title would be half changed if two adjacent everyday words kept their capitals. */
const keepsHalf = (words: readonly Word[], kept: readonly boolean[], { pairs }: Seen): boolean =>
  words.some((word, at) => {
    const before = words[at - 1];
    if (before === undefined || kept[at] !== true || kept[at - 1] !== true) return false;
    if (isTerm(words, at, pairs)) return false;
    return isEveryday(before) && isEveryday(word) && !PHRASES.has(`${before.plain}_${word.plain}`);
  });

/** Whether the text capitalises a term inside its sentences: "Scientific Revolution", "Data Scientist", "Universal Basic Income". */
function isTerm(words: readonly Word[], at: number, pairs: Seen['pairs']): boolean {
  const isPair = (first: number): boolean =>
    pairs.has(`${words[first]?.plain ?? ''} ${words[first + 1]?.plain ?? ''}`);
  if (!isPair(at - 1)) return false;
  const plain = words[at]?.plain ?? '';
  return TITLES.has(plain) || CALLINGS.test(plain) || isPair(at - 2) || isPair(at);
}

const CALLINGS = /^(?:analyst|architect|developer|director|engineer|manager|officer|scientist|theory)$/;

const isCommonHere = (word: string, { small, capital }: Seen): boolean =>
  small.has(word) || (!capital.has(word) && !NAMES.has(word) && isCommon(word));

/** Whether a capitalised word is a name. Null when only its capital says so, "Oasis" as much as "Lisbon": the heading then stays. */
function readsAsName(
  words: readonly Word[],
  at: number,
  kept: readonly boolean[],
  seen: Seen,
): boolean | null {
  const word = words[at];
  if (word === undefined) return true;
  const before = words[at - 1];
  const next = words[at + 1];
  if (isInPair(before, word, seen) || isInPair(word, next, seen)) return true;
  if (word.raw === 'I' || /^I['\u2019]/.test(word.raw)) return true;
  if (word.raw.length === 1) return word.raw !== 'A' || (before !== undefined && LETTERED.test(before.plain));
  if (isSmall(word.plain)) return false;
  const isSmallHere = seen.small.has(word.plain);
  if (NAMES.has(word.plain) || seen.capital.has(word.plain)) return !isSmallHere;
  const isAfterName =
    before !== undefined && kept[at - 1] === true && !word.gap.includes(',') && /^[ -]$/.test(word.gap);
  if (TITLES.has(word.plain) && (isAfterName || isBeforeName(next, seen))) return true;
  if (isSmallHere) return false;
  if (!isCommon(word.plain)) return next?.gap === ' ' && TITLES.has(next.plain) ? true : null;
  return isAfterName && canBelongTo(before) && !isCommonHere(before.plain, seen) ? null : false;
}

/** Words that a single letter may follow: "Plan A", "Vitamin A". */
const LETTERED =
  /^(?:plan|vitamin|hepatitis|appendix|part|section|type|group|grade|option|class|exhibit|figure)$/;

function isInPair(one: Word | undefined, other: Word | undefined, { pairs }: Seen): boolean {
  if (one === undefined || other === undefined || !isCapital(one) || !isCapital(other) || other.gap !== ' ')
    return false;
  return pairs.has(`${one.plain} ${other.plain}`) || PHRASES.has(`${one.plain}_${other.plain}`);
}

const isBeforeName = (next: Word | undefined, { small }: Seen): boolean =>
  next !== undefined &&
  next.gap === ' ' &&
  isCapitalised(next) &&
  !small.has(next.plain) &&
  (NAMES.has(next.plain) || !isCommon(next.plain));

/** Whether a name may continue: "Google Maps" may be one name; "NASA Budget", "Wi-Fi Range", "Miller's Plays" and "Danish Soup" are not. */
const canBelongTo = (before: Word): boolean =>
  isCapitalised(before) &&
  before.gap !== '-' &&
  !/['\u2019]s$/.test(before.raw) &&
  !/(?:ish|ese|[aei]an|ic)$/.test(before.plain);
