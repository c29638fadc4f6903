import { memo } from 'react';
import { Leaves, type TextProps } from './leaves.tsx';
import { isChanged } from './rows/layout.ts';
import { notesOf, type Row } from './rows/rows.ts';
import { type Drawing, ResultSentence, SourceSentence } from './sentence.tsx';

const PairRow = memo(function PairRow({ row, ...drawing }: Drawing & { row: Row }) {
  const { changes, taken, first, open } = drawing;
  const notes = notesOf(changes, row);
  return (
    <div className={`pair block-${row.kind}${row.opens ? ' pair-opens' : ''}`} data-at={row.start}>
      <p className="pair-before" aria-hidden={!isChanged(row)}>
        {isChanged(row) && <span className="visually-hidden">You wrote: </span>}
        <SourceSentence row={row} {...drawing} />
      </p>
      <p className="pair-after">
        {isChanged(row) && <span className="visually-hidden">It reads now: </span>}
        <ResultSentence row={row} numbered {...drawing} />
      </p>
      <ul className="pair-notes" aria-label="Reasons">
        {notes.map(({ indexes, reason }) => (
          <li key={indexes[0]} className={indexes.includes(open) ? 'pair-open' : undefined}>
            <span className="pair-number">{indexes.map((index) => index + 1).join(', ')}</span>
            <span
              className={
                indexes.every((index) => taken.charAt(index - first) === '1') ? 'pair-back' : undefined
              }
            >
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Source and result sentence by sentence, each change numbered, with the reasons beside them. */
export const Pairs = (text: TextProps) => (
  <Leaves
    {...text}
    linesEach={1.4}
    draw={({ rows }, drawing) => rows.map((row) => <PairRow key={row.start} row={row} {...drawing} />)}
  />
);
