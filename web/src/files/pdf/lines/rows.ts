import type { Piece } from './pieces.ts';

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
    pieces,
  };
}

/** The most common of some lengths, each counted as often as `weight` says. */
export function commonest<Thing>(
  things: readonly Thing[],
  length: (thing: Thing) => number,
  weight: (thing: Thing) => number = () => 1,
): number {
  const counts = new Map<number, number>();
  for (const thing of things) {
    const rounded = Math.round(length(thing) * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + weight(thing));
  }
  let most = 0;
  let found = 0;
  for (const [rounded, count] of counts) {
    if (count <= most) continue;
    most = count;
    found = rounded;
  }
  return found;
}
