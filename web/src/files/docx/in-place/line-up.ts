/** A span of a text and the key that it is compared by. */
export type Token = { key: string; start: number; end: number };

const never = -1e9;
/** Number of differences beyond which two spans are treated as unrelated. */
const mostDifferences = 8_000;

/** Maps each item of one list to the index of its match in the other, or -1. Minimal differences, in order (Myers, in linear space). */
export function lineUp(tokens: readonly Token[], otherTokens: readonly Token[]): Int32Array {
  const one = tokens.map(({ key }) => key);
  const other = otherTokens.map(({ key }) => key);
  const places = new Int32Array(one.length).fill(-1);
  const stretches = [{ from: 0, to: one.length, otherFrom: 0, otherTo: other.length }];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    let { from, to, otherFrom, otherTo } = stretch;
    while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) places[from++] = otherFrom++;
    while (from < to && otherFrom < otherTo && one[to - 1] === other[otherTo - 1]) places[--to] = --otherTo;
    if (from === to || otherFrom === otherTo) continue;
    const middle = middleOf(one.slice(from, to), other.slice(otherFrom, otherTo));
    if (!middle) continue;
    stretches.push(
      { from, to: from + middle.at, otherFrom, otherTo: otherFrom + middle.otherAt },
      { from: from + middle.at, to, otherFrom: otherFrom + middle.otherAt, otherTo },
    );
  }
  return places;
}

type Gap = { from: number; to: number; otherFrom: number; otherTo: number };

/** Returns the ranges of both lists that have no match. */
export function gapsIn(places: Int32Array, otherLength: number): Gap[] {
  const found: Gap[] = [];
  let from = 0;
  let otherFrom = 0;
  for (let to = 0; to <= places.length; to++) {
    const otherTo = places[to] ?? otherLength;
    if (otherTo < 0) continue;
    if (from < to || otherFrom < otherTo) found.push({ from, to, otherFrom, otherTo });
    from = to + 1;
    otherFrom = otherTo + 1;
  }
  return found;
}

/** Returns a point on a shortest path from the start of both lists to their ends; null if they differ too much. */
function middleOf(one: readonly string[], other: readonly string[]): { at: number; otherAt: number } | null {
  const [length, width] = [one.length, other.length];
  const most = Math.min(Math.ceil((length + width) / 2), mostDifferences);
  const zero = most + 1;
  const forward = new Int32Array(2 * most + 3).fill(never);
  const backward = new Int32Array(2 * most + 3).fill(never);
  forward[zero + 1] = 0;
  backward[zero + 1] = 0;
  const apart = length - width;
  const go = (reach: Int32Array, diagonal: number, isSame: (x: number, y: number) => boolean): number => {
    const right = (reach[zero + diagonal - 1] ?? never) + 1;
    const down = reach[zero + diagonal + 1] ?? never;
    let x = right > length || down >= right ? down : right;
    if (x < 0 || x - diagonal > width || x - diagonal < 0) return (reach[zero + diagonal] = never);
    while (x < length && x - diagonal < width && isSame(x, x - diagonal)) x++;
    return (reach[zero + diagonal] = x);
  };
  for (let differences = 0; differences <= most; differences++) {
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const x = go(forward, diagonal, (at, otherAt) => one[at] === other[otherAt]);
      const facing = apart - diagonal;
      if (
        apart % 2 !== 0 &&
        Math.abs(facing) < differences &&
        x + (backward[zero + facing] ?? never) >= length
      )
        return { at: x, otherAt: x - diagonal };
    }
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const x = go(backward, diagonal, (at, otherAt) => one[length - 1 - at] === other[width - 1 - otherAt]);
      const facing = apart - diagonal;
      if (
        apart % 2 === 0 &&
        Math.abs(facing) <= differences &&
        x + (forward[zero + facing] ?? never) >= length
      )
        return { at: length - x, otherAt: width - (x - diagonal) };
    }
  }
  return null;
}
