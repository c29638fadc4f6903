import type { ReactElement } from 'react';
import { Leaf } from './leaf.tsx';
import { indexIn, type Place } from './place.ts';
import type { Reading } from './reading.ts';
import { type Block, holds, takenOf } from './rows/layout.ts';
import type { Drawing } from './sentence.tsx';

/** From here on not all of it is drawn at once. */
const longText = 12_000;

export type TextProps = {
  reading: Reading;
  takenBack: ReadonlySet<number>;
  open: Place | null;
  /** The change that Tab leads to. */
  current: number;
};

type Props = TextProps & {
  /** How many lines one of the text takes here, about. */
  linesEach: number;
  draw: (block: Block, drawing: Drawing) => ReactElement | ReactElement[];
};

/** A text, a few blocks at a time; those of a long one while they are near what one sees. */
export function Leaves({ reading, takenBack, open, current, linesEach, draw }: Props) {
  const { source, changes, leaves, refusals, isDone } = reading;
  const opened = indexIn(open, 'change');
  return (
    <>
      {leaves.map((leaf, at) => {
        const wanted = holds(leaf, opened) || holds(leaf, current);
        const drawing: Drawing = {
          source,
          changes,
          taken: takenOf(takenBack, leaf),
          first: leaf.first,
          open: wanted ? opened : -1,
          current: wanted ? current : -1,
          refusals,
          openRefusal: indexIn(open, 'refusal'),
        };
        return (
          <Leaf
            key={leaf.start}
            start={leaf.start}
            lines={leaf.lines * linesEach}
            fleeting={at > 0 && source.length > longText}
            wanted={wanted}
          >
            {() => leaf.blocks.flatMap((block) => draw(block, drawing))}
          </Leaf>
        );
      })}
      {!isDone && <p className="text-coming">Laying out the rest …</p>}
    </>
  );
}
