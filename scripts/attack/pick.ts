/** One of several, by a number that a seed gives. */
export function pick<Item>(items: readonly Item[], next: () => number): Item {
  const found = items.at(Math.floor(next() * items.length));
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}

/** All of them, in an order that a seed gives. */
export const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
