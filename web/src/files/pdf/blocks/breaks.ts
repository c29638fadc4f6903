import type { Row } from '../lines/lines.ts';
import type { Edges, Measure } from './measure.ts';

/** Of another size, or further down than the next line. */
export function isApart(before: Row, row: Row, { pitch }: Measure): boolean {
  const size = Math.max(before.size, row.size);
  if (Math.abs(before.size - row.size) > 0.06 * size) return true;
  return row.y - before.y > size * Math.max(pitch, 1.1) + size * pitch * 0.22 || row.y < before.y;
}

/** Whether the first word of the next line, or a good part of a line, would still have stood there. */
export function leavesRoom(line: Row, next: string, { left, right }: Edges, share = 0): boolean {
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const [word = ''] = next.split(' ');
  return line.right + letter * (word.length + 1.5) + share * (right - left) < right;
}

export const endsSentence = /[.!?:;…]["'”’»)\]⁰¹²³⁴⁵⁶⁷⁸⁹]*$/u;
