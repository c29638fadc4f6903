import { memo } from 'react';
import { readBlock } from './formatting/block-reading.ts';
import { isTable, TableLine } from './formatting/table-text.tsx';
import { Chunks, type TextProps } from './chunks.tsx';
import { formed } from './result-text.tsx';
import { type Block, isChanged } from './rows/blocks.ts';
import { notesOf, type Row } from './rows/rows.ts';
import { type Drawing, ResultSentence, SourceSentence } from './sentence.tsx';

type RowProps = Drawing & { row: Row; block: Block };

/** A line of a table in which nothing has changed; null for the rule under its head. */
function TableRow({ row, rows, source }: { row: Row; rows: readonly Row[]; source: string }) {
  if (row === rows[1]) return null;
  const line = source.slice(row.start, row.end);
  return (
    <div className={row.opens ? 'pair pair-opens table-head' : 'pair'} data-at={row.start}>
      <p className="pair-before soft table-line" dir="auto" aria-hidden>
        <TableLine line={line} />
      </p>
      <p className="pair-after table-line" dir="auto">
        <TableLine line={line} />
      </p>
    </div>
  );
}

const PairRow = memo(function PairRow({ row, block, ...drawing }: RowProps) {
  const { source, changes, taken, first, open } = drawing;
  if (row.kind === 'table' && !block.rows.some(isChanged) && isTable(source, block.rows))
    return <TableRow row={row} rows={block.rows} source={source} />;
  const reading = readBlock(block, drawing);
  const form = row.opens ? formed(reading.form) : formed({ ...reading.form, bullet: '' });
  const notes = notesOf(changes, row);
  return (
    <div className={row.opens ? 'pair pair-opens' : 'pair'} data-at={row.start}>
      <p className="pair-before soft" dir="auto" {...form} aria-hidden={!isChanged(row)}>
        {isChanged(row) && (
          <span className="visually-hidden" dir="ltr">
            You wrote:{' '}
          </span>
        )}
        <SourceSentence row={row} reading={reading} {...drawing} />
      </p>
      <p className="pair-after" dir="auto" {...form}>
        {isChanged(row) && (
          <span className="visually-hidden" dir="ltr">
            It reads now:{' '}
          </span>
        )}
        <ResultSentence row={row} reading={reading} numbered {...drawing} />
      </p>
      <ul className="pair-notes" aria-label="Reasons">
        {notes.map(({ indexes, reason }) => (
          <li key={indexes[0]} className={indexes.includes(open) ? 'two-lines pair-open' : 'two-lines'}>
            <span className="pair-number faint numbers">{indexes.map((index) => index + 1).join(', ')}</span>
            <span
              className={
                indexes.every((index) => taken.charAt(index - first) === '1') ? 'pair-back faint' : undefined
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

/** The source and the result side by side, sentence by sentence, with numbered changes and the reasons beside them. */
export const Pairs = (text: TextProps) => (
  <Chunks
    {...text}
    linesEach={1.4}
    draw={(block, drawing) =>
      block.rows.map((row) => <PairRow key={row.start} row={row} block={block} {...drawing} />)
    }
  />
);
