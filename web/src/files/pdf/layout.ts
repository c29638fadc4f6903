import type { Flow } from './columns.ts';
import { commonestSize, median, type Row } from './rows.ts';

/** Layout of a column: the font size of its prose, the line step as a share of that size, and its edges. */
export type Layout = { size: number; pitch: number; left: number; right: number };

const usualPitch = 1.2;

export function layoutsOf(flows: readonly Flow[]): Layout[] {
  const size = commonestSize(flows.flatMap(({ rows }) => rows));
  // Below the median: where every paragraph is one line, few steps are within a paragraph.
  const pitch = median(flows.flatMap(stepsAt(size)), 0.4) ?? usualPitch;
  // Columns that start at the same place share their edges, since the last one of a page may hold only short lines.
  const placeOf = (flow: Flow) => `${flow.isColumn} ${Math.round(leftOf(flow) / (3 * size))}`;
  const byPlace = Map.groupBy(flows, placeOf);
  return flows.map((flow) => {
    const those = byPlace.get(placeOf(flow)) ?? [flow];
    const rows = those.flatMap((each) => each.rows).filter((row) => isOfSize(row, size));
    const longest = Math.max(...rows.map(({ right }) => right));
    const ends = rows.map(({ right }) => right).filter((right) => right > 0.8 * longest);
    return { size, pitch, left: Math.min(...those.map(leftOf)), right: median(ends, 0.9) ?? longest };
  });
}

const leftOf = ({ rows }: Flow) => Math.min(...rows.map(({ left }) => left));

const stepsAt =
  (size: number) =>
  ({ rows }: Flow): number[] =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1];
      const step = before === undefined ? 0 : (row.y - before.y) / size;
      return before?.size === row.size && isOfSize(row, size) && step > 0.9 && step < 3 ? [step] : [];
    });

export const isOfSize = (row: Row, size: number) => Math.abs(row.size - size) < 0.06 * size;

/** Whether a row has another size, or is further down than the next line would be. */
export function isApart(before: Row, row: Row, { pitch }: Layout): boolean {
  const size = Math.max(before.size, row.size);
  if (Math.abs(before.size - row.size) > 0.06 * size) return true;
  return row.y - before.y > size * (Math.max(pitch, 1.1) + pitch * 0.22) || row.y < before.y;
}

/** Whether the first word of the next line would have fitted at the end of this one, with a share of the column width to spare. */
export function leavesRoom(line: Row, next: string, { left, right }: Layout, share = 0): boolean {
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const [word = ''] = next.split(' ');
  return line.right + letter * (word.length + 1.5) + share * (right - left) < right;
}

export const endsSentence = /[.!?:;…]["'”’»)\]⁰¹²³⁴⁵⁶⁷⁸⁹]*$/u;
