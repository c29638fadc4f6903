import { articleFor } from './inflect.ts';
import type { Passage, Sentence } from './passage.ts';

export { pick, shuffled } from '../../../shared/random.ts';

/** A span of a text and its replacement. */
export type Edit = { start: number; end: number; after: string };

export type Random = () => number;

/** Finds all places for one kind of change, each with one edit. */
export type Finder = (passage: Passage, random: Random) => Edit[];

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Capitalises a replacement if the words it replaces are capitalised. */
export const inCaseOf = (found: string, after: string): string =>
  startsWithCapital(found) && found !== 'I' ? capitalized(after) : after;

/** Replaces each match of a pattern in the sentences of a passage, unless `afterOf` returns null. */
export function replacements(
  { sentences }: Passage,
  pattern: RegExp,
  afterOf: (match: RegExpExecArray, sentence: Sentence) => string | null | undefined,
): Edit[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const after = afterOf(match, sentence);
      if (after === null || after === undefined || after === match[0]) return [];
      const start = sentence.start + match.index;
      return [{ start, end: start + match[0].length, after: inCaseOf(match[0], after) }];
    }),
  );
}

/** Adapts an edit to its context: removes a superfluous space, adds a lost capital and corrects the article before it. */
export function finished(text: string, edit: Edit): Edit {
  return withArticle(text, withCapital(text, withoutSpace(text, edit)));
}

function withoutSpace(text: string, { start, end, after }: Edit): Edit {
  if (after !== '') return { start, end, after };
  const isBehindSpace = start === 0 || /\s/.test(text.charAt(start - 1));
  if (!isBehindSpace) return { start, end, after };
  if (text.charAt(end) === ' ') return { start, end: end + 1, after };
  return text.charAt(start - 1) === ' ' && !/[\p{L}\d]/u.test(text.charAt(end))
    ? { start: start - 1, end, after }
    : { start, end, after };
}

/** Capitalises the next word if the first word of a sentence is dropped. */
function withCapital(text: string, { start, end, after }: Edit): Edit {
  const lostCapital =
    after === '' &&
    /\p{Ll}/u.test(text.charAt(end)) &&
    startsWithCapital(text.slice(start, end)) &&
    /(?:^|[.?!:]["”’)*]*\s+|\n)$/.test(text.slice(0, start));
  if (!lostCapital) return { start, end, after };
  return { start, end: end + 1, after: text.charAt(end).toUpperCase() };
}

function withArticle(text: string, { start, end, after }: Edit): Edit {
  const [found, article] = /(?<![\p{L}\d’'-])(an?) $/iu.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const next = /^["“‘*]*([\p{L}\d]+)/u.exec(after + text.slice(end, end + 40))?.[1];
  if (!found || !article || !next) return { start, end, after };
  const wanted = articleFor(next);
  if (article.toLowerCase() === wanted) return { start, end, after };
  return { start: start - found.length, end, after: `${inCaseOf(article, wanted)} ${after}` };
}

export const applied = (text: string, { start, end, after }: Edit): string =>
  text.slice(0, start) + after + text.slice(end);
