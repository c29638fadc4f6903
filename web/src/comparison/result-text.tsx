import { memo, type ReactNode } from 'react';
import { type BlockReading, readBlock } from './formatting/block-reading.ts';
import type { Form } from './formatting/form.ts';
import { isTable, TableText } from './formatting/table-text.tsx';
import { Chunks, type TextProps } from './chunks.tsx';
import { type Block, isChanged } from './rows/blocks.ts';
import { type Drawing, ResultSentence } from './sentence.tsx';

/** Returns the attributes that style an element as a block of this form. */
export const formed = ({ of, level, bullet }: Form) => ({
  'data-form': of === 'text' ? undefined : of,
  'data-level': level === 0 ? undefined : level,
  'data-bullet': bullet === '' ? undefined : bullet,
});

/** Blocks with a box around their words; the empty lines after the words are outside the box. */
const drawnAround = new Set<Form['of']>(['quote', 'code', 'rule', 'table']);

type AroundProps = { reading: BlockReading; children: ReactNode };

function Around({ reading: { form, text, tail }, children }: AroundProps) {
  if (!drawnAround.has(form.of)) {
    return (
      <div className="block" dir="auto" {...formed(form)}>
        {children}
        {text.slice(tail)}
      </div>
    );
  }
  return (
    <div className="block">
      <div dir="auto" {...formed(form)}>
        {children}
      </div>
      {text.slice(tail)}
    </div>
  );
}

/** A paragraph of the current result, with each change marked in its place; the text between them is that of the source. */
const MarkedBlock = memo(function MarkedBlock({ block, ...drawing }: Drawing & { block: Block }) {
  const reading = readBlock(block, drawing);
  const { source } = drawing;
  const { rows, start } = block;
  if (reading.form.of === 'table' && !rows.some(isChanged) && isTable(source, rows)) {
    return (
      <div className="block" dir="auto" data-at={start}>
        <TableText source={source} rows={rows} end={start + reading.tail} />
        {reading.text.slice(reading.tail)}
      </div>
    );
  }
  return (
    <Around reading={reading}>
      {rows.map((row) => (
        <span key={row.start} data-at={row.start}>
          <ResultSentence row={row} reading={reading} numbered={false} {...drawing} />
        </span>
      ))}
    </Around>
  );
});

const drawBlock = (block: Block, drawing: Drawing) => (
  <MarkedBlock key={block.start} block={block} {...drawing} />
);

/** The current result with its marks. */
export const ResultText = (text: TextProps) => <Chunks {...text} linesEach={1} draw={drawBlock} />;
