import { type Changed } from './changed.ts';
import { isLight, isMark } from './tokens.ts';

/** Nothing but two words that have changed places, with another word between them: "prefers tablets to injections". */
export function exchangesWords(had: readonly string[], has: readonly string[]): boolean {
  if (had.length !== has.length) return false;
  const moved = had.flatMap((token, at) => (token === has[at] ? [] : [at]));
  const [one = 0, other = 0] = moved;
  if (moved.length !== 2 || had[one] !== has[other] || had[other] !== has[one]) return false;
  return had.slice(one + 1, other).some((token) => !isMark(token) && token !== 'and' && token !== 'or');
}

/** "The nurse called the doctor" → "Later the doctor called the nurse": what stood on either side of a word has changed places. */
export function exchangesEnds({ had, has, from, hadEnd, hasEnd }: Changed): boolean {
  const come = new Set(has.slice(from, hasEnd));
  const moved = had
    .slice(from, hadEnd)
    .filter((token) => come.has(token) && !isMark(token) && !isLight(token));
  if (moved.length < 2) return false;
  const one = weightyOf(had);
  const other = weightyOf(has);
  const places = new Map(other.map((word, at) => [word.text, at]));
  return one.some((first, at) => {
    const middle = one[at + 1];
    const last = one[at + 2];
    if (!middle || !last || first.text === last.text) return false;
    const place = places.get(middle.text);
    if (place === undefined || other[place - 1]?.text !== last.text || other[place + 1]?.text !== first.text)
      return false;
    const was = had.slice(first.at, last.at);
    const is = has.slice(other[place - 1]?.at, other[place + 1]?.at);
    return !was.some(joins) && !is.some(joins) && was.includes('by') === is.includes('by');
  });
}

const joins = (token: string): boolean => isMark(token) || token === 'and' || token === 'or';

const weightyOf = (tokens: readonly string[]): { text: string; at: number }[] =>
  tokens.flatMap((text, at) => (isMark(text) || isLight(text) ? [] : [{ text, at }]));
