import { heaviest, type Piece } from './text-runs.ts';

/** One line of a column. `isLeader`: a row in a table of contents, where dots lead to the page number. */
export type Row = Piece & { pieces: readonly Piece[]; isLeader: boolean };

const dots = /\s*(?:\.\s?){5,}\s*/;

/** Groups pieces into rows, from the top down. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (last && first && piece.y - first.y <= 0.2 * Math.min(piece.size, first.size)) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map(rowOf);
}

function rowOf(unordered: readonly Piece[]): Row {
  const pieces = unordered.toSorted((one, other) => one.left - other.left);
  const longest = pieces.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most));
  const text = pieces.map((piece) => piece.text).join(' ');
  return {
    text: text.replace(dots, ' … '),
    isLeader: dots.test(text),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: longest.y,
    size: longest.size,
    bold: pieces.every(({ bold }) => bold),
    pieces,
  };
}

/** Returns the most common font size, rounded to half a point. */
export const commonestSize = (pieces: readonly Pick<Piece, 'size' | 'text'>[]): number =>
  heaviest(pieces.map(({ size, text }) => [Math.round(size * 2) / 2, text.length])) ?? 0;

export const median = (values: readonly number[], share = 0.5): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)];
