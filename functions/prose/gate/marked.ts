import { findSentences } from '../text/sentences.ts';
import { type Fact, findMarks } from './facts.ts';
import { isMark, tokensOf } from './tokens.ts';

/** Quotations by their words; links and citations to the letter. */
export function keepsMarked(before: string, after: string): boolean {
  if (!MARKS.test(before) && !MARKS.test(after)) return true;
  const had = markedOf(before);
  const has = markedOf(after);
  return had.length === has.length && had.every((key) => has.includes(key));
}

/** What quotations, links and citations begin with. */
const MARKS = /["\u201c[(]|https?:|www\./;

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
