// From WordNet 3.1 (see LICENSE-wordnet), written by scripts/research/wordnet.ts. One line per word, in alphabetical order: the numbers of
// its meanings, after a semicolon those of wider meanings, after another its family. Unused imports cost nothing, because a bundler can
// leave out a JSON file that is one string, but not an object whose properties are read.
import MEANINGS from './wordnet-meanings.json' with { type: 'json' };

/** Returns the entry of a word, or null. */
export function meaningsOf(word: string): string | null {
  let low = 0;
  let high = MEANINGS.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = MEANINGS.lastIndexOf('\n', middle - 1) + 1;
    const order = compareAt(start, word);
    if (order === 0) return MEANINGS.slice(start + word.length + 1, lineEnd(start));
    if (order < 0) low = lineEnd(start) + 1;
    else high = start;
  }
  return null;
}

function lineEnd(start: number): number {
  const end = MEANINGS.indexOf('\n', start);
  return end < 0 ? MEANINGS.length : end;
}

const SPACE = 32;

/** Compares the word of a line with another: below 0 when it comes first, 0 when they are equal. */
function compareAt(start: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const difference = MEANINGS.charCodeAt(start + at) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return MEANINGS.charCodeAt(start + word.length) - SPACE;
}
