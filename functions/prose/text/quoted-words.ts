/** Shorter words stand in every text. */
const longWords = /\p{L}{4,}/gu;

const longWordsOf = (text: string): string[] => text.toLowerCase().match(longWords) ?? [];

/** Returns a function that tells whether the text has words all the same, so that to call them gone or new would be wrong. */
export function standingIn(text: string): (words: string) => boolean {
  let all: Set<string> | undefined;
  return (words) => {
    const long = longWordsOf(words);
    all ??= new Set(longWordsOf(text));
    return long.length > 0 && long.every((word) => all?.has(word));
  };
}

/** Removes quotation marks around the whole: they would stand doubled within ours. */
export const unquoted = (words: string): string => words.replace(/^[“"]([^“”"]*)[”"]$/, '$1');

/** Adds a full stop, unless the quoted words end with one. */
export const stopped = (said: string): string => (/[.!?]”$/.test(said) ? said : `${said}.`);
