import type { Block } from '../text/blocks/block.ts';

const LEAST_LINES = 3;
const LONGEST_LINE = 60;
const SHORTEST_WRAPPED = 50;

/** Whether lines are short and break where the next word would still have fitted: a poem, an address, a signature. */
export function isVerse(text: string, block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const second = text.indexOf('\n', block.start);
  if (second < 0 || second >= block.end) return false;
  const lines = text
    .slice(block.start, block.end)
    .split('\n', 200)
    .map((line) => line.trim());
  const longest = Math.max(...lines.map((line) => line.length));
  if (lines.length < LEAST_LINES || longest > LONGEST_LINE) return false;
  const chosen = lines.filter((line, at) => {
    const word = lines[at + 1]?.split(' ', 1)[0];
    return word !== undefined && line.length + 1 + word.length <= longest;
  });
  return chosen.length * 3 >= lines.length - 1;
}

/** Whether a text is prose on one line, or hard-wrapped; the breaks of shorter lines are meaningful. */
export function isOnePiece(text: string): boolean {
  const lines = text.split('\n');
  return lines.every((line, at) => at === lines.length - 1 || line.length >= SHORTEST_WRAPPED);
}
