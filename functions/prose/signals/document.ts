import { isCloser, isLetter, isSpace, isWordUnit } from '../text/characters.ts';
import { readSource } from '../text/source.ts';
import { type Span, wordEnd } from '../text/words.ts';
import { skipMarkup } from './skips.ts';

export type Word = Span & {
  /** In lower case, with straight apostrophes. */
  form: string;
  /** Whether only white space separates this word from the one before it in its sentence. */
  joined: boolean;
  /** Character code of the last mark before the word, ignoring white space; 0 when there is none. */
  mark: number;
};

/** `words[from]` to `words[to - 1]`; `whole` unless it is a list item that was not meant as a sentence. */
export type Sentence = Span & { from: number; to: number; whole: boolean };

type Mark = Span & { kind: MarkKind };

export type MarkKind =
  | 'comma'
  | 'dash'
  | 'semicolon'
  | 'colon'
  | 'bracket'
  | 'question'
  | 'exclamation'
  | 'quote';

/** The prose of a text, without headings, code, tables, addresses and Markdown syntax. */
export type Document = { text: string; words: Word[]; sentences: Sentence[]; marks: Mark[] };

export function readDocument(text: string): Document {
  const document: Document = { text, words: [], sentences: [], marks: [] };
  for (const block of readSource(text).blocks) {
    for (const span of block.sentences) {
      const from = document.words.length;
      readSentence(document, span);
      const to = document.words.length;
      if (to === from) continue;
      const whole = block.kind === 'paragraph' || endsWithStop(text, span);
      document.sentences.push({ start: span.start, end: span.end, from, to, whole });
    }
  }
  return document;
}

function readSentence({ text, words, marks }: Document, sentence: Span): void {
  let joined = true;
  let mark = 0;
  for (let at = sentence.start; at < sentence.end;) {
    const code = text.charCodeAt(at);
    const skipped = skipMarkup(text, at, sentence.end);
    if (skipped > at) {
      at = skipped;
      joined = false;
      continue;
    }
    if (isWordUnit(code)) {
      const end = wordEnd(text, at, sentence.end);
      words.push({ start: at, end, form: formOf(text.slice(at, end)), joined, mark });
      at = end;
      joined = true;
      mark = 0;
      continue;
    }
    if (!isSpace(code)) {
      joined = false;
      mark = code;
      const found = markAt(text, at);
      if (found) {
        marks.push(found);
        at = found.end;
        continue;
      }
    }
    at++;
  }
}

const formOf = (word: string): string => word.toLowerCase().replaceAll('\u2019', "'");

function markAt(text: string, at: number): Mark | null {
  const mark = (kind: MarkKind, end = at + 1): Mark => ({ kind, start: at, end });
  switch (text.charCodeAt(at)) {
    case 44:
      return mark('comma');
    case 59:
      return mark('semicolon');
    case 58:
      return mark('colon');
    case 40:
      return mark('bracket');
    case 63:
      return mark('question');
    case 33:
      return mark('exclamation');
    case 34:
    case 0x201c:
    case 0x201d:
      return mark('quote');
    case 0x2014:
      return mark('dash');
    case 0x2013:
      return isBetweenSpaces(text, at, at + 1) ? mark('dash') : null;
    case 45:
      if (text.charCodeAt(at + 1) === 45) return mark('dash', at + 2);
      return isBetweenSpaces(text, at, at + 1) ? mark('dash') : null;
    default:
      return null;
  }
}

const isBetweenSpaces = (text: string, start: number, end: number): boolean =>
  isSpace(text.charCodeAt(start - 1)) && isSpace(text.charCodeAt(end));

function endsWithStop(text: string, { start, end }: Span): boolean {
  let last = end - 1;
  while (last > start && isCloser(text.charCodeAt(last))) last--;
  const code = text.charCodeAt(last);
  return code === 46 || code === 33 || code === 63 || code === 0x2026;
}

export const isSpelled = (word: Word): boolean => isLetter(word.form.charCodeAt(0));
