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
const MARKS = /["\u201c[(@]|https?:|www\./;

/** Addresses for mail, and names behind an "@". */
const addressesOf = (text: string): string =>
  (text.match(/[\w.+-]*@\w[\w.-]*\w/g) ?? [])
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
