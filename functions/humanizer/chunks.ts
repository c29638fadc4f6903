import { countWords } from '#contract/words.ts';
import { isProse, readSource, type Span } from '#prose/index.ts';

/**
 * `start` to `end` goes to the engine; `from` to `to` is the range of the text that the chunk covers. These ranges join
 * without a gap. `words` counts the words that begin in the range.
 */
export type Chunk = Span & { from: number; to: number; words: number };

/** Maximum size of a chunk for an engine. */
export type Limits = {
  maxChars: number;
  /** Maximum bytes of a chunk once it is encoded for a URL. */
  maxEncoded: number;
};

/** Null if an engine takes a text of any length as a whole. */
type Limited = { limits: Limits | null };

/** Splits a text into chunks at the given offsets. */
export function chunksBetween(text: string, cuts: readonly number[]): Chunk[] {
  return joined(
    text,
    [...cuts, text.length].map((end, index) => ({ start: cuts[index - 1] ?? 0, end })),
  );
}

/** Splits a text into chunks: whole blocks where they fit, else whole sentences, else pieces between spaces. */
export function chunksOf(text: string, { limits }: Limited): Chunk[] {
  if (limits === null) {
    const end = text.length;
    return [{ start: 0, end, from: 0, to: end, words: countWords(text) }];
  }
  const fits = (start: number, end: number) =>
    end - start <= limits.maxChars &&
    (limits.maxEncoded === Infinity || encodedLength(text, start, end) <= limits.maxEncoded);

  const spans: Span[] = [];
  let isOpen = false;
  for (const unit of unitsOf(text, fits)) {
    const last = spans.at(-1);
    if (unit === 'kept') isOpen = false;
    else if (isOpen && last !== undefined && fits(last.start, unit.end)) last.end = unit.end;
    else {
      spans.push(unit);
      isOpen = true;
    }
  }
  return joined(text, spans);
}

function joined(text: string, spans: readonly Span[]): Chunk[] {
  const starts = Array.from(text.matchAll(/\S+/g), ({ index }) => index);
  let word = 0;
  return spans.map(({ start, end }, index) => {
    const from = index === 0 ? 0 : (spans[index - 1]?.end ?? 0);
    const to = index === spans.length - 1 ? text.length : end;
    const before = word;
    while (word < starts.length && (starts[word] ?? 0) < to) word++;
    return { start, end, from, to, words: word - before };
  });
}

type Fits = (start: number, end: number) => boolean;

/** Oversized code, tables and the like are 'kept' from the engine: cut in two they would not be recognised. */
function unitsOf(text: string, fits: Fits): (Span | 'kept')[] {
  return readSource(text).blocks.flatMap((block): (Span | 'kept')[] => {
    if (fits(block.start, block.end)) return [{ start: block.start, end: block.end }];
    if (!isProse(block)) return ['kept'];
    return block.sentences.flatMap((sentence, index) => {
      const start = index === 0 ? block.start : sentence.start;
      return fits(start, sentence.end) ? [{ start, end: sentence.end }] : pieces(text, sentence, fits);
    });
  });
}

/** Splits a sentence that is too long at spaces, or between characters where it has none. */
function pieces(text: string, { start, end }: Span, fits: Fits): Span[] {
  const cut: Span[] = [];
  let at = start;
  while (!fits(at, end)) {
    const most = longest(at, end, fits);
    let stop = most;
    while (stop > at && !/\s/.test(text.charAt(stop))) stop--;
    if (stop === at) {
      stop = most;
      while (stop > at && isInsideCharacter(text, stop)) stop--;
    }
    if (stop === at) stop = isLow(text, most) ? most - 1 : most;
    cut.push({ start: at, end: stop });
    at = stop;
    while (at < end && /\s/.test(text.charAt(at))) at++;
  }
  if (at < end) cut.push({ start: at, end });
  return cut;
}

/** Returns the last offset up to which a piece from `start` fits, at least one character on. */
function longest(start: number, end: number, fits: Fits): number {
  let low = start + 1;
  let high = end;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(start, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isLow = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));

/** Marks, joiners, variation selectors and skin tones belong to the character before them. */
function isInsideCharacter(text: string, at: number): boolean {
  const here = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return isLow(text, at) || /^[\p{M}\p{Emoji_Modifier}\u200d]$/u.test(here) || text[at - 1] === '\u200d';
}

const unreserved = /[\w.!~*'()-]/;

function encodedLength(text: string, start: number, end: number): number {
  let length = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) length += unreserved.test(text.charAt(at)) ? 1 : 3;
    else if (code < 0x800 || (code >= 0xd800 && code < 0xe000)) length += 6;
    else length += 9;
  }
  return length;
}
