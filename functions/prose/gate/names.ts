import { isUpper, isWordUnit } from '../text/characters.ts';
import { findWords } from '../text/words.ts';
import { basesOf } from './bases.ts';
import { isKnownWord } from './meanings.ts';
import { isLight } from './tokens.ts';

/** The capitalised words of a stretch in order, in small letters and without "'s"; the first word of a sentence shows nothing. */
export function namesOf(text: string): string[] {
  const names: string[] = [];
  for (const { start, end } of findWords(text)) {
    if (!isUpper(text.charCodeAt(start)) || opensSentence(text, start)) continue;
    for (const word of text.slice(start, end).split(/[-\u2010\u2011]/)) {
      if (word === '' || !isUpper(word.charCodeAt(0)) || /^I(?:['\u2019]\w+)?$/.test(word)) continue;
      names.push(plain(word));
    }
  }
  return names;
}

const plain = (word: string): string => word.toLowerCase().replaceAll('\u2019', "'").replace(/'s$/, '');

/** At the head of a sentence, a line, a quotation or an item, and behind a colon, a capital is a matter of form. */
const opensSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;\n\u2014\u2026]["'\u201c\u201d\u2018\u2019)\]*_]*\s*)(?:(?:[-+*\u2022#>]+|\d+[.)])\s+)?["'\u201c\u2018([*_\s]*$/.test(
    text.slice(Math.max(0, at - 12), at),
  );

const wordsOf = (text: string): Set<string> =>
  new Set(
    findWords(text)
      .flatMap(({ start, end }) => text.slice(start, end).split(/[-\u2010\u2011]/))
      .map(plain)
      .flatMap(basesOf),
  );

const isIn = (words: ReadonlySet<string>) => (name: string) => basesOf(name).some((base) => words.has(base));

/** Whether each name of the one stands in the other, and none is new to the document. `document` are all of its names. */
export function keepsNames(before: string, after: string, document: ReadonlySet<string>): boolean {
  const had = namesOf(before);
  const has = namesOf(after);
  const heads = headsOf(before, document);
  if (had.length + has.length + heads.length === 0) return true;
  const left = wordsOf(after);
  const known = wordsOf(before);
  if (
    !had.every((name) => isIn(left)(name) || isSpeltOut(name, after)) ||
    !has.every((name) => isIn(known)(name) || document.has(name))
  )
    return false;
  // A name alone at the head is a name where the document has it elsewhere.
  return heads.every(isIn(left));
}

/** "ML" → "machine learning". */
const isSpeltOut = (name: string, text: string): boolean =>
  /^[a-z]{2,5}$/.test(name) &&
  new RegExp(`\\b${[...name].map((letter) => `${letter}\\w+`).join('[ -]')}\\b`, 'i').test(text);

/** The capitalised words at the head of the sentences that are names elsewhere in the document. */
const headsOf = (text: string, document: ReadonlySet<string>): string[] =>
  document.size === 0
    ? []
    : findWords(text)
        .filter(({ start }) => isUpper(text.charCodeAt(start)) && opensSentence(text, start))
        .map(({ start, end }) => plain(text.slice(start, end)))
        .filter((name) => document.has(name) && !isLight(name) && !isKnownWord(name));

/** Whether two names that act upon each other have changed places: "Ada paid Ben" → "Ben paid Ada". */
export function changesRoles(before: string, after: string, document: ReadonlySet<string>): boolean {
  const names = [...new Set([...headsOf(before, document), ...namesOf(before)])].filter(
    (name) => name.length > 2,
  );
  if (names.length < 2 || countOf(before, BY) !== countOf(after, BY)) return false;
  const had = before.toLowerCase();
  const has = after.toLowerCase();
  return names.some((one, at) =>
    names.slice(at + 1).some((other) => {
      const [a, b, c, d] = [placeOf(had, one), placeOf(had, other), placeOf(has, one), placeOf(has, other)];
      if (Math.min(a, b, c, d) < 0 || a < b === c < d) return false;
      return !LISTED.test(had.slice(Math.min(a, b), Math.max(a, b)));
    }),
  );
}

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
