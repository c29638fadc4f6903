import type { Source } from '#prose/text/source.ts';

/**
 * How a text writes words inside its sentences, where only names have a capital. All in lower case. Parentheses may contain
 * a title, so in them only two capitalised words in a row count.
 */
export type Seen = {
  small: ReadonlySet<string>;
  capital: ReadonlySet<string>;
  /** Two capitalised words in a row. */
  pairs: ReadonlySet<string>;
};

export const WORD = /[\p{L}\p{N}]+(?:['\u2019]\p{L}+)*/gu;

/** After these a capital is a formality: at the head of a sentence, a quotation, a label, an item. */
const OPENING = /[.:!?\u2026"\u201c\u2018(*_[\n]|^$/;

export function capitalsSeenIn({ text, blocks }: Source): Seen {
  const small = new Set<string>();
  const capital = new Set<string>();
  const pairs = new Set<string>();
  for (const { body, end: blockEnd, sentences } of blocks) {
    if (BOLD_LINE.test(text.slice(body, blockEnd))) continue;
    for (const { start, end } of sentences) {
      const sentence = text.slice(start, end).replaceAll(LABEL, blank);
      let last = '';
      let from = 0;
      let isAside = false;
      for (const found of sentence.matchAll(WORD)) {
        const [raw] = found;
        const gap = sentence.slice(from, found.index);
        from = found.index + raw.length;
        isAside = gap.includes('(') || (isAside && !gap.includes(')'));
        const word = plainOf(raw);
        const isCapital = /^\p{Lu}/u.test(raw);
        if (!isCapital) small.add(word);
        else if (!OPENING.test(gap)) {
          if (!isAside) capital.add(word);
          if (last !== '' && gap === ' ') pairs.add(`${last} ${word}`);
        }
        last = isCapital && (last !== '' || !OPENING.test(gap)) ? word : '';
      }
    }
  }
  return { small, capital, pairs };
}

/** Bold text, and the first words of an item up to a colon, are capitalised like headings and therefore ignored. */
const LABEL = /\*\*[^*\n]{1,200}\*\*|^[^.!?:\n]{1,60}:(?=\s)/g;
const BOLD_LINE = /^\*\*[^*\n]+\*\*:?$/;
const blank = (label: string): string => '.'.padEnd(label.length, ' ');

export const plainOf = (word: string): string =>
  word.toLowerCase().replaceAll('\u2019', "'").replace(/'s$/, '');
