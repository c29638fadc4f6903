import { findSentences } from '../text/sentences.ts';
import { type Fact, findMarks } from './facts.ts';
import { isMark, tokensOf } from './tokens.ts';

/** Quotations by their words; links and citations to the letter. */
export function keepsMarked(before: string, after: string): boolean {
  if (!MARKS.test(before) && !MARKS.test(after)) return true;
  if (addressesOf(before) !== addressesOf(after)) return false;
  const had = markedOf(before);
  const has = markedOf(after);
  return (
    had.length === has.length &&
    had.every((key) => has.includes(key)) &&
    had.filter(isCitation).join(' ') === has.filter(isCitation).join(' ')
  );
}

/** What quotations, links and citations begin with. */
const MARKS = /["\u201c[(@]|https?:|www\.|\w\.[a-z]{2}/i;

/** "example.com/tide", without what makes it a link. */
const BARE_LINK =
  /\b(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|int|io|dev|app|info|ai|eu|uk|us|ca|au|nz|ie|de|fr|nl|be|ch|at|it|es|se|no|dk|fi|jp|in|example)\b(?:\/[^\s)>\]"]*[^\s)>\]".,;:!?])?/gi;

/** Addresses for mail, names behind an "@", and those of pages. */
const addressesOf = (text: string): string =>
  [...(text.match(/[\w.+-]*@\w[\w.-]*\w/g) ?? []), ...(text.match(BARE_LINK) ?? [])]
    .map((address) => address.toLowerCase())
    .toSorted()
    .join(' ');

/** What each of two citations tells is told by their order. */
const isCitation = (key: string): boolean => key.startsWith('[');

const markedOf = (text: string): string[] =>
  findSentences(text)
    .flatMap((sentence) => findMarks(text, sentence))
    .map(keyOf);

const keyOf = ({ kind, key }: Fact): string =>
  kind === 'quotation'
    ? tokensOf(key)
        .filter((token) => !isMark(token))
        .join(' ')
    : key;
