import type { Changed } from '../changed.ts';
import { isMark, isOfWeight } from '../tokens.ts';

/** Nothing but two words that have changed places, with another word between them: "prefers tablets to injections". */
export function exchangesWords(had: readonly string[], has: readonly string[]): boolean {
  if (had.length !== has.length) return false;
  const moved: number[] = [];
  for (let at = 0; at < had.length && moved.length < 3; at++) if (had[at] !== has[at]) moved.push(at);
  const [one = 0, other = 0] = moved;
  if (moved.length !== 2 || had[one] !== has[other] || had[other] !== has[one]) return false;
  return had.slice(one + 1, other).some((token) => !isMark(token) && token !== 'and' && token !== 'or');
}

/** "The nurse called the doctor" → "Later the doctor called the nurse": what stood on either side of a word has changed places. */
export function exchangesEnds({ had, has, from, hadEnd, hasEnd }: Changed): boolean {
  const come = new Set(has.slice(from, hasEnd));
  const moved = had.slice(from, hadEnd).filter((token) => come.has(token) && isOfWeight(token));
  if (moved.length < 2) return false;
  const one = weightyOf(had);
  const other = weightyOf(has);
  const places = new Map<string | undefined, number>();
  for (let at = 0; at < other.length; at++) places.set(has[other[at] ?? -1], at);
  return one.some((first, at) => {
    const [middle = -1, last = -1] = [one[at + 1], one[at + 2]];
    if (last < 0 || had[first] === had[last]) return false;
    const place = places.get(had[middle]);
    if (place === undefined) return false;
    const [left = -1, right = -1] = [other[place - 1], other[place + 1]];
    if (has[left] !== had[last] || has[right] !== had[first]) return false;
    const was = had.slice(first, last);
    const is = has.slice(left, right);
    return !was.some(joins) && !is.some(joins) && was.includes('by') === is.includes('by');
  });
}

const joins = (token: string): boolean => isMark(token) || token === 'and' || token === 'or';

/** Where words of weight stand. */
function weightyOf(tokens: readonly string[]): number[] {
  const places: number[] = [];
  for (const [at, token] of tokens.entries()) if (isOfWeight(token)) places.push(at);
  return places;
}
