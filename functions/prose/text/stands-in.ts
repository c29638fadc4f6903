/** Shorter words stand in every text. */
const longWords = /\p{L}{4,}/gu;

const longWordsOf = (text: string): string[] => text.toLowerCase().match(longWords) ?? [];

/** Whether a text has these words all the same, so that to call them gone or new would be wrong. */
export function standsIn(text: string, words: string): boolean {
  const long = longWordsOf(words);
  const all = new Set(longWordsOf(text));
  return long.length > 0 && long.every((word) => all.has(word));
}
