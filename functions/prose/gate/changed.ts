import { isSpace, isUpper } from '../text/characters.ts';
import { tokensOf } from './tokens.ts';

/** Two wordings of a stretch by their tokens, and where they begin and cease to differ. */
export type Changed = {
  had: readonly string[];
  has: readonly string[];
  from: number;
  /** Behind the last token that may differ, on either side. */
  hadEnd: number;
  hasEnd: number;
  /** Whether a capital stands where they differ. */
  isCapital: boolean;
};

export function readChanged(before: string, after: string): Changed {
  const most = Math.min(before.length, after.length);
  let head = 0;
  let start = 0;
  for (; head < most && before.charCodeAt(head) === after.charCodeAt(head); head++)
    if (isSpace(before.charCodeAt(head))) start = head;
  let tail = 0;
  let end = 0;
  for (; tail < most - start; tail++) {
    const code = before.charCodeAt(before.length - 1 - tail);
    if (code !== after.charCodeAt(after.length - 1 - tail)) break;
    if (isSpace(code)) end = tail;
  }
  const one = before.slice(start, before.length - end);
  const other = after.slice(start, after.length - end);
  const same = tokensOf(before.slice(0, start));
  const rest = tokensOf(before.slice(before.length - end));
  const gone = tokensOf(one);
  const come = tokensOf(other);
  return {
    had: [...same, ...gone, ...rest],
    has: [...same, ...come, ...rest],
    from: same.length,
    hadEnd: same.length + gone.length,
    hasEnd: same.length + come.length,
    isCapital: hasCapital(one) || hasCapital(other),
  };
}

function hasCapital(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isUpper(text.charCodeAt(at))) return true;
  return false;
}

/** Whether either side has such a token. */
export const eitherHas = ({ had, has, from, hasEnd }: Changed, is: (token: string) => boolean): boolean =>
  had.some(is) || has.slice(from, hasEnd).some(is);

/** The tokens of either side that the other has not, or not as often. */
export function alone({ had, has, from, hadEnd, hasEnd }: Changed): { lost: string[]; gained: string[] } {
  const gone = had.slice(from, hadEnd);
  const come = has.slice(from, hasEnd);
  return { lost: without(gone, come), gained: without(come, gone) };
}

function without(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left[at] = '';
    return at < 0;
  });
}
