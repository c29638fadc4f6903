import { memo } from 'react';
import { Leaves, type TextProps } from './leaves.tsx';
import type { Block } from './rows/layout.ts';
import { type Drawing, ResultSentence } from './sentence.tsx';

/** A paragraph as it reads now, each change marked in its place; the letters between are those of the source. */
const MarkedBlock = memo(function MarkedBlock({ block, ...drawing }: Drawing & { block: Block }) {
  return (
    <div className={`block block-${block.rows[0]?.kind ?? 'other'}`}>
      {block.rows.map((row) => (
        <span key={row.start} data-at={row.start}>
          <ResultSentence row={row} numbered={false} {...drawing} />
        </span>
      ))}
    </div>
  );
});

const drawBlock = (block: Block, drawing: Drawing) => (
  <MarkedBlock key={block.start} block={block} {...drawing} />
);

/** The text as it reads now, with its marks. */
export const ResultText = (text: TextProps) => <Leaves {...text} linesEach={1} draw={drawBlock} />;
