import { functionWords } from '../estimate/function-words.ts';
import { isUpper, isWordUnit } from '../text/characters.ts';
import { english } from '../text/english.ts';
import { findWords, wordEnd } from '../text/words.ts';
import { basesOf } from './words/bases.ts';
import { isKnownWord } from './words/meanings.ts';
import { isLight } from './tokens.ts';

/** What stands with a capital in a stretch, in small letters and without "'s". */
type Names = {
  text: string;
  /** In order; the first word of a sentence shows nothing. */
  names: readonly string[];
  /** The capitalised words at the head of its sentences. */
  heads: readonly string[];
};

export function readNames(text: string): Names {
  const names: string[] = [];
  const heads: string[] = [];
  const isWritten = SMALL_WORD.test(text);
  for (let start = 0; start < text.length;) {
    const code = text.charCodeAt(start);
    if (!isWordUnit(code)) {
      start++;
      continue;
    }
    const end = wordEnd(text, start, text.length);
    if (isUpper(code)) {
      const word = text.slice(start, end);
      if (opensSentence(text, start) && !(ACRONYM.test(word) && isWritten)) heads.push(plain(word));
      else
        for (const part of word.split(HYPHEN))
          if (isUpper(part.charCodeAt(0)) && !/^I(?:['\u2019]\w+)?$/.test(part)) names.push(plain(part));
    }
    start = end;
  }
  return { text, names, heads };
}

/** "IBM sold it": a name at the head too, unless all is in capitals. */
const ACRONYM = /^\p{Lu}[\p{Lu}\d&]+$/u;
const SMALL_WORD = /\p{Ll}{2}/u;

const wordsOf = (text: string): string[] =>
  findWords(text).flatMap(({ start, end }) => text.slice(start, end).split(HYPHEN).map(plain));

const HYPHEN = /[-\u2010\u2011]/;

/** The names of a stretch in order. */
export const namesOf = (text: string): readonly string[] => readNames(text).names;

function plain(word: string): string {
  const lower = word.toLowerCase();
  return /['\u2019]/.test(lower) ? lower.replaceAll('\u2019', "'").replace(/'s$/, '') : lower;
}

/** At the head of a sentence, a line, a quotation or an item, and behind a colon, a capital is a matter of form. */
function opensSentence(text: string, at: number): boolean {
  if (text.charAt(at - 1) === ' ' && isWordUnit(text.charCodeAt(at - 2))) return false;
  return /(?:^|[.!?:;\n\u2014\u2026]["'\u201c\u201d\u2018\u2019)\]*_]*\s*)(?:(?:[-+*\u2022#>]+|\d+[.)])\s+)?["'\u201c\u2018([*_\s]*$/.test(
    text.slice(Math.max(0, at - 12), at),
  );
}

/** Both sides of a rewriting, and all names of the document. */
type Compared = { had: Names; has: Names; document: ReadonlySet<string> };

/** Whether each name of the one stands in the other, and none is new to the document. */
export function keepsNames({ had, has, document }: Compared): boolean {
  const heads = headsOf(had, document);
  const fresh = headsOf(has, document);
  if (had.names.length + has.names.length + heads.length + fresh.length === 0) return true;
  const isLeft = finderIn(wordsOf(has.text));
  const isKnown = finderIn(wordsOf(had.text));
  return (
    had.names.every((name) => isLeft(name) || isSpeltOut(name, has.text)) &&
    [...has.names, ...fresh].every((name) => document.has(name) || isKnown(name)) &&
    // A name alone at the head is a name where the document has it elsewhere.
    heads.every(isLeft)
  );
}

/** Tells whether a form of a name is among some words. */
function finderIn(words: readonly string[]): (name: string) => boolean {
  let forms: Set<string> | null = null;
  return (name) => {
    if (words.includes(name)) return true;
    forms ??= new Set(words.flatMap(basesOf));
    return basesOf(name).some((base) => forms?.has(base) === true);
  };
}

/** "ML" → "machine learning". */
const isSpeltOut = (name: string, text: string): boolean =>
  /^[a-z]{2,5}$/.test(name) &&
  new RegExp(`\\b${[...name].map((letter) => `${letter}\\w+`).join('[ -]')}\\b`, 'i').test(text);

/** The capitalised words at the head of the sentences that are names elsewhere in the document. */
const headsOf = ({ heads }: Names, document: ReadonlySet<string>): string[] =>
  heads.filter((name) => !isLight(name) && !isKnownWord(name) && (document.has(name) || isStrange(name)));

/** No word of English that the list has: "Toyota". It leaves out most words made with a hyphen, adverbs and new words in "-ing". */
const isStrange = (name: string): boolean =>
  /^[a-z]{4,}$/.test(name) &&
  !/(?:ly|ing|ed|s|er)$/.test(name) &&
  !SMALL.has(name) &&
  !english.facts.dates.has(name);

/** Small words that the list leaves out. */
const SMALL = new Set([
  ...functionWords,
  ...(
    'albeit amid amidst amongst whilst unbeknownst alas beside besides beneath below meanwhile nonetheless nevertheless hence likewise ' +
    'moreover furthermore therefore whereas wherever whenever whoever whatever despite except hello thanks okay please sure yeah worldwide'
  ).split(' '),
]);

/** Whether two names that act upon each other have changed places: "Ada paid Ben" → "Ben paid Ada". */
export function changesRoles({ had, has, document }: Compared): boolean {
  const names = [...new Set([...headsOf(had, document), ...had.names])].filter((name) => name.length > 2);
  if (names.length < 2 || countOf(had.text, BY) !== countOf(has.text, BY)) return false;
  const one = had.text.toLowerCase();
  const other = has.text.toLowerCase();
  return names.some((first, at) =>
    names.slice(at + 1).some((second) => {
      const places = [placeOf(one, first), placeOf(one, second)] as const;
      const moved = [placeOf(other, first), placeOf(other, second)] as const;
      if (Math.min(...places, ...moved) < 0 || places[0] < places[1] === moved[0] < moved[1]) return false;
      return !LISTED.test(one.slice(Math.min(...places), Math.max(...places)));
    }),
  );
}

/** A run of capitals that nothing asks for: "Protecting It as a Vital Good", "STORY". */
export function raisesLetters({ had, has, document }: Compared): boolean {
  const raised = new Set(has.names.filter((name) => !had.names.includes(name) && !document.has(name)));
  if (raised.size === 0) return false;
  return raised.size > MOST_RAISED || (/\b[A-Z]{4,}\b/.test(has.text) && !/\b[A-Z]{4,}\b/.test(had.text));
}

const MOST_RAISED = 2;

/** Where a word stands alone. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordUnit(text.charCodeAt(at - 1)) && !isWordUnit(text.charCodeAt(at + word.length))) return at;
  }
  return -1;
}

const BY = /\bby\b/gi;
const LISTED = /\b(?:and|or|in|on|at|of|from|for|with)\b|,/;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
