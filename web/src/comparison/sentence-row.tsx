import { memo, type ReactNode } from 'react';
import type { TextChange } from '#contract/humanize.ts';
import { ResultEdit, SourceEdit } from './marks.tsx';
import { isChanged } from './rows/layout.ts';
import { type Mark, notesOf, type Piece, piecesOf, type Row } from './rows/rows.ts';

export type RowProps = {
  source: string;
  changes: readonly TextChange[];
  row: Row;
  /** A 1 for each of its changes that is taken back. */
  taken: string;
  /** The change that the pointer or the keyboard is at, or -1; and the one that Tab leads to. */
  pointed: number;
  current: number;
  /** Tells the ids of one comparison from those of another. */
  name: string;
};

/** The white space around a row stands between rows already. */
function trimmed(pieces: readonly Piece[], marker: number): Piece[] {
  return pieces.map((piece, at) => {
    if (typeof piece !== 'string') return piece;
    const cut = at === 0 ? piece.slice(marker) : piece;
    return at === pieces.length - 1 ? cut.trimEnd() : cut;
  });
}

export const SentenceRow = memo(function SentenceRow({
  source,
  changes,
  row,
  taken,
  pointed,
  current,
  name,
}: RowProps) {
  const all = piecesOf(source, changes, row);
  const isMarkerWhole = typeof all[0] === 'string' && all[0].length >= row.marker;
  const marker = isMarkerWhole ? source.slice(row.start, row.start + row.marker).trim() : '';
  const pieces = trimmed(all, isMarkerWhole ? row.marker : 0);
  const notes = notesOf(changes, row);
  const isNumbered = row.last - row.first > 1 && notes.length > 0;

  const stateOf = ({ index }: Mark) => ({
    number: isNumbered && changes[index]?.reason != null ? index - row.first + 1 : null,
    kept: taken.charAt(index - row.first) !== '1',
    pointed: index === pointed,
  });
  const draw = (drawMark: (mark: Mark) => ReactNode) => (
    <>
      {marker !== '' && <span className="comparison-marker">{marker} </span>}
      {pieces.map((piece) => (typeof piece === 'string' ? piece : drawMark(piece)))}
    </>
  );
  const reasonId = (index: number) => {
    const note = notes.find(({ indexes }) => indexes.includes(index));
    return note && `${name}-${note.indexes[0]}`;
  };

  return (
    <div
      className={`comparison-row comparison-${row.kind}${row.opens ? ' comparison-opens' : ''}`}
      data-start={row.start}
    >
      <p className="comparison-before" aria-hidden={!isChanged(row)}>
        {isChanged(row) && <span className="visually-hidden">You wrote: </span>}
        {draw((mark) => (
          <SourceEdit key={mark.index} mark={mark} {...stateOf(mark)} />
        ))}
      </p>
      <p className="comparison-after">
        {isChanged(row) && <span className="visually-hidden">It reads now: </span>}
        {draw((mark) => (
          <ResultEdit
            key={mark.index}
            mark={mark}
            {...stateOf(mark)}
            current={mark.index === current}
            reasonId={reasonId(mark.index)}
          />
        ))}
      </p>
      {notes.length > 0 && (
        <ul className="comparison-notes" aria-label="Reasons">
          {notes.map(({ indexes, numbers, reason }) => {
            const back = indexes.filter((index) => taken.charAt(index - row.first) === '1').length;
            return (
              <li
                key={indexes[0]}
                data-reason={indexes[0]}
                className={indexes.includes(pointed) ? 'comparison-pointed' : undefined}
              >
                {isNumbered && <span className="comparison-number">{numbers.join(', ')}</span>}
                <span
                  id={`${name}-${indexes[0]}`}
                  className={back === indexes.length ? 'comparison-let' : undefined}
                >
                  {reason}
                </span>
                {back > 0 && <em aria-hidden>undone</em>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
