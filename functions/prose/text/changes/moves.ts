import type { FoundChange } from './change.ts';

/** In characters: what is farther apart has not moved, but is said again. */
const FARTHEST = 300;

/**
 * Changes by which a phrase leaves one place and comes to another, joined with all between them: one of them taken back alone would
 * say it twice, or nowhere.
 */
export function withMovesJoined(source: string, changes: readonly FoundChange[]): FoundChange[] {
  const joined: FoundChange[] = [];
  const pairs = changes.map((change) => ({ gone: pairsOf(change.before), come: pairsOf(change.after) }));
  let at = 0;
  while (at < changes.length) {
    let to = at;
    for (let reached = at; reached <= to; reached++)
      for (let next = to + 1; next < changes.length; next++)
        if (near(changes[reached], changes[next]) && hasMoved(pairs[reached], pairs[next])) to = next;
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

/** Each two words that follow one another. */
function pairsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'\u2019]+/gu) ?? [];
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function asOne(source: string, changes: readonly FoundChange[]): readonly FoundChange[] {
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined || first === last) return changes;
  let after = '';
  let from = first.start;
  for (const change of changes) {
    after += source.slice(from, change.start) + change.after;
    from = change.end;
  }
  const { start } = first;
  const { end } = last;
  return [{ start, end, before: source.slice(start, end), after, reason: null }];
}
