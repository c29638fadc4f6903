import type { Piece } from './text-runs.ts';

/** What stands on one line of a column. */
export type Row = Piece & {
  pieces: readonly Piece[];
  /** Of a table of contents: dots lead from the heading to its page. */
  isLeader: boolean;
};

const dots = /\s*(?:\.\s?){5,}\s*/;

/** From the top down. */
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
  const biggest = pieces.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most));
  return {
    text: pieces
      .map(({ text }) => text)
      .join(' ')
      .replace(dots, ' … '),
    isLeader: pieces.some(({ text }) => text.search(dots) >= 0),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: biggest.y,
    size: biggest.size,
    bold: pieces.every(({ bold }) => bold),
    pieces,
  };
}

/** The size of most of the letters, to half a point. */
export function commonestSize(pieces: readonly Pick<Piece, 'size' | 'text'>[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  let most = 0;
  let found = 0;
  for (const [size, count] of letters) {
    if (count <= most) continue;
    most = count;
    found = size;
  }
  return found;
}
