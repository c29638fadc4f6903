import type { FoundChange } from './change.ts';
import type { Span } from '../words.ts';

/** `weight`: how much it counts among the tokens that two texts share. */
type Token = Span & { key: string; weight: number };

/** A word or mark against a space, where spaces are as they are: a diff that is shown keeps words rather than the spaces around them. */
const weightOfWord = 4;

/** Above this many pairs of tokens, the whole span is treated as changed. */
const MOST_PAIRS = 250_000;

type Spaces = 'as they are' | 'alike';

/** Finds the words that differ between a span of the source and its rewriting. By default all white space counts as equal. */
export function findWordChanges(
  source: string,
  span: Span,
  rewritten: string,
  spaces: Spaces = 'alike',
): FoundChange[] {
  const one = tokensOf(source.slice(span.start, span.end), span.start, spaces);
  const other = tokensOf(rewritten, 0, spaces);
  const changes: FoundChange[] = [];
  for (const { from, to, otherFrom, otherTo } of joined(differences(one, other), one)) {
    const start = one[from]?.start ?? span.end;
    const end = one[to - 1]?.end ?? start;
    const before = source.slice(start, Math.max(start, end));
    const after = rewritten.slice(other[otherFrom]?.start ?? rewritten.length, other[otherTo - 1]?.end ?? 0);
    changes.push({ start, end: start + before.length, before, after, reason: null });
  }
  return changes;
}

function tokensOf(text: string, offset: number, spaces: Spaces): Token[] {
  return Array.from(
    text.matchAll(/\s+|\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}\p{M}'\u2019-]+|./gu),
    ({ 0: token, index }) => ({
      start: offset + index,
      end: offset + index + token.length,
      key: spaces === 'as they are' ? token : /^\s/.test(token) ? ' ' : token.toWellFormed(),
      weight: spaces === 'as they are' && !/^\s/.test(token) ? weightOfWord : 1,
    }),
  );
}

/** Tokens `from` to `to` of one text are replaced with `otherFrom` to `otherTo` of the other. */
type Hunk = { from: number; to: number; otherFrom: number; otherTo: number };

function differences(one: readonly Token[], other: readonly Token[]): Hunk[] {
  let head = 0;
  while (head < one.length && head < other.length && one[head]?.key === other[head]?.key) head++;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one.at(-1 - tail)?.key === other.at(-1 - tail)?.key) tail++;
  const whole = { from: head, to: one.length - tail, otherFrom: head, otherTo: other.length - tail };
  if (whole.from === whole.to && whole.otherFrom === whole.otherTo) return [];
  const pairs = (whole.to - whole.from) * (whole.otherTo - whole.otherFrom);
  return pairs === 0 || pairs > MOST_PAIRS ? [whole] : inside(one, other, whole);
}

/** Finds differences by the heaviest common subsequence of tokens. */
function inside(one: readonly Token[], other: readonly Token[], whole: Hunk): Hunk[] {
  const { from, to, otherFrom, otherTo } = whole;
  const width = otherTo - otherFrom + 1;
  const common = new Uint16Array((to - from + 1) * width);
  const at = (row: number, column: number): number => common[(row - from) * width + column - otherFrom] ?? 0;
  for (let row = to - 1; row >= from; row--) {
    for (let column = otherTo - 1; column >= otherFrom; column--) {
      common[(row - from) * width + column - otherFrom] =
        one[row]?.key === other[column]?.key
          ? at(row + 1, column + 1) + (one[row]?.weight ?? 1)
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const hunks: Hunk[] = [];
  let row = from;
  let column = otherFrom;
  while (row < to || column < otherTo) {
    const hunk = { from: row, to: row, otherFrom: column, otherTo: column };
    while (row < to || column < otherTo) {
      if (row < to && column < otherTo && one[row]?.key === other[column]?.key) break;
      if (column >= otherTo || (row < to && at(row + 1, column) >= at(row, column + 1))) row++;
      else column++;
    }
    if (row > hunk.from || column > hunk.otherFrom) hunks.push({ ...hunk, to: row, otherTo: column });
    while (row < to && column < otherTo && one[row]?.key === other[column]?.key) {
      row++;
      column++;
    }
  }
  return hunks;
}

/** Joins changes that have only a space between them. */
function joined(hunks: readonly Hunk[], one: readonly Token[]): Hunk[] {
  const whole: Hunk[] = [];
  for (const hunk of hunks) {
    const last = whole.at(-1);
    if (last !== undefined && hunk.from - last.to <= 1 && one[last.to]?.key === ' ') {
      last.to = hunk.to;
      last.otherTo = hunk.otherTo;
    } else whole.push({ ...hunk });
  }
  return whole;
}
