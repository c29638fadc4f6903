import { MEANINGS } from './wordnet.ts';

/** What stands behind a word in the list, which is in the order of the alphabet; null where the list has it not. */
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
