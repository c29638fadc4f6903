import { meanTheSame } from '../../../gate/words/meanings.ts';
import { isOfWeight, tokensOf } from '../../../gate/tokens.ts';

/** What a text has said before its conclusion, sentence by sentence. */
export type Earlier = {
  /** The sentences that have a word, in another form or in another word for it; empty where nothing says it. */
  placesOf(word: string): ReadonlySet<number>;
  /** Whether one of those sentences has this very word. */
  hasIn(word: string, places: Iterable<number>): boolean;
};

/** Headings and items are sentences too. */
export function readEarlier(sentences: readonly string[]): Earlier {
  const byWord = new Map<string, Set<number>>();
  for (const [at, sentence] of sentences.entries()) {
    for (const token of tokensOf(sentence)) {
      const places = byWord.get(token) ?? new Set<number>();
      places.add(at);
      byWord.set(token, places);
    }
  }
  const ofWeight = [...byWord.keys()].filter(isOfWeight);
  const known = new Map<string, ReadonlySet<number>>();
  return {
    placesOf(word) {
      let places = known.get(word);
      if (places === undefined) {
        const found = new Set<number>();
        for (const other of ofWeight)
          if (meanTheSame(word, other)) for (const place of byWord.get(other) ?? []) found.add(place);
        places = found;
        known.set(word, places);
      }
      return places;
    },
    hasIn(word, places) {
      const own = byWord.get(word);
      return own !== undefined && [...places].some((place) => own.has(place));
    },
  };
}
