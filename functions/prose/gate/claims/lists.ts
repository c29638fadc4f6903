import { mayMeanTheSame, meanTheSame } from '../words/meanings.ts';
import { isLight, isMark, isOfWeight } from '../tokens.ts';
import { opensAside } from '../worse-english.ts';

/** Past so many words it is a clause, and no member of a list. */
const LONGEST_MEMBER = 6;
/** In "a, b and c" b is short, or the comma does something else. */
const SHORT_MEMBER = 4;

/** `members` are the words that tell what each is, where one does. */
type List = { size: number; members: readonly string[] };

/** The lists in a sentence, "a, b, and c" and "a, b, c or d", each member by the word that tells what it is. */
function listsOf(tokens: readonly string[]): List[] {
  const lists: List[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token !== 'and' && token !== 'or') continue;
    const isMarked = tokens[at - 1] === ',';
    let end = isMarked ? at - 1 : at;
    let comma = commaBefore(tokens, end);
    if (comma < 0) continue;
    const list = [wordOfWeight(tokens.slice(at + 1, at + 6))];
    const isShort = isMarked || end - comma <= SHORT_MEMBER;
    if (!isShort) continue;
    for (; comma >= 0; comma = commaBefore(tokens, end)) {
      list.push(wordOfWeight(tokens.slice(comma + 1, end).toReversed()));
      end = comma;
    }
    if (!isOpened(tokens, end)) list.push(wordOfWeight(tokens.slice(Math.max(0, end - 3), end).toReversed()));
    lists.push({ size: list.length, members: list.filter((member) => member !== null).toReversed() });
  }
  return lists;
}

const wordOfWeight = (tokens: readonly string[]): string | null =>
  tokens.find((token) => isOfWeight(token) && token.length > 2 && !COLLECTIVE.has(token)) ?? null;

/** "A variety of noodles" are noodles. */
const COLLECTIVE = new Set(
  'variety range number host array series sense burst bursts sound sounds form forms type types wealth plethora myriad multitude'.split(
    ' ',
  ),
);

const JOINING = new Set(['and', 'but', 'or', 'nor', 'so', 'yet', 'still', 'even', 'both']);

/** What stands before the first comma may open the clause, and is no member then: "In summary, …", "For the sauce, …". */
function isOpened(tokens: readonly string[], end: number): boolean {
  let start = end;
  while (start > 0 && !isMark(tokens[start - 1] ?? '')) start--;
  const first = tokens[start] ?? '';
  return (opensAside(first) && !JOINING.has(first)) || (end - start < 3 && isLight(first));
}

/** The comma that opens a member of a list, if one stands near enough. */
function commaBefore(tokens: readonly string[], end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_MEMBER - 1); at--) {
    if (tokens[at] === ',') return at;
    if (isMark(tokens[at] ?? '')) return -1;
  }
  return -1;
}

type Compared = {
  before: readonly string[];
  after: readonly string[];
  /** The words that came. */
  gained: readonly string[];
  /** Those of them that say what no word before said. */
  fresh: readonly string[];
};

/** Whether no member of a list has gone while others stayed. In its place may stand a word that says something new. */
export function keepsLists({ before, after, gained, fresh }: Compared): boolean {
  let found: List[] | null = null;
  return listsOf(before).every(({ size, members }) => {
    const places = placesOf(members, after, gained);
    if (places.every((place) => place >= 0) || !places.some((place) => place >= 0)) return true;
    // A list of as many members has them all, in other words.
    found ??= listsOf(after);
    if (
      found.some(
        (list) =>
          list.size >= size &&
          list.members.some((member) => members.some((other) => meanTheSame(member, other))),
      )
    )
      return true;
    return places.every(
      (place, at) => place >= 0 || between(at, places, after).some((token) => fresh.includes(token)),
    );
  });
}

/** What stands where a member would stand by its neighbours. */
function between(at: number, places: readonly number[], after: readonly string[]): readonly string[] {
  const left = places.slice(0, at).findLast((place) => place >= 0);
  const right = places.slice(at + 1).find((place) => place >= 0);
  const from = left ?? (right ?? 0) - LONGEST_MEMBER;
  const to = right ?? (left ?? 0) + LONGEST_MEMBER;
  return after.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
}

/** Where each member stands, or what may stand for it; -1 where it stands nowhere. */
function placesOf(list: readonly string[], after: readonly string[], gained: readonly string[]): number[] {
  const open = [...gained];
  return list.map((member) => {
    const place = after.indexOf(member);
    if (place >= 0) return place;
    const at = open.findIndex((token) => mayMeanTheSame(member, token));
    return at < 0 ? -1 : after.indexOf(open.splice(at, 1)[0] ?? '');
  });
}

/** "By card or in cash" → "by card and in cash". */
export const exchangesChoice = (had: readonly string[], has: readonly string[]): boolean =>
  (had.includes('or') && joins(had, 'or').some((pair) => joins(has, 'and').includes(pair))) ||
  (has.includes('or') && joins(has, 'or').some((pair) => joins(had, 'and').includes(pair)));

/** The words of weight on either side of each "and", or each "or". */
const joins = (tokens: readonly string[], joint: 'and' | 'or'): string[] =>
  tokens.flatMap((token, at) => {
    if (token !== joint) return [];
    const before = wordOfWeight(tokens.slice(Math.max(0, at - 3), at).toReversed());
    const after = wordOfWeight(tokens.slice(at + 1, at + 4));
    return before === null || after === null ? [] : `${before} ${after}`;
  });

/** "A strap and a cover" → "a strap": of two that stand together one has gone, and nothing has come in its place. */
export const keepsPairs = (
  tokens: readonly string[],
  others: readonly string[],
  missing: readonly string[],
): boolean =>
  pairsOf(tokens).every(
    ([one, other]) =>
      !(missing.includes(one) && others.includes(other)) &&
      !(missing.includes(other) && others.includes(one)),
  );

/** "A and b", "a or the b", "by a and by b": with nothing but an article between, or the word before the first. */
const pairsOf = (tokens: readonly string[]): [string, string][] =>
  tokens.flatMap((_, at): [string, string][] => {
    const length = lengthOfJoint(tokens, at);
    if (length === 0) return [];
    const before = tokens[at - 1] ?? '';
    const behind = tokens.slice(at + length, at + length + 3);
    const isRepeated =
      isLight(behind[0] ?? '') && tokens.slice(Math.max(0, at - 3), at).includes(behind[0] ?? '');
    const after = behind.slice(isRepeated ? 1 : 0).find((word) => !ARTICLES.has(word)) ?? '';
    return [before, after].some(
      (word) => isLight(word) || isMark(word) || COLLECTIVE.has(word) || word.endsWith('ly'),
    )
      ? []
      : [[before, after]];
  });

/** How many words "and", "or" or "as well as" has at a place; 0 where none stands. */
function lengthOfJoint(tokens: readonly string[], at: number): number {
  if (tokens[at] === 'and' || tokens[at] === 'or') return 1;
  if (tokens[at] !== 'as' || tokens[at + 1] !== 'well' || tokens[at + 2] !== 'as') return 0;
  return 3;
}

const ARTICLES = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'your', 'our', 'my']);
