import { memo } from 'react';
import { applyChanges } from '#prose/text/change.ts';
import { Leaf } from './leaf.tsx';
import { indexIn, type Place } from './place.ts';
import type { Reading } from './reading.ts';
import { type Block, holds, takenOf } from './rows/layout.ts';
import type { DrawnChange } from './rows/rows.ts';
import { type Drawing, ResultSentence } from './sentence.tsx';

/** From here on not all of it is drawn at once. */
export const longText = 12_000;

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

type CleanProps = Pick<Drawing, 'source' | 'taken' | 'first'> & {
  changes: readonly DrawnChange[];
  block: Block;
};

/** A paragraph as it reads now, without marks. */
const CleanBlock = memo(function CleanBlock({ source, changes, block, taken, first }: CleanProps) {
  const { rows, start, end } = block;
  const from = rows[0]?.first ?? 0;
  const kept = changes
    .slice(from, rows.at(-1)?.last ?? from)
    .filter((_, at) => taken.charAt(from + at - first) !== '1')
    .map((change) => ({ start: change.start - start, end: change.end - start, after: change.after }));
  return (
    <div className={`block block-clean block-${rows[0]?.kind ?? 'other'}`} data-at={start}>
      {applyChanges(source.slice(start, end), kept)}
    </div>
  );
});

export type TextProps = {
  reading: Reading;
  takenBack: ReadonlySet<number>;
  open: Place | null;
  /** The change that Tab leads to. */
  current: number;
};

/** The text as it reads now, with marks or without. */
export function ResultText({ reading, takenBack, open, current, clean }: TextProps & { clean: boolean }) {
  const { source, changes, leaves, refusals, isDone } = reading;
  const opened = indexIn(open, 'change');
  return (
    <>
      {leaves.map((leaf, at) => {
        const { first } = leaf;
        const taken = takenOf(takenBack, leaf);
        const wanted = holds(leaf, opened) || holds(leaf, current);
        return (
          <Leaf
            key={leaf.start}
            start={leaf.start}
            lines={leaf.lines}
            fleeting={!clean && at > 0 && source.length > longText}
            wanted={wanted}
          >
            {() =>
              leaf.blocks.map((block) =>
                clean ? (
                  <CleanBlock key={block.start} {...{ source, changes, block, taken, first }} />
                ) : (
                  <MarkedBlock
                    key={block.start}
                    {...{ source, changes, block, taken, first, refusals }}
                    open={wanted ? opened : -1}
                    current={wanted ? current : -1}
                    openRefusal={indexIn(open, 'refusal')}
                  />
                ),
              )
            }
          </Leaf>
        );
      })}
      {!isDone && <p className="text-coming">Laying out the rest …</p>}
    </>
  );
}
