// From WordNet 3.1 (see LICENSE-wordnet), written by scripts/research/wordnet.ts. A line for each word, in the order of the alphabet:
// the numbers of its meanings and, after the semicolon, of the wider ones. Importing it costs nothing where it is not used: a JSON
// file that is one string can be left out of a bundle, which an object whose properties are read cannot.
import MEANINGS from './wordnet-meanings.json' with { type: 'json' };

/** The meanings listed for a word, or null. */
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

/** Below nought where the line's word comes before the other, nought where it is that word. */
function compareAt(start: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const difference = MEANINGS.charCodeAt(start + at) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return MEANINGS.charCodeAt(start + word.length) - SPACE;
}
