import { charsPerRequest } from '#contract/limits.ts';
import { chargedWords } from '#contract/words.ts';
import { findBlocks, isProse } from '#prose/text/blocks/blocks.ts';
import { findSentences } from '#prose/text/sentences.ts';
import type { Span } from '#prose/text/words.ts';

/** Size in words. Requests are also limited in characters, so a text with long words counts as more words. */
const sizeOf = (text: string): number =>
  Math.max(chargedWords(text), Math.ceil(text.length / charsPerRequest(1)));

/** A span that is not split. `opens`: it begins a paragraph. `leads`: it is a heading, which must not end a part. */
type Unit = Span & { words: number; opens: boolean; leads: boolean };

/**
 * Splits a text into as few parts as possible of at most `mostWords` words and similar length, at the ends of paragraphs or,
 * in a paragraph that is too long, of sentences. Only white space lies between the parts.
 */
export function planParts(text: string, mostWords: number): Span[] {
  const units = unitsOf(text, mostWords);
  const fewest = fill(units, mostWords).length;
  let low = Math.ceil(units.reduce((sum, { words }) => sum + words, 0) / Math.max(1, fewest));
  let high = mostWords;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fill(units, middle).length > fewest) low = middle + 1;
    else high = middle;
  }
  return fill(units, high).map((part) => trimmed(text, part));
}

function unitsOf(text: string, mostWords: number): Unit[] {
  const blocks = findBlocks(text);
  return blocks.flatMap((block, at): Unit[] => {
    const end = blocks[at + 1]?.start ?? text.length;
    const span = { start: block.start, end };
    const leads = block.kind === 'heading';
    const words = sizeOf(text.slice(span.start, end));
    if (words <= mostWords) return [{ ...span, words, opens: true, leads }];
    const sentences = isProse(block) ? findSentences(text, block.body, block.end) : [span];
    return sentences
      .flatMap((sentence, index): Span[] =>
        piecesOf(
          text,
          {
            start: index === 0 ? span.start : sentence.start,
            end: sentences[index + 1]?.start ?? end,
          },
          mostWords,
        ),
      )
      .map(({ start, end: to }, index) => ({
        start,
        end: to,
        words: sizeOf(text.slice(start, to)),
        opens: index === 0,
        leads: false,
      }));
  });
}

/** Splits a sentence or a table that is too long between words. */
function piecesOf(text: string, { start, end }: Span, mostWords: number): Span[] {
  if (sizeOf(text.slice(start, end)) <= mostWords) return [{ start, end }];
  const pieces: Span[] = [];
  let from = start;
  let words = 0;
  for (const { 0: word, index } of text.slice(start, end).matchAll(/\S+/g)) {
    const more = sizeOf(word);
    if (words > 0 && words + more > mostWords) {
      pieces.push({ start: from, end: start + index });
      from = start + index;
      words = 0;
    }
    words += more;
  }
  return [...pieces, { start: from, end }];
}

function fill(units: readonly Unit[], mostWords: number): Span[] {
  const parts: (Span & { words: number })[] = [];
  for (const group of groupsOf(units)) {
    const whole = group.reduce((sum, { words }) => sum + words, 0);
    // A paragraph that fits into one part is not split across two.
    const together =
      whole <= mostWords
        ? [{ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0, words: whole }]
        : group;
    for (const { start, end, words } of together) {
      const last = parts.at(-1);
      if (last !== undefined && last.words + words <= mostWords) {
        last.end = end;
        last.words += words;
      } else parts.push({ start, end, words });
    }
  }
  return parts;
}

/** Groups units into paragraphs, each with the headings above it. */
function groupsOf(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  let leads = false;
  for (const unit of units) {
    if (unit.opens && !leads) groups.push([unit]);
    else groups.at(-1)?.push(unit);
    ({ leads } = unit);
  }
  return groups;
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}
