import { gapsIn, lineUp, type Token } from './line-up.ts';

/** `text.slice(start, end)` of one text is `after` in the other. */
export type Difference = { start: number; end: number; after: string };

const split = (text: string, unit: RegExp, offset: number): Token[] =>
  Array.from(text.matchAll(unit), ({ 0: key, index }) => ({
    key,
    start: offset + index,
    end: offset + index + key.length,
  }));

const line = /[^\n]+/g;
const word = /\n|[^\S\n]+|[\p{L}\p{N}\p{M}'\u2019-]+|./gu;

export const wordsIn = (text: string): Set<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Returns the differences of two texts in whole words. Compares line by line first, since most lines have a counterpart. */
export function differencesOf(one: string, other: string): Difference[] {
  const hunks: (Difference & { otherStart: number; otherEnd: number })[] = [];
  const lines = split(one, line, 0);
  const otherLines = split(other, line, 0);
  function compare(start: number, end: number, otherStart: number, otherEnd: number) {
    const words = split(one.slice(start, end), word, start);
    const otherWords = split(other.slice(otherStart, otherEnd), word, otherStart);
    for (const { from, to, otherFrom, otherTo } of gaps(words, otherWords)) {
      const had = stretch(words, from, to, end);
      const has = stretch(otherWords, otherFrom, otherTo, otherEnd);
      hunks.push({ ...had, after: '', otherStart: has.start, otherEnd: has.end });
    }
  }
  for (const { from, to, otherFrom, otherTo } of gaps(lines, otherLines)) {
    let start = lines[from - 1]?.end ?? 0;
    let otherStart = otherLines[otherFrom - 1]?.end ?? 0;
    for (const [had, has] of likes(lines.slice(from, to), otherLines.slice(otherFrom, otherTo))) {
      compare(start, had.start, otherStart, has.start);
      compare(had.start, had.end, has.start, has.end);
      start = had.end;
      otherStart = has.end;
    }
    const end = lines[to]?.start ?? one.length;
    compare(start, end, otherStart, otherLines[otherTo]?.start ?? other.length);
  }
  const joined: typeof hunks = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    // Changes separated only by a space read as one change.
    if (
      last &&
      one.slice(last.end, hunk.start) === ' ' &&
      other.slice(last.otherEnd, hunk.otherStart) === ' '
    ) {
      last.end = hunk.end;
      last.otherEnd = hunk.otherEnd;
    } else joined.push(hunk);
  }
  return joined.map(({ start, end, otherStart, otherEnd }) =>
    behindItsLine(one, { start, end, after: other.slice(otherStart, otherEnd) }),
  );
}

/** Places a new line after the line before it, not before the next one. */
function behindItsLine(text: string, { start, end, after }: Difference): Difference {
  if (start < end) return { start, end, after };
  const lines = /\n*$/.exec(after)?.[0].length ?? 0;
  const before = /\n*$/.exec(text.slice(Math.max(0, start - lines), start))?.[0].length ?? 0;
  const back = Math.min(lines, before);
  const turned = after.slice(after.length - back) + after.slice(0, after.length - back);
  return { start: start - back, end: end - back, after: turned };
}

const likely = 0.4;
const mostPairs = 1_000_000;

/** Pairs the lines that may have been reworded, in order: those that share the most words. */
function likes(lines: readonly Token[], others: readonly Token[]): (readonly [Token, Token])[] {
  const width = others.length + 1;
  if (lines.length * width > mostPairs) return [];
  const otherWords = others.map(({ key }) => wordsIn(key));
  const shared = new Float64Array((lines.length + 1) * width);
  const pairs = new Uint8Array(shared.length);
  for (let row = lines.length - 1; row >= 0; row--) {
    const words = wordsIn(lines[row]?.key ?? '');
    for (let column = others.length - 1; column >= 0; column--) {
      const at = row * width + column;
      const has = otherWords[column] ?? new Set<string>();
      let both = 0;
      for (const each of words) if (has.has(each)) both++;
      const isLike = both > 0 && both >= likely * Math.min(words.size, has.size);
      const paired = isLike ? both + (shared[at + width + 1] ?? 0) : -1;
      const apart = Math.max(shared[at + width] ?? 0, shared[at + 1] ?? 0);
      shared[at] = Math.max(paired, apart);
      pairs[at] = paired >= apart ? 1 : 0;
    }
  }
  const found: (readonly [Token, Token])[] = [];
  for (let row = 0, column = 0; row < lines.length && column < others.length;) {
    const at = row * width + column;
    const [had, has] = [lines[row], others[column]];
    if (pairs[at] === 1 && had && has) {
      found.push([had, has]);
      row++;
      column++;
    } else if ((shared[at + width] ?? 0) >= (shared[at + 1] ?? 0)) row++;
    else column++;
  }
  return found;
}

function stretch(tokens: readonly Token[], from: number, to: number, limit: number) {
  const start = tokens[from]?.start ?? limit;
  return { start, end: to > from ? (tokens[to - 1]?.end ?? start) : start };
}

const gaps = (one: readonly Token[], other: readonly Token[]) => gapsIn(lineUp(one, other), other.length);
