/** One of several, by a number that a seed gives. */
export function pick<Item>(items: readonly Item[], next: () => number): Item {
  const found = items.at(Math.floor(next() * items.length));
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}

/** So many of them, in an order that a seed gives; all of them where there are no more. */
export function someOf<Item>(items: readonly Item[], most: number, next: () => number): Item[] {
  const placed = items.map((item) => ({ item, place: next() }));
  const mixed = placed.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
  return mixed.slice(0, most);
}
