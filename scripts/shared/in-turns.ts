/** Works through a list, so many at once, until all is done or `isOver` says so. What is thrown ends it all. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  async function worker(): Promise<void> {
    for (let next = waiting.next(); next.done !== true && !isOver(); next = waiting.next())
      await work(next.value);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
