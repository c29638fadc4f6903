import type { ReactNode } from 'react';
import { type MarkState, ResultEdit, SourceEdit } from './marks.tsx';
import { isChanged } from './rows/layout.ts';
import { type DrawnChange, type Mark, type Piece, piecesOf, type Row } from './rows/rows.ts';

/** How a stretch of the text is drawn; `open` and `current` are -1 where it holds neither. */
export type Drawing = {
  source: string;
  changes: readonly DrawnChange[];
  /** A 1 for each of its changes that is taken back, from the change `first` on. */
  taken: string;
  first: number;
  open: number;
  current: number;
  /** The refusal of the sentence that begins at a place. */
  refusals: ReadonlyMap<number, number>;
  openRefusal: number;
};

type Props = Drawing & { row: Row };

const stateOf = ({ taken, first, open }: Drawing, { index }: Mark): Omit<MarkState, 'number'> => ({
  kept: taken.charAt(index - first) !== '1',
  open: index === open,
});

/** Where sentences stand in rows, the white space between them is that of the rows. */
function trimmed(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) =>
    typeof piece === 'string' && at === pieces.length - 1 ? piece.trimEnd() : piece,
  );
}

function drawn(pieces: readonly Piece[], draw: (mark: Mark) => ReactNode): ReactNode {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : draw(piece)));
}

/** A sentence of the source as the pencil left it. */
export function SourceSentence({ row, ...drawing }: Props) {
  return drawn(trimmed(piecesOf(drawing.source, drawing.changes, row)), (mark) => (
    <SourceEdit key={mark.index} mark={mark} number={mark.index + 1} {...stateOf(drawing, mark)} />
  ));
}

type ResultProps = Props & { numbered: boolean };

/** A sentence of the result with its marks. */
export function ResultSentence({ row, numbered, ...drawing }: ResultProps) {
  const { source, changes, current, refusals, openRefusal } = drawing;
  const refusal = isChanged(row) ? undefined : refusals.get(row.start);
  if (refusal !== undefined) {
    const text = source.slice(row.start, row.end);
    return (
      <Refused
        text={numbered ? text.trimEnd() : text}
        marker={row.marker}
        index={refusal}
        open={refusal === openRefusal}
      />
    );
  }
  const pieces = piecesOf(source, changes, row);
  return drawn(numbered ? trimmed(pieces) : pieces, (mark) => (
    <ResultEdit
      key={mark.index}
      mark={mark}
      number={numbered ? mark.index + 1 : null}
      struck={!numbered}
      current={mark.index === current}
      {...stateOf(drawing, mark)}
    />
  ));
}

type RefusedProps = { text: string; marker: number; index: number; open: boolean };

/** A sentence for which another wording was refused. */
function Refused({ text, marker, index, open }: RefusedProps) {
  const words = text.slice(marker).trim();
  const from = text.indexOf(words, marker);
  return (
    <>
      {text.slice(0, from)}
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button would not break across lines
        role="button"
        tabIndex={0}
        className="refused"
        data-refusal={index}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {words}
        <span className="refused-note"> as you wrote it</span>
      </span>
      {text.slice(from + words.length)}
    </>
  );
}
