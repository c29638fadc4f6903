import { countWhile } from '#prose/text/words.ts';
import { gapsIn, lineUp, type Token } from './line-up.ts';
import type { Paragraph } from './paragraphs.ts';

/** The position of a letter of the text in the document. */
export type Place = { paragraph: Paragraph; at: number };

export type Places = {
  of: (at: number) => Place | null;
  /** The share of the text's words that the document contains. */
  share: number;
};

const unit = /\s*\n\s*|<br>|[^\S\n]+|[\p{L}\p{N}\p{M}]+|./gu;

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(unit), ({ 0: token, index }) => ({
    key: keyOf(token),
    start: index,
    end: index + token.length,
  }));
}

/** Returns the key for comparing, which ignores superscript forms, character width and the kind of space. */
function keyOf(token: string): string {
  if (token === '<br>' || token.includes('\n')) return '\n';
  return token.trim() === '' ? ' ' : token.normalize('NFKC');
}

/** Minimum share of a gap's letters that must match for them to be aligned one by one. */
const found = 0.8;
const longestGap = 4_000;

/**
 * Aligns the text of a document with the document, letter by letter. Markdown's marks are not in the document, so letters are
 * matched by what both have in common, in order.
 */
export function findPlaces(text: string, paragraphs: readonly Paragraph[]): Places {
  const starts: number[] = [];
  let document = '';
  for (const paragraph of paragraphs) {
    document += paragraph.separator;
    starts.push(document.length);
    document += paragraph.text;
  }
  const places = new Int32Array(text.length).fill(-1);
  const said = tokensOf(text);
  const held = tokensOf(document);
  const pairs = lineUp(said, held);
  function pair(one: Token, other: Token) {
    if (one.end - one.start !== other.end - other.start) return;
    for (let at = one.start; at < one.end; at++) places[at] = other.start + at - one.start;
  }
  for (const [at, one] of said.entries()) {
    const other = held[pairs[at] ?? -1];
    if (other) pair(one, other);
  }
  for (const { from, to, otherFrom, otherTo } of gapsIn(pairs, held.length)) {
    const [own, others] = [said.slice(from, to), held.slice(otherFrom, otherTo)];
    for (const [one, other] of lettersInBoth(text, own, document, others)) pair(one, other);
  }
  const words = said.filter(({ key }) => /[\p{L}\p{N}]/u.test(key));
  const known = words.filter(({ start }) => (places[start] ?? -1) >= 0);
  return {
    of: (at) => placeAt(places[at] ?? -1, starts, paragraphs),
    share: known.length / Math.max(1, words.length),
  };
}

/** Aligns gaps letter by letter, since marks may split a word in one text that is whole in the other. */
function lettersInBoth(text: string, said: Token[], document: string, held: Token[]): [Token, Token][] {
  const one = lettersOf(text, said);
  const other = lettersOf(document, held);
  if (one.length === 0 || other.length === 0 || Math.max(one.length, other.length) > longestGap) return [];
  const pairs = lineUp(one, other);
  const both = one.flatMap((letter, index): [Token, Token][] => {
    const same = other[pairs[index] ?? -1];
    return same ? [[letter, same]] : [];
  });
  return both.length >= other.filter(({ key }) => key !== '\n').length * found ? both : [];
}

const lettersOf = (text: string, tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_, index) => ({
      key: keyOf(text.charAt(start + index)),
      start: start + index,
      end: start + index + 1,
    })),
  );

function placeAt(at: number, starts: readonly number[], paragraphs: readonly Paragraph[]): Place | null {
  const index = countWhile(starts, (start) => start <= at) - 1;
  const paragraph = paragraphs[index];
  const within = at - (starts[index] ?? 0);
  // Separators between paragraphs are not part of the document.
  return paragraph && at >= 0 && within < paragraph.text.length ? { paragraph, at: within } : null;
}
