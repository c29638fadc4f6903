import { familyOf, type Row } from './rows.ts';

const ALIKE = 0.25;

/**
 * Returns a number per row, the same for rows from one source document. The rows do not name it (for a model's version of a
 * news item, say), so rows of a family that share rare words are grouped.
 */
export function groupsOf(rows: readonly Row[]): number[] {
  const parents = rows.map((_row, at) => at);
  const rootOf = (at: number): number => {
    let here = at;
    for (let parent = parents[here]; parent !== undefined && parent !== here; parent = parents[here])
      here = parent;
    return here;
  };
  for (const family of new Set(rows.map(familyOf))) {
    const members = [...rows.keys()].filter((at) => rows[at] && familyOf(rows[at]) === family);
    const vectors = rareWords(members.map((at) => rows[at]?.text ?? ''));
    for (const [right, vector] of vectors.entries())
      for (let left = 0; left < right; left++)
        if (likeness(vectors[left] ?? new Map(), vector) > ALIKE)
          parents[rootOf(members[right] ?? 0)] = rootOf(members[left] ?? 0);
  }
  return rows.map((_row, at) => rootOf(at));
}

function rareWords(texts: readonly string[]): Map<string, number>[] {
  const sets = texts.map((text) => new Set(text.toLowerCase().match(/[a-z]{4,}/g)));
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return sets.map((set) => {
    const kept = [...set].filter((word) => (counts.get(word) ?? 0) > 1);
    const weights = kept.map((word) => Math.log(texts.length / (counts.get(word) ?? 1)));
    const length = Math.hypot(...weights) || 1;
    return new Map(kept.map((word, at) => [word, (weights[at] ?? 0) / length]));
  });
}

function likeness(left: Map<string, number>, right: Map<string, number>): number {
  let sum = 0;
  const [short, long] = left.size < right.size ? [left, right] : [right, left];
  for (const [word, weight] of short) sum += weight * (long.get(word) ?? 0);
  return sum;
}

/** Returns a fold per row: whole groups, distributed in turn by kind, so that each fold has some of every kind. */
export function foldsOf(rows: readonly Row[], groups: readonly number[], folds: number): number[] {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const kindOf = (group: number): string => `${rows[group]?.domain} ${rows[group]?.label}`;
  const order = [...sizes.keys()].toSorted(
    (left, right) =>
      kindOf(left).localeCompare(kindOf(right)) || (sizes.get(right) ?? 0) - (sizes.get(left) ?? 0),
  );
  const foldOf = new Map(order.map((group, turn) => [group, turn % folds]));
  return groups.map((group) => foldOf.get(group) ?? 0);
}
