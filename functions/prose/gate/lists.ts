import { mayMeanTheSame } from './meanings.ts';
import { isLight, isMark } from './tokens.ts';

/** Past so many words it is a clause, and no member of a list. */
const LONGEST_MEMBER = 6;

/** The lists in a sentence, "a, b, and c" and "a, b, c or d", each member by the word that tells what it is. */
function listsOf(tokens: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (token !== 'and' && token !== 'or') continue;
    const isMarked = tokens[at - 1] === ',';
    let end = isMarked ? at - 1 : at;
    let commas = isMarked ? 1 : 0;
    let comma = commaBefore(tokens, end);
    if (comma < 0) continue;
    const list = [wordOfWeight(tokens.slice(at + 1, at + 4))];
    for (; comma >= 0; comma = commaBefore(tokens, end)) {
      list.push(wordOfWeight(tokens.slice(comma + 1, end).toReversed()));
      end = comma;
      commas++;
    }
    if (commas < 2) continue;
    list.push(wordOfWeight(tokens.slice(Math.max(0, end - 3), end).toReversed()));
    lists.push(list.filter((member) => member !== null));
  }
  return lists;
}

const wordOfWeight = (tokens: readonly string[]): string | null =>
  tokens.find((token) => !isMark(token) && !isLight(token) && token.length > 2) ?? null;

/** The comma that opens a member of a list, if one stands near enough. */
function commaBefore(tokens: readonly string[], end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_MEMBER - 1); at--) {
    if (tokens[at] === ',') return at;
    if (isMark(tokens[at] ?? '')) return -1;
  }
  return -1;
}

/** Whether no member of a list has gone while the others stayed; `fresh` words came, each of which may stand for one that went. */
export const keepsLists = (before: readonly string[], after: readonly string[], fresh: number): boolean =>
  listsOf(before).every((list) => {
    if (list.every((member) => after.includes(member))) return true;
    const gone = list.filter((member) => !after.some((token) => mayMeanTheSame(member, token)));
    const stayed = list.filter((member) => after.includes(member));
    return gone.length <= fresh || gone.length + stayed.length < list.length || stayed.length < 2;
  });
