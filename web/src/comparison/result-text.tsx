import { memo } from 'react';
import { Leaf } from './leaf.tsx';
import { indexIn, type Place } from './place.ts';
import type { Reading } from './reading.ts';
import { type Block, holds, takenOf } from './rows/layout.ts';
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

export type TextProps = {
  reading: Reading;
  takenBack: ReadonlySet<number>;
  open: Place | null;
  /** The change that Tab leads to. */
  current: number;
};

/** The text as it reads now, with its marks. */
export function ResultText({ reading, takenBack, open, current }: TextProps) {
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
            fleeting={at > 0 && source.length > longText}
            wanted={wanted}
          >
            {() =>
              leaf.blocks.map((block) => (
                <MarkedBlock
                  key={block.start}
                  {...{ source, changes, block, taken, first, refusals }}
                  open={wanted ? opened : -1}
                  current={wanted ? current : -1}
                  openRefusal={indexIn(open, 'refusal')}
                />
              ))
            }
          </Leaf>
        );
      })}
      {!isDone && <p className="text-coming">Laying out the rest …</p>}
    </>
  );
}
