import { mayMeanTheSame } from './meanings.ts';
import { isLight, isMark } from './tokens.ts';

export type Content = {
  lost: string[];
  gained: string[];
  /** Words of weight on both sides. */
  size: number;
};

/** The words of weight that one side has and the other says in no way. */
export function compareContent(before: readonly string[], after: readonly string[]): Content {
  const one = before.filter(isOfWeight);
  const other = after.filter(isOfWeight);
  const size = one.length + other.length;
  const has = new Set(other);
  const had = new Set(one);
  // Whatever stands on both sides is settled; the rest is paired, in order, with what may say the same.
  const left = one.filter((word) => !has.has(word));
  const fresh = other.filter((word) => !had.has(word));
  const taken = new Set<number>();
  const lost = left.filter((word) => {
    const at = fresh.findIndex((candidate, place) => !taken.has(place) && mayMeanTheSame(word, candidate));
    if (at >= 0) taken.add(at);
    return at < 0 && !other.some((candidate) => mayMeanTheSame(word, candidate));
  });
  const gained = fresh.filter(
    (word, at) => !taken.has(at) && !one.some((known) => mayMeanTheSame(word, known)),
  );
  return { lost, gained, size };
}

const isOfWeight = (token: string): boolean => token.length > 1 && !isMark(token) && !isLight(token);
