const MOST_KNOWN = 20_000;

/** Returns a function that remembers what `read` found for the last words, at most 20,000 of them. */
export function remembered<Found extends object>(read: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = read(word);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(word, found);
    }
    return found;
  };
}
