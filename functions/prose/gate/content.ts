import { mayMeanAny, mayMeanTheSame } from './words/meanings.ts';
import { isLight, isMark } from './tokens.ts';

/** Of one side all tokens, and those that the other has not. */
type Side = { tokens: readonly string[]; alone: readonly string[] };

/** The words of weight that one side has and the other says in no way. */
export function compareContent(before: Side, after: Side): { lost: string[]; gained: string[] } {
  // Whatever stands on both sides is settled; the rest is paired, in order, with what may say the same.
  const left = missing(before.alone, after.tokens);
  const fresh = missing(after.alone, before.tokens);
  const taken = new Set<number>();
  const lost = left.filter((word) => {
    const at = fresh.findIndex((candidate, place) => !taken.has(place) && mayMeanTheSame(word, candidate));
    if (at >= 0) taken.add(at);
    return at < 0 && !isSaid(word, after.tokens);
  });
  const gained = fresh.filter((word, at) => !taken.has(at) && !isSaid(word, before.tokens));
  return { lost, gained };
}

const missing = (alone: readonly string[], tokens: readonly string[]): string[] =>
  alone.filter((token) => isOfWeight(token) && !tokens.includes(token));

const isSaid = (word: string, tokens: readonly string[]): boolean => mayMeanAny(word, tokens, isOfWeight);

/** How many words of weight there are. */
export function sizeOf(tokens: readonly string[]): number {
  let size = 0;
  for (const token of tokens) if (isOfWeight(token)) size++;
  return size;
}

const isOfWeight = (token: string): boolean => token.length > 1 && !isMark(token) && !isLight(token);
