import { isSignature } from '#prose/text/lines.ts';
import type { Block } from '../rows/blocks.ts';
import { type DrawnChange, type Piece, piecesOf, type Row } from '../rows/rows.ts';
import { type Form, formOf } from './form.ts';
import { type Run, runsOf, withSign } from './runs.ts';

/** A piece of a row. `at`: its offset in the block of the current result. `from`: its offset in the block of the source. */
export type Placed = { piece: Piece; at: number; from: number };

/** A block of the current result. */
export type BlockReading = {
  form: Form;
  text: string;
  runs: readonly Run[];
  /** Runs of the same block in the source. */
  runsBefore: readonly Run[];
  rows: ReadonlyMap<Row, readonly Placed[]>;
  /** Offset from which only empty lines follow, which are outside the box drawn around the block. */
  tail: number;
};

export type Made = {
  source: string;
  changes: readonly DrawnChange[];
  /** A character for each change from `first` on: 1 if it is reverted. */
  taken: string;
  first: number;
};

export const isKept = ({ taken, first }: Made, index: number): boolean => taken.charAt(index - first) !== '1';

const textOf = (made: Made, piece: Piece): string =>
  typeof piece === 'string' ? piece : isKept(made, piece.index) ? piece.after : piece.before;

function endOfWords(text: string, last: Placed | undefined): number {
  const line = text.indexOf('\n', text.trimEnd().length);
  if (line === -1 || typeof last?.piece !== 'string' || last.at > line) return text.length;
  return line + 1;
}

/** Returns the code and the fence lines around it as runs; empty if there is no fence. */
function fences(text: string): Run[] {
  const [opening] = /^\s*(?:`{3,}|~{3,}).*/.exec(text) ?? [];
  if (opening === undefined) return [];
  const [closing = ''] = /(?:`{3,}|~{3,})\s*$/.exec(text.slice(opening.length)) ?? [];
  const end = text.length - closing.length;
  return [
    { start: 0, end: opening.length, looks: [], sign: true },
    { start: opening.length, end, looks: [], sign: false },
    { start: end, end: text.length, looks: [], sign: true },
  ];
}

const runsIn = (form: Form, text: string): readonly Run[] =>
  form.of === 'code' ? fences(text) : form.of === 'table' ? [] : withSign(runsOf(text), form, text.length);

/** The last reading of each block, since most blocks that are rendered again have not changed. */
const known = new WeakMap<Block, { made: Made; reading: BlockReading }>();

export function readBlock(block: Block, made: Made): BlockReading {
  const last = known.get(block);
  if (last?.made.changes === made.changes && last.made.taken === made.taken && last.made.first === made.first)
    return last.reading;
  const reading = read(block, made);
  known.set(block, { made, reading });
  return reading;
}

/** Whether a short line without "#" stands right below another line or is a signature: it is no title. */
function isLineOfLetter(source: string, from: number, block: string): boolean {
  const start = from + block.length - block.trimStart().length;
  const isBelow =
    start === from && /[\p{L}\p{N}\p{P}][^\S\n]*\n$/u.test(source.slice(Math.max(0, from - 80), from));
  return (
    !block.trimStart().startsWith('#') &&
    (isBelow || isSignature(source, { start, end: start + block.trim().length }))
  );
}

function read(block: Block, made: Made): BlockReading {
  const { source, changes } = made;
  const rows = new Map<Row, Placed[]>();
  let text = '';
  let from = 0;
  let last: Placed | undefined;
  for (const row of block.rows) {
    rows.set(
      row,
      piecesOf(source, changes, row).map((piece) => {
        last = { piece, at: text.length, from };
        text += textOf(made, piece);
        from += typeof piece === 'string' ? piece.length : piece.before.length;
        return last;
      }),
    );
  }
  const before = source.slice(block.start, block.end);
  const own = block.rows[0]?.kind ?? 'other';
  const kind = own === 'heading' && isLineOfLetter(source, block.start, before) ? 'paragraph' : own;
  const form = formOf(kind, text);
  const runs = runsIn(form, text);
  return {
    form,
    text,
    runs,
    runsBefore: before === text ? runs : runsIn(formOf(kind, before), before),
    rows,
    tail: endOfWords(text, last),
  };
}
