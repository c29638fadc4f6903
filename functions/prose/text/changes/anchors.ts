/** Sentence `row` of the source and sentence `column` of the result are probably the same; a higher `weight` is more certain. */
export type Anchor = { row: number; column: number; weight: number };

/** Returns the pairs of sentences that share words which no other sentence has, in an order that both texts keep. */
export function anchorsOf(
  source: readonly ReadonlyMap<string, number>[],
  result: readonly ReadonlyMap<string, number>[],
  more: readonly Anchor[],
): Anchor[] {
  const there = placesOf(result);
  const shared = new Map<number, Anchor>();
  for (const [word, row] of placesOf(source)) {
    const column = there.get(word);
    if (row === MANY || column === undefined || column === MANY) continue;
    const key = row * result.length + column;
    const anchor = shared.get(key);
    if (anchor === undefined) shared.set(key, { row, column, weight: 1 });
    else anchor.weight++;
  }
  return heaviestChain([...shared.values(), ...more], result.length);
}

const MANY = -1;

/** Maps each word to the index of its sentence, or to MANY if several sentences have it. */
function placesOf(sentences: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, words] of sentences.entries())
    for (const word of words.keys()) places.set(word, places.has(word) ? MANY : at);
  return places;
}

type Link = { anchor: Anchor; weight: number; before: Link | null };

/** Returns the anchors that advance in both texts and have the greatest total weight. */
function heaviestChain(anchors: readonly Anchor[], columns: number): Anchor[] {
  // A Fenwick tree: the heaviest chain that ends before a column.
  const heaviest: (Link | null)[] = Array.from({ length: columns + 1 }, () => null);
  const best = (column: number): Link | null => {
    let found: Link | null = null;
    for (let at = column; at > 0; at -= at & -at) found = heavier(found, heaviest[at] ?? null);
    return found;
  };
  const inOrder = anchors.toSorted((one, other) => one.row - other.row || other.column - one.column);
  for (const anchor of inOrder) {
    const before = best(anchor.column);
    const link = { anchor, weight: anchor.weight + (before?.weight ?? 0), before };
    for (let at = anchor.column + 1; at <= columns; at += at & -at)
      heaviest[at] = heavier(heaviest[at] ?? null, link);
  }
  const chain: Anchor[] = [];
  for (let link = best(columns); link !== null; link = link.before) chain.push(link.anchor);
  return chain.toReversed();
}

const heavier = (one: Link | null, other: Link | null): Link | null =>
  one === null || (other !== null && other.weight > one.weight) ? other : one;
