import type { Row } from '../lines/lines.ts';
import { endsSentence, isApart, leavesRoom } from './breaks.ts';
import { markedItem } from './markers.ts';
import { type Edges, isOfSize, type Measure } from './measure.ts';

const mostLines = 2;
const mostLetters = 120;
/** A shorter line after it may be what a form or a list of names has to say. */
const fewestLettersOfProse = 40;

/** One piece, which begins where the prose does: what stands in cells or in a list is something else. */
const isBoldLine = (row: Row, measure: Measure, { left }: Edges) =>
  row.bold && isOfSize(row, measure.size) && row.pieces.length === 1 && row.left - left < 1.5 * row.size;

const opensProse = /^["'“‘«([]*[\p{Lu}\p{Lo}\p{N}]/u;

/** Bold lines of their own, as large as the prose that follows on them, where they are surely its heading; else none. */
export function boldHeadingAt(rows: readonly Row[], at: number, measure: Measure, edges: Edges): Row[] {
  const lines: Row[] = [];
  for (const row of rows.slice(at, at + mostLines)) {
    const last = lines.at(-1);
    if (!isBoldLine(row, measure, edges) || (last && isApart(last, row, measure))) break;
    lines.push(row);
  }
  const [first] = lines;
  const last = lines.at(-1);
  const [before, after] = [rows[at - 1], rows[at + lines.length]];
  if (!first || !last || !after) return [];
  const isLeftAlone =
    before === undefined || isApart(before, first, measure) || endsSentence.test(before.text);
  const text = lines.map((line) => line.text).join(' ');
  return isLeftAlone &&
    !before?.bold &&
    isTitle(text) &&
    !first.isLeader &&
    isBefore(after, last, measure, edges)
    ? lines
    : [];
}

const isTitle = (text: string): boolean =>
  text.length <= mostLetters &&
  opensProse.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[.,:;!…]["'”’»)\]]*$/u.test(text) &&
  markedItem(text) === null;

/** The line after it is prose, which a first line that is bold would have gone on with. */
const isBefore = (after: Row, last: Row, measure: Measure, edges: Edges): boolean =>
  !after.bold &&
  isOfSize(after, measure.size) &&
  after.text.length >= fewestLettersOfProse &&
  opensProse.test(after.text) &&
  markedItem(after.text) === null &&
  after.pieces.length === 1 &&
  after.y > last.y &&
  (leavesRoom(last, after.text, edges, 0.1) || isApart(last, after, measure));
