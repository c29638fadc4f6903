import { movedBy } from '../words.ts';
import { applyChanges, type FoundChange } from './change.ts';

/** Maximum distance that a phrase can move, in characters. */
const FARTHEST = 300;

/**
 * Joins the two changes of a moved phrase, with everything between them. Reverting only one would repeat the phrase or drop it.
 */
export function withMovesJoined(source: string, changes: readonly FoundChange[]): FoundChange[] {
  const joined: FoundChange[] = [];
  const pairs = changes.map((change) => ({ gone: pairsOf(change.before), come: pairsOf(change.after) }));
  let at = 0;
  while (at < changes.length) {
    let to = at;
    for (let reached = at; reached <= to; reached++)
      for (let next = to + 1; near(changes[reached], changes[next]); next++)
        if (hasMoved(pairs[reached], pairs[next])) to = next;
    joined.push(...asOne(source, changes.slice(at, to + 1)));
    at = to + 1;
  }
  return joined;
}

type Pairs = { gone: ReadonlySet<string>; come: ReadonlySet<string> };

const near = (one: FoundChange | undefined, other: FoundChange | undefined): boolean =>
  one !== undefined && other !== undefined && other.start - one.end <= FARTHEST;

function hasMoved(one: Pairs | undefined, other: Pairs | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isIn = (from: Pairs, to: Pairs) =>
    [...from.gone].some((pair) => to.come.has(pair) && !from.come.has(pair) && !to.gone.has(pair));
  return isIn(one, other) || isIn(other, one);
}

/** All pairs of adjacent words. */
function pairsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'\u2019]+/gu) ?? [];
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function asOne(source: string, changes: readonly FoundChange[]): readonly FoundChange[] {
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined || first === last) return changes;
  const { start } = first;
  const { end } = last;
  const before = source.slice(start, end);
  const within = changes.map((each) => movedBy(each, -start));
  return [{ start, end, before, after: applyChanges(before, within), reason: null }];
}
